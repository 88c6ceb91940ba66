import { getStats } from '@hub/api-client/orders';
import { allOrdersFilters, areFiltersReady, type OrderFilters } from '@hub/domain/dashboard';
import { type TabNumber, tabs } from '@hub/domain/orders';
import { customSearchCode, type ExportCode, viewCode } from '@hub/domain/orders/export';
import { orderTab, orderTabs } from '@hub/domain/orders/list';
import { hashKey, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useOpenShop } from '../../session/OpenShop.ts';
import { orderKeys } from '../orderKeys.ts';
import type { ExportedCause } from './ExportedCause.ts';

export interface ExportCountsQuery {
  /** What the screen shows. */
  view: { tab: TabNumber; filters: OrderFilters };
  /** The cause whose orders it shows, which the server does not count; `null`: it shows all. */
  cause: ExportedCause | null;
  /** The filters of a custom search. */
  custom: OrderFilters;
  /** Nothing loads while false. */
  enabled: boolean;
}

/** Orders of each type as the server counts them; types without a count are left out. */
export function useExportCounts({ view, cause, custom, enabled }: ExportCountsQuery): ReadonlyMap<ExportCode, number> {
  const { shop, client } = useOpenShop();
  const wanted = [allOrdersFilters, view.filters, ...(areFiltersReady(custom) ? [custom] : [])];
  const keys = wanted.map((filters) => hashKey(orderKeys.stats(shop, filters)));
  // While closed nothing observes them: a list that moves on must abort its own request.
  const distinct = enabled ? wanted.filter((_, index) => keys.indexOf(keys[index] ?? '') === index) : [];
  const replies = useQueries({
    queries: distinct.map((filters) => ({
      queryKey: orderKeys.stats(shop, filters),
      queryFn: ({ signal }: { signal: AbortSignal }) => getStats(client.context, filters, { signal }),
    })),
  });
  const distinctKeys = [...new Set(keys)];
  const [all, shown, searched] = keys.map((key) => replies[distinctKeys.indexOf(key)]?.data);
  return useMemo(() => {
    const counts: [ExportCode, number | null | undefined][] = [
      [viewCode, cause ? cause.count : shown?.[orderTab(view.tab).statsField]],
      ...orderTabs.map(({ number, statsField }): [ExportCode, number | null | undefined] => [
        number,
        all?.[statsField],
      ]),
      [customSearchCode, searched?.[orderTab(tabs.all).statsField]],
    ];
    return new Map(counts.flatMap(([code, count]) => (typeof count === 'number' ? [[code, count]] : [])));
  }, [all, shown, searched, view.tab, cause]);
}
