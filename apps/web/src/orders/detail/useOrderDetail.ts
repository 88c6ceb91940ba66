import type { ApiClient } from '@hub/api-client';
import type { LoadedOrderDetail } from '@hub/api-client/orders';
import type { Loadable } from '@hub/ui/data';
import { useOpenShop } from '../../session/OpenShop.ts';
import { type LoadableQuery, useLoadable } from '../../queries/useLoadable.ts';
import { orderKeys } from '../orderKeys.ts';

/** Items, shipments, flows and timeline of one order (§7 get-order-detail); takes `orderId`, not `id`. */
export function useOrderDetail(orderId: string): Loadable<LoadedOrderDetail> {
  const { shop, client } = useOpenShop();
  return useLoadable(orderDetailQuery(shop, client, orderId));
}

/**
 * The one question for an order's detail: whoever reads it first, a row that is opened or one that is in sight, reads
 * it for both.
 */
export function orderDetailQuery(shop: string, client: ApiClient, orderId: string): LoadableQuery<LoadedOrderDetail> {
  return {
    queryKey: orderKeys.detail(shop, orderId),
    load: (signal) => client.orders.getOrderDetail(orderId, { signal }),
  };
}
