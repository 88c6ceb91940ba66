import type { OrderPage } from '@hub/api-client/orders';
import type { OrderFilters } from '@hub/domain/dashboard';
import type { TabNumber } from '@hub/domain/orders';
import type { Loadable } from '@hub/ui/data';
import { useOpenShop } from '../../session/OpenShop.ts';
import { useLoadable } from '../../queries/useLoadable.ts';
import { orderKeys } from '../orderKeys.ts';

/** One page of a tab for these filters (§7 `list-order`), from 1. */
export function useOrderPage(tab: TabNumber, filters: OrderFilters, page: number): Loadable<OrderPage> {
  const { shop, client } = useOpenShop();
  return useLoadable({
    queryKey: orderKeys.list(shop, tab, filters, page),
    queryFn: ({ signal }) => client.orders.listOrders({ tab, filters, page }, { signal }),
    structuralSharing: false,
  });
}
