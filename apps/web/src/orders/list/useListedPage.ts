import type { CoreClient } from '@hub/api-client';
import type { OrderPage, OrderWindowPage } from '@hub/api-client/orders';
import type { OrderFilters } from '@hub/domain/dashboard';
import type { TabNumber } from '@hub/domain/orders';
import type { Loadable } from '@hub/ui/data';
import { type LoadableQuery, useLoadable } from '../../queries/useLoadable.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { orderWindowQuery } from '../orderWindowQuery.ts';
import { orderPageQuery } from './useOrderPage.ts';

/** `total`: orders of the whole list, where it is a window. */
export type ListedPage = OrderPage & Partial<Pick<OrderWindowPage, 'total'>>;

export interface ListedPageOptions {
  tab: TabNumber;
  filters: OrderFilters;
  /** From 1. */
  page: number;
  isWindowed: boolean;
}

/** The page of a list that its screen shows; of a window on a list always its first. */
export function useListedPage(options: ListedPageOptions): Loadable<ListedPage> {
  const { shop, client } = useOpenShop();
  return useLoadable(listedPageQuery(client, shop, options));
}

/** The query of that page. */
export function listedPageQuery(
  client: CoreClient,
  shop: string,
  { isWindowed, ...page }: ListedPageOptions,
): LoadableQuery<ListedPage> {
  return isWindowed ? orderWindowQuery(client, shop, { ...page, page: 1 }) : orderPageQuery(client, shop, page);
}
