import type { OrderPage } from '@hub/api-client/orders';
import { defaultFilters, type OrderFilters } from '@hub/domain/dashboard';
import { emptyListHint, listCountText, orderTab, type TabNumber, unreadableViewsText } from '@hub/domain/orders';
import { OrderFilterBar } from '@hub/ui/dashboard';
import { OrderListScreen } from '@hub/ui/orders';
import { hasStaleValue, type Loadable, shownValue } from '@hub/ui/data';
import { ErrorBanner } from '@hub/ui/feedback';
import { memo, useState } from 'react';
import { useOpenShop } from '../../session/OpenShop.ts';
import type { ScreenProps } from '../../address/ScreenProps.ts';
import { useFilterShortcut } from '../../shortcuts/useFilterShortcut.ts';
import { useCurrentMinute } from '../../environment/useCurrentMinute.ts';
import { ExportButton } from '../export/ExportButton.tsx';
import { filteredPath } from './filtersInAddress.ts';
import { StageOrders, type StageOrdersProps } from './StageOrders.tsx';
import { useFiltersInAddress } from './useFiltersInAddress.ts';
import { useOrderPage } from './useOrderPage.ts';
import { useStats } from './useStats.ts';
import type { ExpandedOrders } from './useExpandedOrders.ts';
import { SavedViewsBar } from './SavedViewsBar.tsx';
import { useListInAddress } from './useListInAddress.ts';
import { useMissingOrders } from './useMissingOrders.ts';
import { useOptimisticExpanded } from './useOptimisticExpanded.ts';
import { useSavedViews } from './useSavedViews.ts';

/** The order list screens. Keyed by path, so that each list starts afresh. */
export default function OrderListRoute({ route }: ScreenProps) {
  if (route.orderTab === null) throw new Error(`${route.path} names no list of orders.`);
  return <OrderListAtAddress key={route.path} tab={route.orderTab} />;
}

/** A list with its state in the address: filters, page, sort and open orders. */
function OrderListAtAddress({ tab }: { tab: TabNumber }) {
  const { timeZone } = useOpenShop();
  const now = useCurrentMinute();
  const { queryFilters, shown, change, type, submit } = useFiltersInAddress();
  const { page, sort, changeSort, expanded, closeOrders } = useListInAddress();
  const orderPage = useOrderPage(tab, queryFilters, page.number);
  const missing = useMissingOrders(expanded.ids, orderPage);
  const views = useSavedViews(orderTab(tab).slug);
  useFilterShortcut();

  const loaded = shownValue(orderPage);
  const isPaged = page.number > 1 || loaded?.hasNextPage === true;
  const isNarrowed = queryFilters.period !== 'all' || queryFilters.search !== '';
  return (
    <OrderListScreen
      tab={tab}
      count={useCount(tab, queryFilters, orderPage, isPaged)}
      backPath={filteredPath('/app/dashboard', queryFilters)}
      filterBar={
        <FilterBar
          filters={shown}
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
      isPaged={isPaged}
      missingOrderIds={missing}
      onDismissMissing={() => closeOrders(missing)}
      onSearchAllTime={isNarrowed ? () => change({ ...defaultFilters, period: 'all' }) : undefined}
      actions={<Export filters={shown} tab={tab} />}
      banners={<UnreadableViews count={views.unreadable} />}
      renderOrders={(scrollPaddingTop) => (
        <OptimisticOrders
          tab={tab}
          filters={queryFilters}
          placement="list"
          sort={sort}
          page={page}
          expanded={expanded}
          scrollPaddingTop={scrollPaddingTop}
          emptyHint={emptyListHint(tab, { isNarrowed, page: page.number })}
        />
      )}
    />
  );
}

/** Separate from the frame, which does not render when an order opens. */
function OptimisticOrders({ expanded, ...list }: StageOrdersProps & { expanded: ExpandedOrders }) {
  return <Orders {...list} expanded={useOptimisticExpanded(expanded)} />;
}

/** A reply renders the list and its count only. */
const Orders = memo(StageOrders);
const FilterBar = memo(OrderFilterBar);
const Views = memo(SavedViewsBar);
const Export = memo(ExportButton);

/** The list's own count is the most recent; where the server pages, the stats have it. */
function useCount(tab: TabNumber, filters: OrderFilters, orderPage: Loadable<OrderPage>, isPaged: boolean): string {
  const figures = currentValue(useStats(filters));
  const loaded = currentValue(orderPage);
  return listCountText(
    figures && figures[orderTab(tab).statsField],
    loaded && { shown: loaded.orders.length, isPaged },
  );
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
