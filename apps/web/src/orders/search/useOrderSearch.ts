import { findInShop } from '@hub/api-client';
import { createOrdersClient } from '@hub/api-client/orders';
import { allOrdersFilters } from '@hub/domain/dashboard';
import { tabs } from '@hub/domain/orders';
import { maxSearchResults } from '@hub/domain/orders/list';
import { sections } from '@hub/domain/permissions';
import { type Loadable, shownValue } from '@hub/ui/data';
import type { OrderSearchGroup } from '@hub/ui/orders';
import { useQueries } from '@tanstack/react-query';
import { mapLoadable } from '../../queries/mapLoadable.ts';
import { describeError } from '../../queries/describeError.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { useShopLoadable } from '../../session/useShopLoadable.ts';
import { findOrderTabs } from '../findOrderTabs.ts';
import { orderKeys } from '../orderKeys.ts';
import { searchGroups, searchModes } from './searchGroups.ts';

export interface OrderSearchState {
  /** `null` before a search. */
  results: Loadable<readonly OrderSearchGroup[]> | null;
  /** Problem of a part that could not be searched. */
  problem: { message: string; detail?: string | undefined; onRetry?: (() => void) | undefined } | null;
  /** The text is too short to search all orders of this shop. */
  isNewestOnly: boolean;
}

const plain = { problem: null, isNewestOnly: false } as const;
const noGroups: readonly OrderSearchGroup[] = [];

/** What a text finds, of any age and stage. '' searches nothing; the newest text wins. */
export function useOrderSearch(text: string): OrderSearchState {
  const { shop, client } = useOpenShop();
  const result = useShopLoadable({
    queryKey: orderKeys.search(shop, text),
    section: sections.dashboard,
    enabled: text !== '',
    structuralSharing: false,
    queryFn: async ({ signal }) => ({ text, found: await findInShop(client.context, text, { signal }) }),
  });
  const shown = shownValue(result);
  const current = text !== '' && shown?.text === text ? shown.found : null;
  const groups = useListedGroups(current === null ? noGroups : searchGroups(current, text), text);
  if (text === '') return { ...plain, results: null };
  // Results of an older text do not belong to this one.
  if (result.state === 'failed' && current === null) {
    const { message, detail, onRetry } = result;
    return {
      ...plain,
      results: { state: 'failed', message, ...(detail !== undefined && { detail }), ...(onRetry && { onRetry }) },
    };
  }
  if (result.state !== 'failed' && current === null) {
    const { since, onCancel, onRetry } = result;
    return { ...plain, results: { state: 'loading', ...(since !== undefined && { since }), onCancel, onRetry } };
  }
  return {
    results: mapLoadable(result, () => groups),
    problem:
      current === null || current.failure === null
        ? null
        : { ...describeError(current.failure), onRetry: result.onRetry },
    isNewestOnly: current?.isNewestOnly ?? false,
  };
}

/**
 * The groups with their orders' lists, if the server did not send them: only for few orders, because each takes seven
 * small requests.
 */
function useListedGroups(groups: readonly OrderSearchGroup[], text: string): readonly OrderSearchGroup[] {
  const { shop, client } = useOpenShop();
  const unlisted = groups.filter(
    ({ found, total, isWhole }) => found.some(({ tab }) => tab === null) && isWhole && total <= maxSearchResults,
  );
  const lists = useQueries({
    queries: unlisted.map(({ key }) => ({
      queryKey: orderKeys.searchTabs(shop, searchModes[key], text),
      queryFn: ({ signal }: { signal: AbortSignal }) => {
        const filters = { ...allOrdersFilters, searchMode: searchModes[key], search: text };
        return findOrderTabs(createOrdersClient(client.context), filters, signal);
      },
      structuralSharing: false,
    })),
  });
  return groups.map((group) => {
    const listed = lists[unlisted.indexOf(group)]?.data;
    if (listed === undefined) return group;
    const found = group.found.map((result) => ({
      ...result,
      tab: listed.tabOf.get(result.order.orderId) ?? (listed.isComplete ? tabs.all : null),
    }));
    return { ...group, found };
  });
}
