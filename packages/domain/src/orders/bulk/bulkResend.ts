import type { OrderOutcome } from './bulkReport.ts';
import { bulkTexts } from './bulkTexts.ts';
import type { OrderReference } from '../../shared/orders/OrderReference.ts';

/** A stage read again, to see which of a bulk action's orders are still in it. */
export interface StageReading {
  /** `orderId`s. */
  listed: ReadonlySet<string>;
  /** Read completely and without moves, so unlisted orders have left. */
  isComplete: boolean;
}

/** Plan for a bulk action with unknown outcomes. */
export interface BulkResend<Sent extends OrderReference = OrderReference> {
  /** Outcomes before the resend, one per order. */
  outcomes: readonly OrderOutcome[];
  /** Orders to resend; empty when none are left. */
  send: readonly Sent[];
}

/**
 * Plans a resend of a bulk action. Unknown orders that left their stage count as done. If a repeated key runs once,
 * the whole action is resent unchanged, so the server answers for the first attempt; otherwise only the unknown
 * orders that are still there.
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
 * Outcomes after the second reply. It settles unknown ones; an order counted as done because it left its stage stays
 * done unless the server says it failed. `earlier` is the first reply's outcomes.
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
