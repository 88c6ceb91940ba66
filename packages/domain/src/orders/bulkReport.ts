import { formatCount } from '../shared/formatCount.ts';
import { type ActionReply, bulkResult, resultTexts } from './actionResults.ts';
import type { BulkAction } from './BulkAction.ts';
import { bulkTexts } from './bulkTexts.ts';
import { groupBy } from './groupBy.ts';
import type { Order } from './Order.ts';

/** What happened to one order that was sent. */
export interface OrderOutcome {
  orderId: string;
  status: 'success' | 'error' | 'skipped';
  /** The reason in the server's words, null where it gave none. */
  message: string | null;
}

/** What a bulk call answered. Without `results` every order carries the one status. */
export interface BulkReply extends ActionReply {
  orders: readonly OrderOutcome[];
}

/** Orders that share a reason. */
export interface ReasonGroup {
  reason: string;
  orders: readonly Order[];
}

/** What a bulk action did, order by order. */
export interface BulkReport {
  /** For the banner or the toast. */
  text: string;
  tone: 'success' | 'warning' | 'critical';
  done: readonly Order[];
  failed: readonly ReasonGroup[];
  /** They cannot take the action; trying again would not help. */
  skipped: readonly ReasonGroup[];
}

/**
 * The outcome of every order that was sent, grouped by reason. An order counts as done only where the reply says so;
 * one that the reply leaves out has failed.
 */
export function bulkReport(action: BulkAction, sent: readonly Order[], reply: BulkReply): BulkReport {
  const outcomes = new Map(reply.orders.map((outcome) => [outcome.orderId, outcome]));
  const byStatus = groupBy(sent, ({ orderId }) => outcomes.get(orderId)?.status ?? 'error');
  const reasonOf = ({ orderId }: Order) => outcomes.get(orderId)?.message ?? bulkTexts.noReason;
  const done = byStatus.get('success') ?? [];
  const failed = groupByReason(byStatus.get('error') ?? [], reasonOf);
  const skipped = groupByReason(byStatus.get('skipped') ?? [], reasonOf);
  const isComplete = failed.length === 0 && skipped.length === 0;
  const text = textOf(action, reply, { done, failed, skipped });
  return { text, tone: toneOf(done.length, isComplete, text), done, failed, skipped };
}

/** "197 done, 3 failed." with only the parts that there are. */
export function outcomeSummary({ done, failed, skipped }: Pick<BulkReport, 'done' | 'failed' | 'skipped'>): string {
  const parts = [
    [done.length, 'done'],
    [countOrders(failed), 'failed'],
    [countOrders(skipped), 'skipped'],
  ] as const;
  return `${parts.flatMap(([number, word]) => (number > 0 ? `${formatCount(number)} ${word}` : [])).join(', ')}.`;
}

/** How many orders are in the groups. */
export function countOrders(groups: readonly ReasonGroup[]): number {
  return groups.reduce((sum, { orders }) => sum + orders.length, 0);
}

/**
 * §8's texts speak of all orders alike, so they only serve where all fared alike; a success without any text says how
 * many.
 */
function textOf(
  action: BulkAction,
  reply: BulkReply,
  outcome: Pick<BulkReport, 'done' | 'failed' | 'skipped'>,
): string {
  const { ok, text } = bulkResult(action, reply);
  if (reply.message?.trim()) return text;
  const hasOneOutcome = ok
    ? countOrders(outcome.failed) + countOrders(outcome.skipped) === 0
    : outcome.done.length === 0;
  return hasOneOutcome && text !== '' ? text : outcomeSummary(outcome);
}

/** §8 has an error's text for a release without a message; nobody should see it in green. */
function toneOf(done: number, isComplete: boolean, text: string): BulkReport['tone'] {
  if (done === 0) return 'critical';
  return isComplete && text !== resultTexts.bulkNoMessage ? 'success' : 'warning';
}

function groupByReason(orders: readonly Order[], reasonOf: (order: Order) => string): readonly ReasonGroup[] {
  return [...groupBy(orders, reasonOf)].map(([reason, groupOrders]) => ({ reason, orders: groupOrders }));
}
