import { allOrdersFilters } from '@hub/domain/dashboard';
import { appRoutes } from '@hub/domain/navigation';
import type { Order, TabNumber } from '@hub/domain/orders';
import { writeFilters } from './filtersInAddress.ts';
import { writeListAddress } from './listAddress.ts';

/**
 * Path of an order in its list with its detail open. The list is filtered to it, because the server may page; an order
 * without a name is searched by its id.
 */
export function orderPath(order: Pick<Order, 'orderId' | 'orderName'>, tab: TabNumber): string {
  const path =
    appRoutes.find((route) => route.orderTab === tab && route.path.startsWith('/app/dashboard-v0/'))?.path ??
    '/app/dashboard-v0';
  const filters = writeFilters(new URLSearchParams(), {
    ...allOrdersFilters,
    search: order.orderName.trim() || order.orderId,
  });
  return `${path}?${writeListAddress(filters, { orderIds: [order.orderId] })}`;
}
