import { firstListPart } from '@hub/api-client/orders';
import type { OrderFilters } from '@hub/domain/dashboard';
import { type TabNumber, tabs } from '@hub/domain/orders';
import { defaultSort, maxSortedOrders, type OrderSort } from '@hub/domain/orders/list';
import { useQuery } from '@tanstack/react-query';
import { useOpenShop } from '../../session/OpenShop.ts';
import { orderWindowQuery } from '../orderWindowQuery.ts';

/** What is read first of a list: its first page, or the whole list. */
export type FirstPage = ReturnType<typeof firstListPart>;

export interface ListPart {
  page: FirstPage;
  /** As it is shown. */
  sort: OrderSort;
}

/**
 * Lists that need only the rows in sight. The others are read whole: Errors, Hold Orders and Needs User Review are
 * listed by cause, with the count of each, and Back Orders says how many of all could be released in part.
 */
const windowedTabs: ReadonlySet<TabNumber> = new Set([tabs.all, tabs.open, tabs.inFulfillment, tabs.shipped]);

/** The first read of a list, newest first: in windows from a server that has them, else all of it. */
export function useFirstPage(tab: TabNumber): FirstPage {
  const { client } = useOpenShop();
  return firstListPart(client.context, { needsAll: !windowedTabs.has(tab) });
}

/**
 * How a list is read. Another sort than newest first needs the whole list, so a list in windows that is too long for that
 * stays newest first.
 */
export function useListPart(tab: TabNumber, filters: OrderFilters, sort: OrderSort = defaultSort): ListPart {
  const { client, shop } = useOpenShop();
  const page = useFirstPage(tab);
  const isMeasured = page !== 'all' && sort !== defaultSort;
  const { data } = useQuery({ ...orderWindowQuery(client, shop, { tab, filters, page }), enabled: isMeasured });
  if (page === 'all') return { page, sort };
  const isSortable = isMeasured && data !== undefined && data.total <= maxSortedOrders;
  return isSortable ? { page: 'all', sort } : { page, sort: defaultSort };
}
