import { wordsText } from '@hub/domain/messages';
import type { Order, TabNumber } from '@hub/domain/orders';
import { type BulkAction, preflight } from '@hub/domain/orders/bulk';
import type { BulkPlan, BulkScope } from '@hub/ui/orders';

/** A plan of orders with loaded rows. */
export interface RowsPlan extends BulkPlan {
  /** Orders by scope. */
  sent: Readonly<Record<BulkScope, readonly Order[]>>;
}

/** A prompt's orders: a snapshot of the selection without duplicates and without orders with a running action. */
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
