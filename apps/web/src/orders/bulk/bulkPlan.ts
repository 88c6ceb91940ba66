import { type BulkAction, type Order, preflight, type TabNumber } from '@hub/domain/orders';
import type { BulkPlan } from '@hub/ui/orders';

/**
 * The orders of a prompt: a snapshot of the selection without duplicates and without orders that have a running action.
 */
export function bulkPlan(
  action: BulkAction,
  tab: TabNumber,
  selected: readonly Order[],
  isRunning: (orderId: string) => boolean,
): BulkPlan {
  const seen = new Set<string>();
  const unique = selected.filter(({ orderId }) => seen.size < seen.add(orderId).size);
  const leftOut = unique.filter(({ orderId }) => isRunning(orderId));
  const idle = leftOut.length === 0 ? unique : unique.filter(({ orderId }) => !isRunning(orderId));
  return { action, tab, ...preflight(action, tab, idle), alreadyRunning: leftOut };
}
