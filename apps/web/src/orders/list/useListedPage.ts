import type { OrderPage, OrderWindowPage } from '@hub/api-client/orders';
import type { OrderFilters } from '@hub/domain/dashboard';
import type { TabNumber } from '@hub/domain/orders';
import type { Loadable } from '@hub/ui/data';
import { useLoadable } from '../../queries/useLoadable.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { orderWindowQuery } from '../orderWindowQuery.ts';
import { orderPageQuery } from './useOrderPage.ts';

/** `total`: orders of the whole list, where it is a window. */
export type ListedPage = OrderPage & Partial<Pick<OrderWindowPage, 'total'>>;

/** The page of a list that its screen shows, from 1; of a window on a list always its first. */
export function useListedPage(
  { tab, filters, page }: { tab: TabNumber; filters: OrderFilters; page: number },
  isWindowed: boolean,
): Loadable<ListedPage> {
  const { shop, client } = useOpenShop();
  return useLoadable<ListedPage>(
    isWindowed
      ? orderWindowQuery(client, shop, { tab, filters, page: 1 })
      : orderPageQuery(client, shop, { tab, filters, page }),
  );
}
