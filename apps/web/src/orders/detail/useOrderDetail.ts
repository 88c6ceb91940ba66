import type { ApiClient } from '@hub/api-client';
import type { LoadedOrderDetail } from '@hub/api-client/orders';
import type { Loadable } from '@hub/ui/data';
import { useOpenShop } from '../../session/OpenShop.ts';
import { type LoadableQuery, useLoadable } from '../../queries/useLoadable.ts';
import { orderKeys } from '../orderKeys.ts';

/** The detail of an order (§7); takes `orderId`, not `id`. */
export function useOrderDetail(orderId: string): Loadable<LoadedOrderDetail> {
  const { shop, client } = useOpenShop();
  return useLoadable(orderDetailQuery(shop, client, orderId));
}

/** The query of an order's detail, shared by open orders and visible rows. */
export function orderDetailQuery(shop: string, client: ApiClient, orderId: string): LoadableQuery<LoadedOrderDetail> {
  return {
    queryKey: orderKeys.detail(shop, orderId),
    load: (signal) => client.orders.getOrderDetail(orderId, { signal }),
  };
}
