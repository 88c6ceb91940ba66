import { allOrdersFilters } from '@hub/domain/dashboard';
import type { TabNumber } from '@hub/domain/orders';
import type { StageReading } from '@hub/domain/orders/bulk';
import type { OrderReference } from '@hub/domain/shared';
import type { ClientContext } from './http/ClientContext.ts';
import { listAllOrders } from './orders/listAllOrders.ts';
import { hasWindows } from './orders/listOrderWindow.ts';
import { createSelectionsClient } from './selections/createSelectionsClient.ts';

/**
 * Which orders are in a stage, regardless of the list's filters. A server with list windows is asked only about these, at
 * one moment; from any other the whole stage is read.
 */
export async function readListedOrders(
  context: ClientContext,
  { tab, orders }: { tab: TabNumber; orders: readonly OrderReference[] },
  signal: AbortSignal,
): Promise<StageReading> {
  const stage = { tab, filters: allOrdersFilters };
  if (!hasWindows(context)) {
    const all = await listAllOrders(context, { ...stage, fields: [] }, { signal });
    return { listed: idsOf(all.orders), isComplete: all.unreadable === 0 && all.gap === null };
  }
  const selections = createSelectionsClient(context);
  const still = await selections.freeze({ ...stage, only: [...idsOf(orders)] }, { signal });
  const listed = await selections.readAll(still, { signal });
  return { listed: idsOf(listed), isComplete: listed.length === still.count };
}

function idsOf(orders: readonly OrderReference[]): ReadonlySet<string> {
  return new Set(orders.map(({ orderId }) => orderId));
}
