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
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useCurrentMinute } from '../../environment/useCurrentMinute.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { ActionResults } from '../actions/ActionResults.tsx';
import { orderAccess } from '../actions/orderAccess.ts';
import { useListActionShortcutHelp } from '../actions/useActionShortcuts.ts';
import { hasBulk, useSelectableRows } from '../bulk/useSelectableRows.ts';
import { useWindowSelection } from '../bulk/windowed/useWindowSelection.ts';
import { WindowBulkActions } from '../bulk/windowed/WindowBulkActions.tsx';
import { OrderDetailSlot } from '../detail/OrderDetailSlot.tsx';
import { OrderPagerProvider, OrderPagerSlot } from '../OrderPager.tsx';
import { useLeftOrderTexts } from '../live/useLeftOrderTexts.ts';
import { useHandledToday } from '../useHandledToday.ts';
import { orderPath } from './orderPath.ts';
import { type ExpandedOrders, useExpandedOrders } from './useExpandedOrders.ts';
import { useLeftInWindow } from './useLeftInWindow.ts';
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

/** Of many selected orders so many are followed; the others stay selected until the server refuses them. */
const followedCount = 20;

/** The orders of a stage, of which the server hands out the rows in sight, newest first. */
export default function WindowedOrders({
  tab,
  filters,
  maxHeight,
  placement,
  expanded,
  emptyHint,
  scrollPaddingTop = 0,
}: WindowedOrdersProps) {
  const { shop, timeZone, access } = useOpenShop();
  const { canEdit: canAct } = orderAccess(access, false);
  const now = useCurrentMinute();
  const { ref: rowsRef, read: readUse, update: updateUse, onPointerEnter, onPointerLeave } = useListUse();
  const localExpanded = useExpandedOrders();
  const shownExpanded = expanded ?? localExpanded;
  const { firstPage, live, showWaiting, orders, isOtherList, isSeeking, onRange, onRetryRow } = useOrderWindow(
    tab,
    filters,
    { readUse, openIds: shownExpanded.ids },
  );
  const leftTexts = useLeftOrderTexts(tab, live);
  const shown = shownValue(orders);
  const windowing = useMemo(
    () => orderListWindowing(shown ?? noOrders, { onRange, onRetryRow }),
    [shown, onRange, onRetryRow],
  );
  const list = useWindowSelection({ tab, filters, orders: shown });
  const { disabledReason, selection } = useSelectableRows(tab, list.rows, {
    count: shown?.length,
    isStale: isOtherList,
  });
  const [barHeight, setBarHeight] = useState(0);
  const coveredTop = scrollPaddingTop + barHeight;
  useEffect(() => updateUse({ selected: list.count, expanded: shownExpanded.ids.size, scrollPaddingTop: coveredTop }));
  useLeftInWindow({ tab, filters, orders: shown }, [...shownExpanded.ids], shownExpanded.close);
  useLeftInWindow(
    { tab, filters, orders: shown },
    [...list.selection.marked.keys()].slice(0, followedCount),
    list.deselectLeft,
  );
  const isSettled = firstPage.state === 'ready' && firstPage.isRefreshing !== true && !isSeeking;
  const {
    handle,
    toggle,
    goTo: goToOrder,
  } = useOrderListKeyboard({
    expanded: shownExpanded,
    selection,
    orders: isSettled ? firstPage.value.orders : undefined,
  });
  useListActionShortcutHelp(tab);
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
        hasActions={canAct && hasBulk(tab)}
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
        {selection && (
          <WindowBulkActions
            tab={tab}
            filters={filters}
            placement={placement}
            orders={shown}
            disabledReason={disabledReason}
            list={list}
            onBarHeight={setBarHeight}
          />
        )}
        <div ref={rowsRef} onPointerEnter={onPointerEnter} onPointerLeave={onPointerLeave}>
          <OrderList
            handle={handle}
            leftTexts={leftTexts}
            emptyHint={hint || undefined}
            scrollPaddingTop={coveredTop}
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
            {...(selection ? { selection } : {})}
            {...(maxHeight === undefined ? {} : { maxHeight })}
          />
        </div>
      </OrderPagerProvider>
    </ActionResults>
  );
}

const noOrders = createOrderWindow(new Map(), new Set());
