import { createOrdersClient } from '@hub/api-client/orders';
import { allOrdersFilters } from '@hub/domain/dashboard';
import { type TabNumber, tabs } from '@hub/domain/orders';
import { leftOrderText, type LiveOrders } from '@hub/domain/orders/list';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useOpenShop } from '../../session/OpenShop.ts';
import { orderKeys } from '../orderKeys.ts';
import { findOrderTabs } from '../findOrderTabs.ts';

/** Orders to look up, each with seven small requests; the others only say that they have moved. */
const maxLookedUp = 5;

/** What rows of orders that have left a tab's list say, by `orderId`: where they went, once known. */
export function useLeftOrderTexts(tab: TabNumber, live: LiveOrders | null): ReadonlyMap<string, string> {
  const { shop, client } = useOpenShop();
  const left = useMemo(() => live?.orders.filter(({ orderId }) => live.left.has(orderId)) ?? [], [live]);
  const lookedUp = tab === tabs.all ? [] : left.slice(0, maxLookedUp);
  const newTabs = useQueries({
    queries: lookedUp.map(({ orderId, orderName }) => ({
      queryKey: orderKeys.leftOrder(shop, orderId),
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const filters = { ...allOrdersFilters, searchMode: 'order_wise', search: orderName } as const;
        const { tabOf } = await findOrderTabs(createOrdersClient(client.context), filters, signal);
        return { orderId, newTab: tabOf.get(orderId) ?? null };
      },
      staleTime: Infinity,
      // One that returns and leaves again may go elsewhere.
      gcTime: 0,
    })),
    combine: combineTabs,
  });
  return useMemo(
    () => new Map(left.map(({ orderId }) => [orderId, leftOrderText(tab, newTabs.get(orderId) ?? null)])),
    [left, newTabs, tab],
  );
}

interface FoundTab {
  orderId: string;
  newTab: TabNumber | null;
}

function combineTabs(results: readonly { data: FoundTab | undefined }[]): ReadonlyMap<string, TabNumber | null> {
  return new Map(results.flatMap(({ data }) => (data ? [[data.orderId, data.newTab]] : [])));
}
