import type { CoreClient } from '@hub/api-client';
import { createOrdersClient, type OrderPage } from '@hub/api-client/orders';
import type { OrderFilters } from '@hub/domain/dashboard';
import type { TabNumber } from '@hub/domain/orders';
import type { Loadable } from '@hub/ui/data';
import type { QueryFunctionContext } from '@tanstack/react-query';
import { useOpenShop } from '../../session/OpenShop.ts';
import { useLoadable } from '../../queries/useLoadable.ts';
import { orderKeys } from '../orderKeys.ts';

/** One page of a tab for these filters (§7 `list-order`), from 1. */
export function useOrderPage(tab: TabNumber, filters: OrderFilters, page: number): Loadable<OrderPage> {
  const { shop, client } = useOpenShop();
  return useLoadable(orderPageQuery(client, shop, { tab, filters, page }));
}

/** The query of a page, from 1. */
export function orderPageQuery(
  client: CoreClient,
  shop: string,
  { tab, filters, page }: { tab: TabNumber; filters: OrderFilters; page: number },
) {
  return {
    queryKey: orderKeys.list(shop, tab, filters, page),
    queryFn: ({ signal }: Pick<QueryFunctionContext, 'signal'>): Promise<OrderPage> =>
      createOrdersClient(client.context).listOrders({ tab, filters, page }, { signal }),
    structuralSharing: false,
  };
}
