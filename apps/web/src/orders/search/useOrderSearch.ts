import { createOrdersClient } from '@hub/api-client/orders';
import { allOrdersFilters, type SearchMode } from '@hub/domain/dashboard';
import { type Order, tabs } from '@hub/domain/orders';
import { exactMatchesFirst, maxSearchResults, orderSearchTexts } from '@hub/domain/orders/list';
import type { OrderSearchGroup } from '@hub/ui/orders';
import { type Loadable, shownValue } from '@hub/ui/data';
import { useOpenShop } from '../../session/OpenShop.ts';
import { useLoadable } from '../../queries/useLoadable.ts';
import { orderKeys } from '../orderKeys.ts';
import { findOrderTabs, type OrderTabs } from '../findOrderTabs.ts';
import { allFoundLink } from './searchGroups.ts';
import { useShopSearch } from './useShopSearch.ts';

/** Results for this text only. */
interface SearchMatches {
  text: string;
  first: readonly Order[];
  total: number;
  /** False where the server has more pages; a longer text narrows the search instead. */
  isComplete: boolean;
}

export interface OrderSearchState {
  /** Null before a search. */
  results: Loadable<readonly OrderSearchGroup[]> | null;
  problem: { message: string; detail?: string | undefined; onRetry?: (() => void) | undefined } | null;
  /** The text is too short to look through all orders of this shop. */
  isNewestOnly: boolean;
}

const whole = { problem: null, isNewestOnly: false } as const;

/**
 * All orders with the text in their number or as a SKU, of any age and stage. '' searches nothing; the newest text
 * wins.
 */
export function useOrderSearch(text: string): OrderSearchState {
  const isInOneCall = useOpenShop().info.capabilities.includes('search');
  const shopSearch = useShopSearch(isInOneCall ? text : '');
  const byOrder = useSearchBy(isInOneCall ? '' : text, 'order_wise');
  const bySku = useSearchBy(isInOneCall ? '' : text, 'sku_wise');
  if (text === '') return { ...whole, results: null };
  if (isInOneCall) return { ...whole, ...shopSearch };

  const all = [byOrder, bySku];
  const failed = all.find(({ result }) => result.state === 'failed')?.result;
  // Results by number come first: rows added above the active option would put another one under Enter.
  const shown = isPending(byOrder.result) && byOrder.group === null ? [] : all;
  const groups = shown.flatMap(({ group }) => (group === null || group.found.length === 0 ? [] : [group]));
  if (groups.length === 0) {
    const pending = all.find(({ result }) => isPending(result))?.result;
    if (pending) return { ...whole, results: pendingState(pending) };
    if (failed?.state === 'failed' && all.every(({ result }) => result.state === 'failed')) {
      return {
        ...whole,
        results: {
          state: 'failed',
          message: failed.message,
          ...(failed.detail !== undefined && { detail: failed.detail }),
          onRetry: () => all.forEach(({ result }) => result.onRetry?.()),
        },
      };
    }
  }
  return { ...whole, results: { state: 'ready', value: groups }, problem: failed?.state === 'failed' ? failed : null };
}

function useSearchBy(
  text: string,
  searchMode: SearchMode,
): { result: Loadable<SearchMatches>; group: OrderSearchGroup | null } {
  const { shop, client } = useOpenShop();
  const filters = { ...allOrdersFilters, searchMode, search: text };
  const result = useLoadable<SearchMatches>({
    queryKey: orderKeys.search(shop, searchMode, text),
    enabled: text !== '',
    structuralSharing: false,
    async queryFn({ signal }) {
      const { orders, hasNextPage } = await createOrdersClient(client.context).listOrders(
        { tab: tabs.all, filters, fields: shownFields },
        { signal },
      );
      const ranked = searchMode === 'order_wise' ? exactMatchesFirst(orders, text) : orders;
      return { text, first: ranked.slice(0, maxSearchResults), total: orders.length, isComplete: !hasNextPage };
    },
  });
  const shown = shownValue(result);
  const found = shown?.text === text ? shown : null;
  // For few results seven small requests give their tabs; for hundreds they would be large.
  const needsTabs = found !== null && found.total > 0 && found.total <= maxSearchResults && found.isComplete;
  const foundTabs = useLoadable<OrderTabs & { text: string }>({
    queryKey: orderKeys.searchTabs(shop, searchMode, text),
    enabled: needsTabs,
    structuralSharing: false,
    queryFn: async ({ signal }) => ({
      ...(await findOrderTabs(createOrdersClient(client.context), filters, signal)),
      text,
    }),
  });
  const loadedTabs = needsTabs ? shownValue(foundTabs) : null;
  const currentTabs = loadedTabs?.text === text ? loadedTabs : null;
  const tabOf = (orderId: string) => currentTabs?.tabOf.get(orderId) ?? (currentTabs?.isComplete ? tabs.all : null);
  const group = found && {
    key: searchMode === 'order_wise' ? ('order' as const) : ('sku' as const),
    label: searchMode === 'order_wise' ? orderSearchTexts.byOrder : orderSearchTexts.bySku,
    found: found.first.map((order) => ({ order, tab: tabOf(order.orderId) })),
    links: found.total === 0 ? [] : [allFoundLink(searchMode === 'order_wise' ? 'order' : 'sku', text)],
    total: found.total,
    isWhole: found.isComplete,
  };
  return { result, group };
}

/** Wire fields of an option; ids are always included. */
const shownFields = ['order_name', 'customer_name', 'shopify_created_at'];

function isPending(result: Loadable<unknown>): boolean {
  return result.state === 'loading' || (result.state === 'ready' && result.isRefreshing === true);
}

/** Only the pending state: since when, with Cancel and Retry. */
function pendingState(result: Loadable<unknown>): Loadable<never> {
  if (result.state === 'failed') return { state: 'loading' };
  const { since, onCancel, onRetry } = result;
  return {
    state: 'loading',
    ...(since !== undefined && { since }),
    ...(onCancel && { onCancel }),
    ...(onRetry && { onRetry }),
  };
}
