import type { OrderOutcome } from './bulkReport.ts';
import { bulkTexts } from './bulkTexts.ts';
import type { OrderReference } from '../../shared/orders/OrderReference.ts';

/** A stage read again, to see which orders of a bulk action are still in it. */
export interface StageReading {
  /** `orderId`s. */
  listed: ReadonlySet<string>;
  /** Nothing could not be read or moved while it was, so that what is not listed has left. */
  isComplete: boolean;
}

/** What becomes of a bulk action of which not everything is known. */
export interface BulkResend<Sent extends OrderReference = OrderReference> {
  /** Outcomes before anything is sent again, one per order. */
  outcomes: readonly OrderOutcome[];
  /** Orders to send again; empty when nothing is left to send. */
  send: readonly Sent[];
}

/**
 * Plans to send a bulk action again. Unknown orders that have left their stage count as done. Where a repeated key is
 * done once, the whole action goes again as it was, so that the server answers for the first attempt; elsewhere only the
 * unknown orders that are still there.
 */
export function bulkResend<Sent extends OrderReference>(
  orders: readonly Sent[],
  earlier: readonly OrderOutcome[],
  { listed, isComplete }: StageReading,
  isRetrySafe: boolean,
): BulkResend<Sent> {
  const known = new Map(earlier.filter(isKnown).map((outcome) => [outcome.orderId, outcome]));
  const outcomes = orders.map(({ orderId }): OrderOutcome => {
    const outcome = known.get(orderId);
    if (outcome) return outcome;
    if (listed.has(orderId)) return { orderId, status: 'unknown', message: bulkTexts.stillListed };
    return isComplete
      ? { orderId, status: 'success', message: null }
      : { orderId, status: 'unknown', message: bulkTexts.notLookedUp };
  });
  const isOpen = outcomes.some((outcome) => !isKnown(outcome));
  if (isRetrySafe) return { outcomes, send: isOpen ? orders : [] };
  return { outcomes, send: orders.filter(({ orderId }) => !known.has(orderId) && listed.has(orderId)) };
}

/**
 * The outcomes after the second reply. It settles what was not known; what counted as done, because it has left its
 * stage, stays done unless the server says that it failed. `earlier`: as the first reply had them.
 */
export function outcomesAfterResend(
  earlier: readonly OrderOutcome[],
  { outcomes }: BulkResend,
  reply: readonly OrderOutcome[],
): readonly OrderOutcome[] {
  const knownBefore = new Set(earlier.filter(isKnown).map(({ orderId }) => orderId));
  const replied = new Map(reply.filter(isKnown).map((outcome) => [outcome.orderId, outcome]));
  return outcomes.map((outcome) => {
    const later = replied.get(outcome.orderId);
    if (!later || knownBefore.has(outcome.orderId)) return outcome;
    return outcome.status === 'success' && later.status === 'skipped' ? outcome : later;
  });
}

function isKnown({ status }: OrderOutcome): boolean {
  return status !== 'unknown';
}
