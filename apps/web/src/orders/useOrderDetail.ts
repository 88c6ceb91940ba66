import type { CoreClient } from '@hub/api-client';
import { createOrdersClient, type LoadedOrderDetail } from '@hub/api-client/orders';
import type { Loadable } from '@hub/ui/data';
import { queryOptions } from '@tanstack/react-query';
import { useOpenShop } from '../session/OpenShop.ts';
import { useLoadable } from '../queries/useLoadable.ts';
import { orderKeys } from './orderKeys.ts';

/** The detail of an order (§7); takes `orderId`, not `id`. */
export function useOrderDetail(orderId: string): Loadable<LoadedOrderDetail> {
  const { shop, client } = useOpenShop();
  return useLoadable(orderDetailQuery(shop, client, orderId));
}

/** The query of an order's detail, shared by open orders, visible rows and samples. */
export function orderDetailQuery(shop: string, client: CoreClient, orderId: string) {
  return queryOptions({
    queryKey: orderKeys.detail(shop, orderId),
    queryFn: ({ signal }) => createOrdersClient(client.context).getOrderDetail(orderId, { signal }),
  });
}
