import type { CoreClient } from '@hub/api-client';
import { listOrderWindow, type OrderWindowPage } from '@hub/api-client/orders';
import type { OrderFilters } from '@hub/domain/dashboard';
import { type TabNumber, windowPageSize } from '@hub/domain/orders';
import type { QueryFunctionContext } from '@tanstack/react-query';
import { orderKeys } from './orderKeys.ts';

/** A page of a list, which says of which list it is. */
export interface ListedWindowPage extends OrderWindowPage {
  listKey: string;
  /** From 1. */
  page: number;
}

/** The query of a page, from 1, of a list of which only some are asked for. */
export function orderWindowQuery(
  client: CoreClient,
  shop: string,
  { tab, filters, page }: { tab: TabNumber; filters: OrderFilters; page: number },
) {
  return {
    queryKey: orderKeys.windowPage(shop, tab, filters, page),
    queryFn: async ({ signal }: Pick<QueryFunctionContext, 'signal'>): Promise<ListedWindowPage> => ({
      ...(await listOrderWindow(client.context, { tab, filters, page, pageSize: windowPageSize }, { signal })),
      listKey: JSON.stringify([tab, filters]),
      page,
    }),
    structuralSharing: false,
  };
}
