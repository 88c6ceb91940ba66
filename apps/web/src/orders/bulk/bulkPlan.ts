import { wordsText } from '@hub/domain/messages';
import type { Order, TabNumber } from '@hub/domain/orders';
import { type BulkAction, preflight } from '@hub/domain/orders/bulk';
import type { BulkPlan, BulkScope } from '@hub/ui/orders';

/** A plan of orders whose rows are there. */
export interface RowsPlan extends BulkPlan {
  /** Orders by what is sent. */
  sent: Readonly<Record<BulkScope, readonly Order[]>>;
}

/**
 * The orders of a prompt: a snapshot of the selection without duplicates and without orders that have a running action.
 */
export function bulkPlan(
  action: BulkAction,
  tab: TabNumber,
  selected: readonly Order[],
  isRunning: (orderId: string) => boolean,
): RowsPlan {
  const seen = new Set<string>();
  const unique = selected.filter(({ orderId }) => seen.size < seen.add(orderId).size);
  const leftOut = unique.filter(({ orderId }) => isRunning(orderId));
  const idle = leftOut.length === 0 ? unique : unique.filter(({ orderId }) => !isRunning(orderId));
  const { eligible, refused } = preflight(action, tab, idle);
  const all = [...eligible, ...refused.flatMap(({ orders }) => orders)];
  return {
    action,
    tab,
    eligibleCount: eligible.length,
    refused: refused.map(({ reason, orders }) => ({ reason: wordsText(reason), orders })),
    alreadyRunning: leftOut,
    sent: { eligible, all },
  };
}
