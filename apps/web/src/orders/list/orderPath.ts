import { allOrdersFilters } from '@hub/domain/dashboard';
import type { Order, TabNumber } from '@hub/domain/orders';
import { orderDisplayName } from '@hub/domain/shared';
import { writeFilters } from './filtersInAddress.ts';
import { writeListAddress } from './listAddress.ts';
import { stageListPath } from './stageListPath.ts';

/**
 * Path of an order in its list, with its detail open. The list is filtered to it, because the server may page; an order
 * without a name is searched by its id.
 */
export function orderPath(order: Pick<Order, 'orderId' | 'orderName'>, tab: TabNumber): string {
  const filters = writeFilters(new URLSearchParams(), {
    ...allOrdersFilters,
    search: orderDisplayName(order).trim(),
  });
  return `${stageListPath(tab)}?${writeListAddress(filters, { orderIds: [order.orderId] })}`;
}
