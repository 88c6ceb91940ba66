import { SessionExpiredError } from '@hub/api-client/http';
import type { OrdersClient } from '@hub/api-client/orders';
import type { OrderFilters } from '@hub/domain/dashboard';
import { mostSpecificTab, type TabNumber, tabsBySpecificity } from '@hub/domain/orders';
import { pMapSettled } from 'p-map';

export interface OrderTabs {
  /** The list that says most about an order, by `orderId`; absent where no asked list holds it. */
  tabOf: ReadonlyMap<string, TabNumber>;
  /** False where a list could not be asked, so that an absent order may stand there all the same. */
  isComplete: boolean;
}

const concurrency = 4;

/**
 * Asks the lists which of the found orders they hold, because a row does not say its stage. Throws only when aborted or
 * when the session has expired.
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
