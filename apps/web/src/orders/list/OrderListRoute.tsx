import { defaultFilters, type OrderFilters, searchModesOf } from '@hub/domain/dashboard';
import {
  emptyListHint,
  causeText,
  findCause,
  hasCauses,
  listCountText,
  type Order,
  orderCauses,
  orderTab,
  skuSuggestion,
  type TabNumber,
  unreadableViewsText,
} from '@hub/domain/orders';
import { OrderFilterBar } from '@hub/ui/dashboard';
import { OrderListScreen, SkuSuggestion } from '@hub/ui/orders';
import { hasStaleValue, type Loadable, shownValue } from '@hub/ui/data';
import { ErrorBanner } from '@hub/ui/feedback';
import { memo, useMemo, useState } from 'react';
import { useOpenShop } from '../../session/OpenShop.ts';
import type { ScreenProps } from '../../address/ScreenProps.ts';
import { useFilterShortcut } from '../../shortcuts/useFilterShortcut.ts';
import { useCurrentMinute } from '../../environment/useCurrentMinute.ts';
import { ConnectionProblemsSlot } from '../../connections/ConnectionProblemsSlot.tsx';
import { ExportButton } from '../export/ExportButton.tsx';
import type { ExportedCause } from '../export/ExportedCause.ts';
import { OutsidePeriodSlot } from './attention/OutsidePeriodSlot.tsx';
import { filteredPath } from './filtersInAddress.ts';
import { StageOrders, type StageOrdersProps } from './StageOrders.tsx';
import { useIsWindowed } from './useIsWindowed.ts';
import { useFiltersInAddress } from './useFiltersInAddress.ts';
import { type ListedPage, useListedPage } from './useListedPage.ts';
import { useRememberedPeriod } from './useRememberedPeriod.ts';
import { useStats } from './useStats.ts';
import type { ExpandedOrders } from './useExpandedOrders.ts';
import { SavedViewsBar } from './SavedViewsBar.tsx';
import { useListInAddress } from './useListInAddress.ts';
import { useMissingOrders } from './useMissingOrders.ts';
import { usePrefetchPage } from './usePrefetchPage.ts';
import { useOptimisticExpanded } from './useOptimisticExpanded.ts';
import { useSavedViews } from './useSavedViews.ts';
import { useQueries } from '@tanstack/react-query';
import { windowRowQuery } from '../windowRowQuery.ts';

/** The order list screens. Keyed by path, so that each list starts afresh. */
export default function OrderListRoute({ route }: ScreenProps) {
  if (route.orderTab === null) throw new Error(`${route.path} names no list of orders.`);
  return <OrderListAtAddress key={route.path} tab={route.orderTab} />;
}

/** A list with its state in the address: filters, page, sort and open orders. */
function OrderListAtAddress({ tab }: { tab: TabNumber }) {
  const { timeZone, info } = useOpenShop();
  const now = useCurrentMinute();
  const { page, sort, changeSort, expanded, cause } = useListInAddress();
  const isWindowed = useIsWindowed(tab, sort);
  const { queryFilters, shown, change, type, submit } = useFiltersInAddress(
    useRememberedPeriod(orderTab(tab).slug),
    usePrefetchPage(tab, isWindowed),
  );
  const orderPage = useListedPage({ tab, filters: queryFilters, page: page.number, isWindowed });
  const loaded = shownValue(orderPage);
  const isPaged = loaded?.hasNextPage === true || (page.number > 1 && !isWindowed);
  // What is not on the first page of a window may be in the list all the same.
  const missingOnPage = useMissingOrders(isWindowed ? noIds : expanded.ids, orderPage);
  const missingInWindow = useMissingInWindow(tab, queryFilters, isWindowed ? expanded.ids : noIds);
  const missing = isWindowed ? missingInWindow : missingOnPage;
  const views = useSavedViews(orderTab(tab).slug);
  useFilterShortcut();

  const figure = useFigure(tab, queryFilters, !isWindowed);
  const exportedCause = useExportedCause(tab, cause.key, loaded?.orders ?? null, isPaged);
  const settled = currentValue(orderPage);
  const sku = skuSuggestion(queryFilters.search, queryFilters.searchMode, settled && settled.orders.length);
  const isNarrowed = queryFilters.period !== 'all' || queryFilters.search !== '';
  return (
    <OrderListScreen
      tab={tab}
      count={countText(figure, orderPage, isPaged)}
      outside={
        orderTab(tab).needsPerson && <OutsidePeriodSlot tab={tab} filters={queryFilters} count={figure} isOpen />
      }
      backPath={filteredPath('/app/dashboard', queryFilters)}
      filterBar={
        <FilterBar
          filters={shown}
          searchModes={searchModesOf(info.capabilities)}
          shownPeriod={queryFilters.period}
          onChange={change}
          onSearchInput={type}
          onSearchSubmit={submit}
          timeZone={timeZone}
          now={now}
        />
      }
      savedViews={<Views {...views} />}
      sort={sort}
      onSortChange={changeSort}
      isPaged={isPaged && !isWindowed}
      missingOrderIds={missing}
      onDismissMissing={() => expanded.close(missing)}
      onSearchAllTime={isNarrowed ? () => change({ ...defaultFilters, period: 'all' }) : undefined}
      actions={<Export filters={shown} shownFilters={queryFilters} tab={tab} cause={exportedCause} />}
      banners={
        <>
          <ConnectionProblemsSlot />
          <UnreadableViews count={views.unreadable} />
        </>
      }
      renderOrders={(scrollPaddingTop) => (
        <>
          {sku !== null && (
            <SkuSuggestion sku={sku} onSearch={() => change({ ...queryFilters, searchMode: 'sku_wise' })} />
          )}
          <OptimisticOrders
            tab={tab}
            filters={queryFilters}
            placement="list"
            sort={sort}
            page={page}
            cause={cause}
            expanded={expanded}
            scrollPaddingTop={scrollPaddingTop}
            emptyHint={emptyListHint(tab, { isNarrowed, page: isWindowed ? 1 : page.number })}
          />
        </>
      )}
    />
  );
}

const noIds: ReadonlySet<string> = new Set();

/** Separate from the frame, which does not render when an order opens. */
function OptimisticOrders({ expanded, ...list }: StageOrdersProps & { expanded: ExpandedOrders }) {
  return <Orders {...list} expanded={useOptimisticExpanded(expanded)} />;
}

/** A reply renders the list and its count only. */
const Orders = memo(StageOrders);
const FilterBar = memo(OrderFilterBar);
const Views = memo(SavedViewsBar);
const Export = memo(ExportButton);

/** The count of the stats; null while unknown, or not asked for. */
function useFigure(tab: TabNumber, filters: OrderFilters, isNeeded: boolean): number | null {
  const stats = useStats(filters, { enabled: isNeeded });
  return isNeeded ? (currentValue(stats)?.[orderTab(tab).statsField] ?? null) : null;
}

/**
 * The list's own count is the most recent, and that of a window is the whole list's; where the server pages, or nothing can
 * be read, the stats have it.
 */
function countText(figure: number | null, orderPage: Loadable<ListedPage>, isPaged: boolean): string {
  const loaded = currentValue(orderPage);
  if (loaded?.total !== undefined) return listCountText(figure, { shown: loaded.total, isPaged: false });
  const isReadable = loaded !== null && (loaded.orders.length > 0 || loaded.unreadable === 0);
  return listCountText(figure, isReadable ? { shown: loaded.orders.length, isPaged } : null);
}

/** The cause whose orders the list shows; null where it shows all. The count of one page says nothing of the others. */
function useExportedCause(
  tab: TabNumber,
  key: string | null,
  orders: readonly Order[] | null,
  isPaged: boolean,
): ExportedCause | null {
  return useMemo(() => {
    if (key === null || !hasCauses(tab)) return null;
    if (orders === null) return { key, text: key, count: null };
    const chosen = findCause(orderCauses(tab, orders), key);
    return chosen && { key, text: causeText(chosen), count: isPaged ? null : chosen.orders.length };
  }, [tab, key, orders, isPaged]);
}

/** Nothing while the shown list is stale. */
function currentValue<T>(loadable: Loadable<T>): T | null {
  return hasStaleValue(loadable) ? null : shownValue(loadable);
}

function UnreadableViews({ count }: { count: number | 'all' }) {
  const [isDismissed, setDismissed] = useState(false);
  if (count === 0 || isDismissed) return null;
  return <ErrorBanner message={unreadableViewsText(count)} onDismiss={() => setDismissed(true)} />;
}

/** Orders to open that are not in the list, as the server has said. The list itself asks for them. */
function useMissingInWindow(tab: TabNumber, filters: OrderFilters, ids: ReadonlySet<string>): readonly string[] {
  const { shop, client } = useOpenShop();
  const wanted = [...ids];
  const rows = useQueries({
    queries: wanted.map((orderId) => ({ ...windowRowQuery(client, shop, { tab, filters, orderId }), enabled: false })),
  });
  const missing = JSON.stringify(wanted.filter((_, index) => rows[index]?.data === null));
  return useMemo(() => JSON.parse(missing) as readonly string[], [missing]);
}
