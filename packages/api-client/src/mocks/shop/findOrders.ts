import { areFiltersReady, isPeriod, isSearchMode, type OrderFilters, periodRange } from '@hub/domain/dashboard';
import { isInTab, type TabNumber } from '@hub/domain/orders';
import { MockHttpError } from '../http/MockHttpError.ts';
import type { SandboxOrder } from './SandboxOrder.ts';
import type { SandboxShop } from './SandboxShop.ts';

/** The filter of `stats` and `list-order`, in wire names. */
export interface FilterQuery {
  fix: string;
  search_by_filter: string;
  search?: string | undefined;
  start_date?: string | undefined;
  end_date?: string | undefined;
}

/** The matching orders of a period, newest first. Throws MockHttpError for invalid custom days. */
export function findOrders(shop: SandboxShop, query: FilterQuery, now: Date): SandboxOrder[] {
  const filters = filtersOf(query);
  if (!areFiltersReady(filters) && (query.start_date ?? query.end_date) !== undefined) {
    throw new MockHttpError(400, 'query: start_date and end_date have to be two days, the first not after the last.');
  }
  const range = periodRange(filters, now, shop.timeZone);
  const from = range.from?.getTime() ?? Number.NEGATIVE_INFINITY;
  const to = range.to?.getTime() ?? Number.POSITIVE_INFINITY;
  const matches = createOrderMatcher(filters);
  const found: SandboxOrder[] = [];
  for (const order of shop.orders) {
    // Newest first, so all further orders are older.
    if (order.createdAt < from) break;
    if (order.createdAt < to && matches(order)) found.push(order);
  }
  return found;
}

/** Whether an order is in a tab. */
export function isListedIn(order: SandboxOrder, tab: TabNumber): boolean {
  return isInTab(order.stage, tab, order.shipped !== 'none');
}

function filtersOf(query: FilterQuery): OrderFilters {
  return {
    period: isPeriod(query.fix) ? query.fix : 'last_24h',
    searchMode: isSearchMode(query.search_by_filter) ? query.search_by_filter : 'order_wise',
    search: query.search?.trim() ?? '',
    startDate: query.start_date ?? null,
    endDate: query.end_date ?? null,
  };
}

/** By order: part of its name, or its id. By SKU: part of a line's code. Ignores case. */
function createOrderMatcher({ search, searchMode }: OrderFilters): (order: SandboxOrder) => boolean {
  if (search === '') return () => true;
  const searchTerm = search.toLowerCase();
  if (searchMode === 'order_wise')
    return (order) => order.name.toLowerCase().includes(searchTerm) || String(order.orderId) === searchTerm;
  const matchesTerm = memoize((sku) => sku.toLowerCase().includes(searchTerm));
  return (order) => order.seed.lines.some((line) => matchesTerm(line.sku));
}

/** Cached by code: a year has half a million lines but four thousand codes. */
function memoize(test: (text: string) => boolean): (text: string) => boolean {
  const known = new Map<string, boolean>();
  return (text) => {
    const answer = known.get(text) ?? test(text);
    known.set(text, answer);
    return answer;
  };
}
