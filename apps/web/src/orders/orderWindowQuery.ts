import type { CoreClient } from '@hub/api-client';
import { listOrderWindow, type OrderWindowPage } from '@hub/api-client/orders';
import type { OrderFilters } from '@hub/domain/dashboard';
import type { TabNumber } from '@hub/domain/orders';
import { windowPageSize } from '@hub/domain/orders/list';
import type { QueryFunctionContext } from '@tanstack/react-query';
import { orderKeys } from './orderKeys.ts';

/** A page of a list, from 1, or all of it. */
export type ListPage = number | 'all';

/** A part of a list, with the list's key. */
export interface ListedWindowPage extends OrderWindowPage {
  listKey: string;
  /** From 1. */
  page: number;
}

/** The query of a part of a list. */
export function orderWindowQuery(
  client: CoreClient,
  shop: string,
  { tab, filters, page }: { tab: TabNumber; filters: OrderFilters; page: ListPage },
) {
  const part = page === 'all' ? page : { page, pageSize: windowPageSize };
  return {
    queryKey: orderKeys.list(shop, tab, filters, page),
    queryFn: async ({ signal }: Pick<QueryFunctionContext, 'signal'>): Promise<ListedWindowPage> => ({
      ...(await listOrderWindow(client.context, { tab, filters, part }, { signal })),
      listKey: listKeyOf(tab, filters, page),
      page: page === 'all' ? 1 : page,
    }),
    structuralSharing: false,
  };
}

/** Key of a list that is requested as a whole, or by pages. */
export function listKeyOf(tab: TabNumber, filters: OrderFilters, page: ListPage): string {
  return JSON.stringify([tab, filters, page === 'all']);
}
