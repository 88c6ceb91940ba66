import { type ActionReply, bulkResult, isRefused, resultTexts } from '../actions/actionResults.ts';
import type { BulkAction } from './BulkAction.ts';
import { bulkReportWords, bulkTexts, retryFailedLabel } from './bulkTexts.ts';
import { groupBy } from '../../shared/lists/groupBy.ts';
import type { OrderReference } from '../../shared/orders/OrderReference.ts';
import { unknownReasons } from './unknownReasons.ts';

/** A sent order's outcome. */
export interface OrderOutcome {
  orderId: string;
  /** 'unknown': the reply doesn't say whether it was done. */
  status: 'success' | 'error' | 'skipped' | 'unknown';
  /** `null` without a reason. */
  message: string | null;
}

/** A bulk reply. Without `results` all orders share the one status. */
export interface BulkReply extends ActionReply {
  orders: readonly OrderOutcome[];
}

/** Orders with the same reason. */
export interface ReasonGroup {
  reason: string;
  orders: readonly OrderReference[];
  /** Total count when `orders` has only the first ones. */
  count?: number;
}

/** Outcomes of the sent orders. */
interface OutcomeGroups {
  done: readonly OrderReference[];
  failed: readonly ReasonGroup[];
  /** Orders that can't take the action, so a retry would not help. */
  skipped: readonly ReasonGroup[];
  /** Orders with an unknown outcome. */
  unknown: readonly ReasonGroup[];
}

/** The result of a bulk action. */
export interface BulkReport extends OutcomeGroups {
  /** Text of the banner or toast. */
  text: string;
  /** The counts when the text does not give them; otherwise `null`. */
  counts: string | null;
  /** The server's message when it is not the text; `null` for none. */
  serverMessage: string | null;
  tone: 'success' | 'warning' | 'critical';
  /** Toast text beside the panel with the counts. */
  toastText: string;
  /** Heading of the failed orders, and the button that retries them. */
  failedTitle: string;
  retryLabel: string;
}

/**
 * Each sent order's outcome, grouped by reason. An order is done only when the reply says so; an order missing from
 * the reply is unknown.
 */
export function bulkReport(action: BulkAction, sent: readonly OrderReference[], reply: BulkReply): BulkReport {
  const groups = outcomeGroups(sent, reply.orders);
  const text = textOf(action, reply, groups);
  const message = reply.message?.trim() ? reply.message : null;
  const counts = outcomeSummary(groups);
  return {
    ...groups,
    text,
    counts: counts === text ? null : counts,
    serverMessage: message === text ? null : message,
    tone: toneOf(groups, reply, text),
    toastText: counts === text ? incompleteText(groups) : text,
    failedTitle: bulkTexts.failed,
    retryLabel: retryFailedLabel(countOrders(groups.failed)),
  };
}

/** Groups sent orders by outcome and reason. */
export function outcomeGroups(sent: readonly OrderReference[], outcomes: readonly OrderOutcome[]): OutcomeGroups {
  const byId = new Map(outcomes.map((outcome) => [outcome.orderId, outcome]));
  const byStatus = groupBy(sent, ({ orderId }) => byId.get(orderId)?.status ?? 'unknown');
  const groupsOf = (status: OrderOutcome['status'], withoutReason: string) => {
    const reasons = groupBy(byStatus.get(status) ?? [], ({ orderId }) => byId.get(orderId)?.message ?? withoutReason);
    return [...reasons].map(([reason, orders]) => ({ reason, orders }));
  };
  return {
    done: byStatus.get('success') ?? [],
    failed: groupsOf('error', bulkTexts.noReason),
    skipped: groupsOf('skipped', bulkTexts.noReason),
    unknown: groupsOf('unknown', unknownReasons.notNamed),
  };
}

/** "197 done, 3 failed."; omits zero counts. */
export function outcomeSummary(
  { done, failed, skipped, unknown }: OutcomeGroups,
  words: Readonly<Record<keyof OutcomeGroups, (orders: number) => string>> = bulkReportWords.outcomes,
): string {
  const parts = [
    [done.length, words.done],
    [countOrders(failed), words.failed],
    [countOrders(skipped), words.skipped],
    [countOrders(unknown), words.unknown],
  ] as const;
  return `${parts.flatMap(([number, words]) => (number > 0 ? words(number) : [])).join(', ')}.`;
}

function incompleteText({ unknown }: OutcomeGroups): string {
  return unknown.length > 0 ? bulkTexts.notAllKnown : bulkTexts.notAllDone;
}

/** How many orders the groups hold. */
export function countOrders(groups: readonly ReasonGroup[]): number {
  return groups.reduce((sum, { orders, count = orders.length }) => sum + count, 0);
}

/**
 * The server's message and §8's texts describe all orders alike, so they apply only when all outcomes are equal and
 * match the reply's status. Otherwise, and for a success without text, gives the counts.
 */
function textOf(action: BulkAction, reply: BulkReply, groups: OutcomeGroups): string {
  const { done, failed, skipped, unknown } = groups;
  const kinds = [done, failed, skipped, unknown].filter((group) => group.length > 0).length;
  const agrees = isRefused(reply.status) ? done.length + skipped.length === 0 : done.length > 0;
  const text = kinds === 1 && agrees ? bulkResult(action, reply).text : '';
  return text === '' ? outcomeSummary(groups) : text;
}

/** §8 gives a release without a message an error text, so it is not shown as a success. */
function toneOf({ done, failed, skipped, unknown }: OutcomeGroups, reply: BulkReply, text: string): BulkReport['tone'] {
  if (done.length === 0 && unknown.length === 0) return 'critical';
  const isComplete = failed.length + skipped.length + unknown.length === 0;
  return isComplete && !isRefused(reply.status) && text !== resultTexts.bulkNoMessage ? 'success' : 'warning';
}
