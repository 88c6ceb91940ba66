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

/**
 * `/app/dashboard-v0/allorders` and the others, and their twins below `/app/dashboard`. Each list is a screen of its
 * own, begun afresh.
 */
export default function OrderListRoute({ route }: ScreenProps) {
  if (route.orderTab === null) throw new Error(`${route.path} names no list of orders.`);
  return <OrderListAtAddress key={route.path} tab={route.orderTab} />;
}

/** A list as its address asks for it: filter, period, days, sort, page and open orders. */
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

/** Apart from the frame around it, which need not be drawn again when an order opens. */
function OptimisticOrders({ expanded, ...list }: StageOrdersProps & { expanded: ExpandedOrders }) {
  return <Orders {...list} expanded={useOptimisticExpanded(expanded)} />;
}

/** An answer changes the list and its count: nothing of what stands around them is drawn again. */
const Orders = memo(StageOrders);
const FilterBar = memo(OrderFilterBar);
const Views = memo(SavedViewsBar);
const Export = memo(ExportButton);

/** The list itself knows best how many it has; where the server pages, the figures of the dashboard know. */
function useCount(tab: TabNumber, filters: OrderFilters, orderPage: Loadable<OrderPage>, isPaged: boolean): string {
  const figures = currentValue(useStats(filters));
  const loaded = currentValue(orderPage);
  return listCountText(
    figures && figures[orderTab(tab).statsField],
    loaded && { shown: loaded.orders.length, isPaged },
  );
}

/** Nothing where what is shown answers an earlier question. */
function currentValue<T>(loadable: Loadable<T>): T | null {
  return hasStaleValue(loadable) ? null : shownValue(loadable);
}

function UnreadableViews({ count }: { count: number | 'all' }) {
  const [isDismissed, setDismissed] = useState(false);
  if (count === 0 || isDismissed) return null;
  return <ErrorBanner message={unreadableViewsText(count)} onDismiss={() => setDismissed(true)} />;
}
