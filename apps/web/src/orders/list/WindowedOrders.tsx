import type { OrderFilters } from '@hub/domain/dashboard';
import {
  clearedTodayText,
  createOrderWindow,
  type Order,
  orderTab,
  storeAdminOrderLink,
  type TabNumber,
  tabs,
} from '@hub/domain/orders';
import { shownValue } from '@hub/ui/data';
import { ListStatus, OrderList, orderListWindowing } from '@hub/ui/orders';
import { useCallback, useEffect, useMemo } from 'react';
import { useCurrentMinute } from '../../environment/useCurrentMinute.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { ActionResults } from '../actions/ActionResults.tsx';
import { OrderDetailSlot } from '../detail/OrderDetailSlot.tsx';
import { OrderPagerProvider, OrderPagerSlot } from '../OrderPager.tsx';
import { useLeftOrderTexts } from '../live/useLeftOrderTexts.ts';
import { useHandledToday } from '../useHandledToday.ts';
import { orderPath } from './orderPath.ts';
import { type ExpandedOrders, useExpandedOrders } from './useExpandedOrders.ts';
import { useCloseLeftInWindow } from './useCloseLeftInWindow.ts';
import { useListUse } from './useListUse.ts';
import { useOrderListKeyboard } from './useOrderListKeyboard.ts';
import { useOrderWindow } from './useOrderWindow.ts';

interface WindowedOrdersProps {
  tab: TabNumber;
  filters: OrderFilters;
  /** CSS length: the list scrolls in a box of this height. */
  maxHeight?: string;
  /** In a card of the dashboard, or as a screen. */
  placement: 'dashboard' | 'list';
  /** Controlled open orders (by the address); uncontrolled by default. */
  expanded?: ExpandedOrders | undefined;
  /** Empty state. */
  emptyHint?: string | undefined;
  /** Pixels of the page's top covered by sticky headers. */
  scrollPaddingTop?: number | undefined;
}

/** The orders of a stage without bulk actions, of which the server hands out the rows in sight, newest first. */
export default function WindowedOrders({
  tab,
  filters,
  maxHeight,
  placement,
  expanded,
  emptyHint,
  scrollPaddingTop = 0,
}: WindowedOrdersProps) {
  const { shop, timeZone } = useOpenShop();
  const now = useCurrentMinute();
  const { ref: rowsRef, read: readUse, update: updateUse, onPointerEnter, onPointerLeave } = useListUse();
  const localExpanded = useExpandedOrders();
  const shownExpanded = expanded ?? localExpanded;
  const { firstPage, live, showWaiting, orders, isSeeking, onRange, onRetryRow } = useOrderWindow(tab, filters, {
    readUse,
    openIds: shownExpanded.ids,
  });
  const leftTexts = useLeftOrderTexts(tab, live);
  const shown = shownValue(orders);
  const windowing = useMemo(
    () => orderListWindowing(shown ?? noOrders, { onRange, onRetryRow }),
    [shown, onRange, onRetryRow],
  );
  useEffect(() => updateUse({ selected: 0, expanded: shownExpanded.ids.size, scrollPaddingTop }));
  useCloseLeftInWindow({ tab, filters, orders: shown }, shownExpanded);
  const isSettled = firstPage.state === 'ready' && firstPage.isRefreshing !== true && !isSeeking;
  const {
    handle,
    toggle,
    goTo: goToOrder,
  } = useOrderListKeyboard({
    expanded: shownExpanded,
    orders: isSettled ? firstPage.value.orders : undefined,
  });
  const storeAdminUrl = useCallback((order: Order) => storeAdminOrderLink(shop, order.orderId)?.href ?? '', [shop]);
  const renderDetail = useCallback(
    (order: Order) => (
      <>
        <OrderPagerSlot orderId={order.orderId} />
        <OrderDetailSlot order={order} tab={tab} />
      </>
    ),
    [tab],
  );
  const hint = [clearedTodayText(useHandledToday().handled(tab)), emptyHint].filter(Boolean).join(' ');
  return (
    <ActionResults placement={placement}>
      <OrderPagerProvider
        orders={shown ?? noOrders}
        isPaged={false}
        hasActions={false}
        goTo={goToOrder}
        pathOf={orderPath}
      >
        <ListStatus
          readAt={firstPage.state === 'loading' ? undefined : firstPage.readAt}
          now={now}
          timeZone={timeZone}
          waiting={live}
          onShow={showWaiting}
        />
        <div ref={rowsRef} onPointerEnter={onPointerEnter} onPointerLeave={onPointerLeave}>
          <OrderList
            handle={handle}
            leftTexts={leftTexts}
            emptyHint={hint || undefined}
            scrollPaddingTop={scrollPaddingTop}
            label={orderTab(tab).title}
            orders={orders}
            windowing={windowing}
            showsStage={tab === tabs.all}
            timeZone={timeZone}
            now={now}
            storeAdminUrl={storeAdminUrl}
            expandedIds={shownExpanded.ids}
            onToggle={toggle}
            renderDetail={renderDetail}
            {...(maxHeight === undefined ? {} : { maxHeight })}
          />
        </div>
      </OrderPagerProvider>
    </ActionResults>
  );
}

const noOrders = createOrderWindow(new Map(), new Set());
