import { defaultFilters, isNarrowed, type OrderFilters } from '@hub/domain/dashboard';
import type { Order, TabNumber } from '@hub/domain/orders';
import { causeText, findCause, hasCauses, orderCauses } from '@hub/domain/orders/errors';
import {
  emptyListHint,
  ordersOfPage,
  orderTab,
  skuSuggestion,
  sortOrders,
  unreadableViewsText,
} from '@hub/domain/orders/list';
import { OrderFilterBar } from '@hub/ui/dashboard';
import { OrderListScreen, SkuSuggestion } from '@hub/ui/orders';
import { hasStaleValue, type Loadable, shownValue } from '@hub/ui/data';
import { ErrorBanner } from '@hub/ui/feedback';
import { ordersText } from '@hub/domain/shared';
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
import { useFilterChoices } from '../useFilterChoices.ts';
import { useFiltersInAddress } from './useFiltersInAddress.ts';
import { useListPart } from './useListPart.ts';
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
import { type ListedWindowPage, orderWindowQuery } from '../orderWindowQuery.ts';
import { windowRowQuery } from '../windowRowQuery.ts';
import { useLoadable } from '../../queries/useLoadable.ts';

/** The order list screens. Keyed by path, so that each list starts with fresh state. */
export default function OrderListRoute({ route }: ScreenProps) {
  if (route.orderTab === null) throw new Error(`${route.path} names no list of orders.`);
  return <OrderListAtAddress key={route.path} tab={route.orderTab} />;
}

/** A list with its state in the address: filters, page, sort and open orders. */
function OrderListAtAddress({ tab }: { tab: TabNumber }) {
  const { timeZone, client, shop } = useOpenShop();
  const filterChoices = useFilterChoices();
  const now = useCurrentMinute();
  const { page, sort, changeSort, expanded, cause } = useListInAddress();
  const { queryFilters, shown, change, type, submit } = useFiltersInAddress(
    useRememberedPeriod(orderTab(tab).slug),
    usePrefetchPage(tab),
  );
  const part = useListPart(tab, queryFilters, sort);
  const list = useLoadable(orderWindowQuery(client, shop, { tab, filters: queryFilters, page: part.page }));
  const settled = currentValue(list);
  const isWhole = part.page === 'all' || settled?.isWhole === true;
  const pageOrders = useMemo(
    () => settled && ordersOfPage(tab, sortOrders(settled.orders, part.sort), page.number),
    [settled, tab, part.sort, page.number],
  );
  const isSettled = list.state === 'ready' && list.isRefreshing !== true;
  // An order missing from a window's first page may still be in the list.
  const missingOnPage = useMissingOrders(isWhole ? expanded.ids : noIds, isSettled ? pageOrders : null);
  const missingInWindow = useMissingInWindow(tab, queryFilters, isWhole ? noIds : expanded.ids);
  const missing = isWhole ? missingOnPage : missingInWindow;
  const views = useSavedViews(orderTab(tab).slug);
  useFilterShortcut();

  const figure = useFigure(tab, queryFilters, part.page === 'all' || (settled !== null && !hasCount(settled)));
  const exportedCause = useExportedCause(tab, cause.key, shownValue(list)?.orders ?? null);
  const sku = skuSuggestion(queryFilters.search, queryFilters.searchMode, settled && settled.total);
  const hidesSome = queryFilters.period !== 'all' || isNarrowed(queryFilters);
  return (
    <OrderListScreen
      tab={tab}
      count={countText(figure, settled)}
      outside={
        orderTab(tab).needsPerson && <OutsidePeriodSlot tab={tab} filters={queryFilters} count={figure} isOpen />
      }
      backPath={filteredPath('/app/dashboard', queryFilters)}
      filterBar={
        <FilterBar
          filters={shown}
          {...filterChoices}
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
      isTooLongToSort={part.sort !== sort && settled !== null}
      missingOrderIds={missing}
      onDismissMissing={() => expanded.close(missing)}
      onSearchAllTime={hidesSome ? () => change({ ...defaultFilters, period: 'all' }) : undefined}
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
            emptyHint={emptyListHint(tab, {
              isNarrowed: hidesSome,
              page: orderTab(tab).pageSize === null ? 1 : page.number,
            })}
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

/** A reply only renders the list and its count. */
const Orders = memo(StageOrders);
const FilterBar = memo(OrderFilterBar);
const Views = memo(SavedViewsBar);
const Export = memo(ExportButton);

/** The count of the stats; `null` while unknown, or not requested. */
function useFigure(tab: TabNumber, filters: OrderFilters, isNeeded: boolean): number | null {
  const stats = useStats(filters, { enabled: isNeeded });
  return isNeeded ? (currentValue(stats)?.[orderTab(tab).statsField] ?? null) : null;
}

/** The list's own count is the most recent; when nothing is readable, the stats have it. */
function countText(figure: number | null, list: ListedWindowPage | null): string {
  const count = list !== null && hasCount(list) ? list.total : figure;
  return count === null ? '' : ordersText(count);
}

/** False when none of its orders is readable. */
function hasCount({ total, unreadable }: ListedWindowPage): boolean {
  return total > 0 || unreadable === 0;
}

/** The cause whose orders the list shows; `null` when it shows all. */
function useExportedCause(tab: TabNumber, key: string | null, orders: readonly Order[] | null): ExportedCause | null {
  return useMemo(() => {
    if (key === null || !hasCauses(tab)) return null;
    if (orders === null) return { key, text: key, count: null };
    const chosen = findCause(orderCauses(tab, orders), key);
    return chosen && { key, text: causeText(chosen), count: chosen.orders.length };
  }, [tab, key, orders]);
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

/** Orders to open that are not in the list, as the server reports. The list itself requests them. */
function useMissingInWindow(tab: TabNumber, filters: OrderFilters, ids: ReadonlySet<string>): readonly string[] {
  const { shop, client } = useOpenShop();
  const wanted = [...ids];
  const rows = useQueries({
    queries: wanted.map((orderId) => ({ ...windowRowQuery(client, shop, { tab, filters, orderId }), enabled: false })),
  });
  const missing = JSON.stringify(wanted.filter((_, index) => rows[index]?.data === null));
  return useMemo(() => JSON.parse(missing) as readonly string[], [missing]);
}
