import { type BulkAction, type Order, preflight, type TabNumber } from '@hub/domain/orders';
import type { BulkPlan } from '@hub/ui/orders';

/**
 * What a prompt promises: the orders as they are selected at this moment, each once. Nothing that comes or goes
 * afterwards changes it. Those of which something still runs are left out in any case.
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
