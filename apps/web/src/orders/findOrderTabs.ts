import { SessionExpiredError } from '@hub/api-client/http';
import type { OrdersClient } from '@hub/api-client/orders';
import type { OrderFilters } from '@hub/domain/dashboard';
import type { TabNumber } from '@hub/domain/orders';
import { mostSpecificTab, tabsBySpecificity } from '@hub/domain/orders/list';
import { pMapSettled } from 'p-map';

export interface OrderTabs {
  /** Each order's most specific tab by `orderId`; absent when no list contains it. */
  tabOf: ReadonlyMap<string, TabNumber>;
  /** False when a list failed to load, so that an order's tab may be missing. */
  isComplete: boolean;
}

const concurrency = 4;

/**
 * Finds the orders in the lists, because rows have no stage. Throws only when aborted or when the session has expired.
 */
export async function findOrderTabs(
  client: OrdersClient,
  filters: OrderFilters,
  signal: AbortSignal,
): Promise<OrderTabs> {
  const results = await pMapSettled(
    tabsBySpecificity,
    async (tab) => ({ tab, page: await client.listOrders({ tab, filters, fields: ['order_id'] }, { signal }) }),
    { concurrency },
  );
  signal.throwIfAborted();
  const tabs = new Map<string, Set<TabNumber>>();
  for (const result of results) {
    if (result.status === 'rejected') {
      if (result.reason instanceof SessionExpiredError) throw result.reason;
      continue;
    }
    for (const { orderId } of result.value.page.orders)
      tabs.set(orderId, (tabs.get(orderId) ?? new Set()).add(result.value.tab));
  }
  const tabOf = new Map([...tabs].map(([orderId, held]) => [orderId, mostSpecificTab(held)]));
  return {
    tabOf,
    isComplete: results.every((result) => result.status === 'fulfilled' && !result.value.page.hasNextPage),
  };
}
