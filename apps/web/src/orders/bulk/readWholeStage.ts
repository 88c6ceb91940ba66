import type { OrdersClient } from '@hub/api-client/orders';
import { allOrdersFilters } from '@hub/domain/dashboard';
import type { StageReading, TabNumber } from '@hub/domain/orders';

/** Every order of a stage, whatever the list's filters: all that a server says that hands out whole lists. */
export async function readWholeStage(client: OrdersClient, tab: TabNumber, signal: AbortSignal): Promise<StageReading> {
  const all = await client.listAllOrders({ tab, filters: allOrdersFilters, fields: [] }, { signal });
  const isComplete = all.unreadable === 0 && all.gap === null;
  return { listed: new Set(all.orders.map(({ orderId }) => orderId)), isComplete };
}
