import { areFiltersReady, type OrderFilters } from '@hub/domain/dashboard';
import type { TabNumber } from '@hub/domain/orders';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { useOpenShop } from '../../session/OpenShop.ts';
import { orderWindowQuery } from '../orderWindowQuery.ts';
import { firstPageOf } from './useListPart.ts';

/**
 * Requests the first part of a list when its filters are chosen, 15 to 30 ms before the screen renders and requests it
 * itself. Stable.
 */
export function usePrefetchPage(tab: TabNumber): (filters: OrderFilters) => void {
  const { shop, client } = useOpenShop();
  const page = firstPageOf(tab);
  const queryClient = useQueryClient();
  const latestKey = useRef<QueryKey>([]);
  return useCallback(
    (filters) => {
      // Aborts a choice that another one overtakes before it renders; nothing else would.
      if (latestKey.current.length > 0)
        void queryClient.cancelQueries({ queryKey: latestKey.current, type: 'inactive' });
      latestKey.current = [];
      if (!areFiltersReady(filters)) return;
      const query = orderWindowQuery(client, shop, { tab, filters, page });
      latestKey.current = query.queryKey;
      void queryClient.prefetchQuery(query);
    },
    [client, queryClient, shop, tab, page],
  );
}
