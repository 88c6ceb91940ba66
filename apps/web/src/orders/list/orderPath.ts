import { allOrdersFilters } from '@hub/domain/dashboard';
import { appRoutes } from '@hub/domain/navigation';
import type { Order, TabNumber } from '@hub/domain/orders';
import { writeFilters } from './filtersInAddress.ts';
import { writeListAddress } from './listAddress.ts';

/**
 * The order in its list with its detail open. The list is narrowed to it, because the server may page and the order
 * stand on a later one; an order without a name is found by its id.
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
