import type { OrderFilters } from '@hub/domain/dashboard';
import { type TabNumber, tabs } from '@hub/domain/orders';
import { defaultSort, maxSortedOrders, type OrderSort } from '@hub/domain/orders/list';
import { useQuery } from '@tanstack/react-query';
import { useOpenShop } from '../../session/OpenShop.ts';
import { orderWindowQuery } from '../orderWindowQuery.ts';

/** The first request of a list: its first page, or all of it. */
export type FirstPage = 1 | 'all';

export interface RequestedList {
  page: FirstPage;
  /** The sort as shown. */
  sort: OrderSort;
}

/**
 * Lists that need only the visible rows. The others need every order: Errors, Hold Orders and Needs User Review are
 * grouped by cause with counts, and Back Orders shows how many of all could be released in part.
 */
const windowedTabs: ReadonlySet<TabNumber> = new Set([tabs.all, tabs.open, tabs.inFulfillment, tabs.shipped]);

/** The first request of a list, newest first. */
export function firstPageOf(tab: TabNumber): FirstPage {
  return windowedTabs.has(tab) ? 1 : 'all';
}

/**
 * How a list is requested. A sort other than newest first needs every order: a list that is not complete is requested
 * again, unless it is too long, and then it stays newest first.
 */
export function useListPart(tab: TabNumber, filters: OrderFilters, sort: OrderSort = defaultSort): RequestedList {
  const { client, shop } = useOpenShop();
  const page = firstPageOf(tab);
  const isMeasured = page !== 'all' && sort !== defaultSort;
  const { data } = useQuery({ ...orderWindowQuery(client, shop, { tab, filters, page }), enabled: isMeasured });
  if (!isMeasured || data === undefined || data.isWhole) return { page, sort };
  return data.total <= maxSortedOrders ? { page: 'all', sort } : { page, sort: defaultSort };
}
