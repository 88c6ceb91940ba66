import type { ShopTransaction } from '@hub/database';
import { countOrders, type OrderCount } from '@hub/database/orders';
import { readShop } from '@hub/database/shops';
import type { OrderFilters, Stats } from '@hub/domain/dashboard';
import { isInTab } from '@hub/domain/orders';
import { orderTabs } from '@hub/domain/orders/list';
import { orderSearchOf } from './orderSearchOf.ts';

/** Dashboard figures for the matching orders. */
export async function orderStats(transaction: ShopTransaction, filters: OrderFilters, now: Date): Promise<Stats> {
  const { timeZone } = await readShop(transaction);
  const counts = await countOrders(transaction, orderSearchOf(filters, now, timeZone));
  const sumOf = (amount: (count: OrderCount) => number) => counts.reduce((sum, count) => sum + amount(count), 0);
  const byTab = orderTabs.map(({ number, statsField }) => [
    statsField,
    sumOf(({ stage, wasShipped, orders }) => (isInTab(stage, number, wasShipped) ? orders : 0)),
  ]);
  return {
    ...(Object.fromEntries(byTab) as Omit<Stats, 'totalWorkflows' | 'totalBoxes'>),
    totalWorkflows: sumOf(({ workflowRuns }) => workflowRuns),
    totalBoxes: sumOf(({ boxesSaved }) => boxesSaved),
  };
}
