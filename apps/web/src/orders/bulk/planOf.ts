import { type BulkAction, type Order, preflight, type TabNumber } from '@hub/domain/orders';
import type { BulkPlan } from '@hub/ui/orders';

/**
 * What a prompt promises: the orders as they are selected at this moment, each once. Nothing that comes or goes
 * afterwards changes it. Those of which something still runs are left out in any case.
 */
export function planOf(
  action: BulkAction,
  tab: TabNumber,
  selected: readonly Order[],
  isRunning: (orderId: string) => boolean,
): BulkPlan {
  const met = new Set<string>();
  const once = selected.filter(({ orderId }) => met.size < met.add(orderId).size);
  const leftOut = once.filter(({ orderId }) => isRunning(orderId));
  const free = leftOut.length === 0 ? once : once.filter(({ orderId }) => !isRunning(orderId));
  return { action, tab, ...preflight(action, tab, free), leftOut };
}
