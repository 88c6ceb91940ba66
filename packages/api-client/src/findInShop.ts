import { allOrdersFilters, type SearchMode } from '@hub/domain/dashboard';
import { type TabNumber, tabs } from '@hub/domain/orders';
import {
  exactMatchesFirst,
  type FoundInShop,
  type FoundOrder,
  type FoundPart,
  maxSearchResults,
} from '@hub/domain/orders/list';
import type { ClientContext } from './http/ClientContext.ts';
import type { CallOptions } from './http/createHttpClient.ts';
import { SessionExpiredError } from './http/errors.ts';
import { listOrders } from './orders/listOrders.ts';
import { findsCustomers } from './search/findsCustomers.ts';
import { searchShop } from './search/searchShop.ts';

/** Orders without a list are in one that the server did not send. */
type FoundOrders = FoundPart<FoundOrder<TabNumber | null>>;

/** What a text finds, with or without a search of the server. */
export interface ShopFindings extends Omit<FoundInShop, 'orders'> {
  orders: FoundOrders;
  /** Orders with the text as a SKU; empty when products are found instead. */
  ordersBySku: FoundOrders;
  /** The error of a part that could not be searched; `null` for none. */
  failure: unknown;
}

const nothing = { rows: [], hasMore: false };

/**
 * What a text finds in the whole shop: in one call on a server with search, otherwise by two searches of the list of
 * all orders. Throws an ApiError when nothing could be searched.
 */
export async function findInShop(
  context: ClientContext,
  text: string,
  options: CallOptions = {},
): Promise<ShopFindings> {
  if (findsCustomers(context))
    return { ...(await searchShop(context, text, options)), ordersBySku: nothing, failure: null };
  const [byOrder, bySku] = await Promise.allSettled([
    searchAllOrders(context, text, 'order_wise', options),
    searchAllOrders(context, text, 'sku_wise', options),
  ]);
  options.signal?.throwIfAborted();
  const [failure = null, other] = [byOrder, bySku].flatMap((part) => (part.status === 'rejected' ? [part.reason] : []));
  if (other !== undefined || failure instanceof SessionExpiredError) throw failure;
  return {
    orders: byOrder.status === 'fulfilled' ? byOrder.value : nothing,
    ordersBySku: bySku.status === 'fulfilled' ? bySku.value : nothing,
    customers: nothing,
    products: nothing,
    isNewestOnly: false,
    failure,
  };
}

/** Wire fields of a result; ids are always included. */
const shownFields = ['order_name', 'customer_name', 'shopify_created_at'];

async function searchAllOrders(
  context: ClientContext,
  text: string,
  searchMode: SearchMode,
  options: CallOptions,
): Promise<FoundOrders> {
  const filters = { ...allOrdersFilters, searchMode, search: text };
  const page = await listOrders(context, { tab: tabs.all, filters, fields: shownFields }, options);
  const ranked = searchMode === 'order_wise' ? exactMatchesFirst(page.orders, text) : page.orders;
  const rows = ranked.slice(0, maxSearchResults).map((order) => ({ order, tab: null }));
  return { rows, hasMore: page.hasNextPage, count: page.orders.length };
}
