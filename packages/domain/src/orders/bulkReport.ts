import { formatCount } from '../shared/formatCount.ts';
import { type ActionReply, bulkResult, resultTexts } from './actionResults.ts';
import type { BulkAction } from './BulkAction.ts';
import { bulkTexts } from './bulkTexts.ts';
import { groupBy } from './groupBy.ts';
import type { Order } from './Order.ts';

/** The outcome of one order that was sent. */
export interface OrderOutcome {
  orderId: string;
  status: 'success' | 'error' | 'skipped';
  /** The server's reason; null without one. */
  message: string | null;
}

/** A bulk reply. Without `results` all orders share the one status. */
export interface BulkReply extends ActionReply {
  orders: readonly OrderOutcome[];
}

/** Orders with the same reason. */
export interface ReasonGroup {
  reason: string;
  orders: readonly Order[];
}

/** The result of a bulk action. */
export interface BulkReport {
  /** Text of the banner or toast. */
  text: string;
  tone: 'success' | 'warning' | 'critical';
  done: readonly Order[];
  failed: readonly ReasonGroup[];
  /** Orders that cannot take the action, so a retry would not help. */
  skipped: readonly ReasonGroup[];
}

/**
 * The outcome of every order that was sent, grouped by reason. An order is done only where the reply says so; one that
 * the reply leaves out has failed.
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

/** "197 done, 3 failed."; zero counts are left out. */
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
 * §8's texts describe all orders alike, so they are used only when all outcomes are equal; a success without a text
 * gives the count.
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

/** A release without a message has an error text in §8, so it is not shown as a success. */
function toneOf(done: number, isComplete: boolean, text: string): BulkReport['tone'] {
  if (done === 0) return 'critical';
  return isComplete && text !== resultTexts.bulkNoMessage ? 'success' : 'warning';
}

function groupByReason(orders: readonly Order[], reasonOf: (order: Order) => string): readonly ReasonGroup[] {
  return [...groupBy(orders, reasonOf)].map(([reason, groupOrders]) => ({ reason, orders: groupOrders }));
}
