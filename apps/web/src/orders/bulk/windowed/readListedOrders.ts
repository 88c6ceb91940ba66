import type { CoreClient } from '@hub/api-client';
import { createSelectionsClient } from '@hub/api-client/selections';
import { allOrdersFilters } from '@hub/domain/dashboard';
import type { StageReading, TabNumber } from '@hub/domain/orders';
import type { OrderReference } from '@hub/domain/shared';

/**
 * Which of some orders are in a stage, whatever the list's filters, without reading the others of the stage: the server
 * writes down, as of one instant, those that are. For servers with capability `windowed-lists`.
 */
export async function readListedOrders(
  client: CoreClient,
  tab: TabNumber,
  orders: readonly OrderReference[],
  signal: AbortSignal,
): Promise<StageReading> {
  const selections = createSelectionsClient(client.context);
  const only = orders.map(({ orderId }) => orderId);
  const still = await selections.freeze({ tab, filters: allOrdersFilters, only }, { signal });
  const listed = await selections.readAll(still, { signal });
  return { listed: new Set(listed.map(({ orderId }) => orderId)), isComplete: listed.length === still.count };
}
