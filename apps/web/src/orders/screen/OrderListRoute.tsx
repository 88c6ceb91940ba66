import type { OrderPage } from '@hub/api-client/orders';
import { defaultFilters, type OrderFilters } from '@hub/domain/dashboard';
import { emptyListHint, listCountText, orderTab, type TabNumber, unreadableViewsText } from '@hub/domain/orders';
import { OrderFilterBar } from '@hub/ui/dashboard';
import { OrderListScreen } from '@hub/ui/orders';
import { ErrorBanner, isShownOfBefore, type Loadable, shownValue } from '@hub/ui/shared';
import { memo, useState } from 'react';
import { useOpenShop } from '../../session/OpenShop.ts';
import type { ScreenProps } from '../../shared/ScreenProps.ts';
import { useFilterShortcut } from '../../shared/useFilterShortcut.ts';
import { useMinute } from '../../shared/useMinute.ts';
import { ExportButton } from '../export/ExportButton.tsx';
import { filteredPath } from '../filtersInAddress.ts';
import { StageOrders, type StageOrdersProps } from '../StageOrders.tsx';
import { useFiltersInAddress } from '../useFiltersInAddress.ts';
import { useOrderPage } from '../useOrderPage.ts';
import { useStats } from '../useStats.ts';
import type { ExpandedOrders } from './ExpandedOrders.ts';
import { SavedViewsBar } from './SavedViewsBar.tsx';
import { useListInAddress } from './useListInAddress.ts';
import { useMissingOrders } from './useMissingOrders.ts';
import { useOpenAhead } from './useOpenAhead.ts';
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
  const now = useMinute();
  const { asked, shown, change, type, submit } = useFiltersInAddress();
  const { page, sort, changeSort, expanded, forget } = useListInAddress();
  const answer = useOrderPage(tab, asked, page.number);
  const missing = useMissingOrders(expanded.ids, answer);
  const views = useSavedViews(orderTab(tab).slug);
  useFilterShortcut();

  const loaded = shownValue(answer);
  const isPaged = page.number > 1 || loaded?.hasNextPage === true;
  const isNarrowed = asked.period !== 'all' || asked.search !== '';
  return (
    <OrderListScreen
      tab={tab}
      count={useCount(tab, asked, answer, isPaged)}
      backPath={filteredPath('/app/dashboard', asked)}
      filterBar={
        <FilterBar
          filters={shown}
          shownPeriod={asked.period}
          onChange={change}
          onSearchInput={type}
          onSearchSubmit={submit}
          timeZone={timeZone}
          now={now}
        />
      }
      views={<Views {...views} />}
      sort={sort}
      onSortChange={changeSort}
      isPaged={isPaged}
      missing={missing}
      onForgetMissing={() => forget(missing)}
      onWiden={isNarrowed ? () => change({ ...defaultFilters, period: 'all' }) : undefined}
      actions={<Export filters={shown} tab={tab} />}
      banners={<UnreadableViews count={views.unreadable} />}
      renderOrders={(coveredTop) => (
        <OrdersAhead
          tab={tab}
          filters={asked}
          place="list"
          sort={sort}
          page={page}
          expanded={expanded}
          coveredTop={coveredTop}
          emptyHint={emptyListHint(tab, { isNarrowed, page: page.number })}
        />
      )}
    />
  );
}

/** Apart from the frame around it, which need not be drawn again when an order opens. */
function OrdersAhead({ expanded, ...list }: StageOrdersProps & { expanded: ExpandedOrders }) {
  return <Orders {...list} expanded={useOpenAhead(expanded)} />;
}

/** An answer changes the list and its count: nothing of what stands around them is drawn again. */
const Orders = memo(StageOrders);
const FilterBar = memo(OrderFilterBar);
const Views = memo(SavedViewsBar);
const Export = memo(ExportButton);

/** The list itself knows best how many it has; where the server pages, the figures of the dashboard know. */
function useCount(tab: TabNumber, asked: OrderFilters, answer: Loadable<OrderPage>, isPaged: boolean): string {
  const figures = currentValue(useStats(asked));
  const loaded = currentValue(answer);
  return listCountText(
    figures && figures[orderTab(tab).statsField],
    loaded && { shown: loaded.orders.length, isPaged },
  );
}

/** Nothing where what is shown answers an earlier question. */
function currentValue<T>(loadable: Loadable<T>): T | null {
  return isShownOfBefore(loadable) ? null : shownValue(loadable);
}

function UnreadableViews({ count }: { count: number | 'all' }) {
  const [isDismissed, setDismissed] = useState(false);
  if (count === 0 || isDismissed) return null;
  return <ErrorBanner message={unreadableViewsText(count)} onDismiss={() => setDismissed(true)} />;
}
