import type { OrderFilters } from '@hub/domain/dashboard';
import { type Order, type TabNumber, tabs } from '@hub/domain/orders';
import { clearedTodayText, type HandledOrders } from '@hub/domain/orders/actions';
import { storeAdminOrderLink } from '@hub/domain/orders/detail';
import {
  hasPage,
  movedText,
  type OrderSort,
  type OrderWindow,
  ordersOfPage,
  orderTab,
  sortOrders,
  wholeWindow,
} from '@hub/domain/orders/list';
import { PageButtons, shownValue } from '@hub/ui/data';
import { ListStatus, OrderList, orderListWindowing } from '@hub/ui/orders';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useCurrentMinute } from '../../environment/useCurrentMinute.ts';
import { mapLoadable } from '../../queries/mapLoadable.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { ActionResults } from '../actions/ActionResults.tsx';
import { orderAccess } from '../actions/orderAccess.ts';
import { useListActionShortcutHelp } from '../actions/useActionShortcuts.ts';
import { StageBulkActions } from '../bulk/StageBulkActions.tsx';
import { useSelectableRows } from '../bulk/useSelectableRows.ts';
import { useSelection } from '../bulk/useSelection.ts';
import { OrderDetailSlot } from '../detail/OrderDetailSlot.tsx';
import { useLeftOrderTexts } from '../live/useLeftOrderTexts.ts';
import { OrderPagerProvider, OrderPagerSlot } from '../OrderPager.tsx';
import type { ShownCause } from '../problems/ShownCause.ts';
import { useProblems } from '../problems/useProblems.tsx';
import { useHandledToday } from '../useHandledToday.ts';
import { orderPath } from './orderPath.ts';
import { type ExpandedOrders, useExpandedOrders } from './useExpandedOrders.ts';
import { useLeftInWindow } from './useLeftInWindow.ts';
import { useListPart } from './useListPart.ts';
import { useListUse } from './useListUse.ts';
import { useOrderListKeyboard } from './useOrderListKeyboard.ts';
import { type OrderWindowState, useOrderWindow } from './useOrderWindow.ts';

/** Current page, from 1 (§9). */
export interface ShownPage {
  number: number;
  goTo(page: number): void;
}

export interface StageOrdersProps {
  tab: TabNumber;
  filters: OrderFilters;
  /** CSS length: the list scrolls in a box of this height. */
  maxHeight?: string;
  /** In a card of the dashboard, or as a screen. */
  placement: 'dashboard' | 'list';
  /** Open orders, controlled by the address; uncontrolled by default. */
  expanded?: ExpandedOrders | undefined;
  /** Controlled page; by default other filters reset it to 1. */
  page?: ShownPage | undefined;
  /** Cause, controlled by the address; by default none at first. */
  cause?: ShownCause | undefined;
  /** Sort; newest first by default (§2). */
  sort?: OrderSort | undefined;
  /** Empty state. */
  emptyHint?: string | undefined;
  /** Pixels of the page's top covered by sticky headers. */
  scrollPaddingTop?: number | undefined;
}

/** One stage's orders with their details, by page when the list has pages (§2). */
export function StageOrders({
  tab,
  filters,
  maxHeight,
  placement,
  expanded,
  page,
  cause,
  sort: wantedSort,
  emptyHint,
  scrollPaddingTop = 0,
}: StageOrdersProps) {
  const { storeAdmin, timeZone, access } = useOpenShop();
  const { canEdit: canAct } = orderAccess(access, false);
  const now = useCurrentMinute();
  const localPage = usePageState(filters);
  const { number, goTo } = page ?? localPage;
  const [key, choose] = useState<string | null>(null);
  const localExpanded = useExpandedOrders();
  const shownExpanded = expanded ?? localExpanded;
  const { ref: rowsRef, read: readUse, update: updateUse, onPointerEnter, onPointerLeave } = useListUse();
  const { page: part, sort } = useListPart(tab, filters, wantedSort);
  const list = useOrderWindow(tab, filters, { page: part, readUse, openIds: shownExpanded.ids });
  const { firstPage, live, isOtherList, isSeeking, onRange, onRetryRow } = list;
  const leftTexts = useLeftOrderTexts(tab, live);
  const first = shownValue(firstPage);
  const problems = useProblems(tab, first?.isWhole ? first.orders : null, cause ?? { key, choose });
  const { shown, page: pageOrders } = useShownOrders(list, { tab, chosenOrders: problems.chosenOrders, sort, number });
  const selectionList = useSelection({ tab, filters, causeKey: problems.causeKey, orders: shown });
  const { disabledReason, selection } = useSelectableRows(tab, selectionList.rows, {
    count: shown?.length,
    isStale: isOtherList,
  });
  const [barHeight, setBarHeight] = useState(0);
  const coveredTop = scrollPaddingTop + barHeight;
  const selectedCount = selectionList.count;
  useEffect(() =>
    updateUse({ selected: selectedCount, expanded: shownExpanded.ids.size, scrollPaddingTop: coveredTop }),
  );
  const listed = isOtherList ? null : shownValue(list.orders);
  useLeftInWindow({ tab, filters, orders: listed }, [...shownExpanded.ids], shownExpanded.close);
  useLeftInWindow(
    { tab, filters, orders: listed },
    listed?.isWhole ? noIds : [...selectionList.selection.marked.keys()].slice(0, followedCount),
    selectionList.deselectLeft,
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
  const storeAdminUrl = useCallback(
    (order: Order) => storeAdminOrderLink(storeAdmin, order.orderId)?.href ?? '',
    [storeAdmin],
  );
  const windowing = useMemo(
    () => (shown === null || shown.isWhole ? undefined : orderListWindowing(shown, { onRange, onRetryRow })),
    [shown, onRange, onRetryRow],
  );
  const renderDetail = useCallback(
    (order: Order) => (
      <>
        <OrderPagerSlot orderId={order.orderId} />
        <OrderDetailSlot order={order} tab={tab} movedText={movedText(tab, leftTexts.get(order.orderId))} />
      </>
    ),
    [tab, leftTexts],
  );
  const handled = useHandledToday().handled(tab);
  const isPaged = pageOrders !== shown;

  return (
    <ActionResults placement={placement}>
      <OrderPagerProvider
        orders={pageOrders ?? noOrders}
        isPaged={isPaged}
        hasActions={canAct && tab !== tabs.all && tab !== tabs.shipped}
        goTo={goToOrder}
        pathOf={orderPath}
      >
        <ListStatus
          readAt={firstPage.state === 'loading' ? undefined : firstPage.readAt}
          now={now}
          timeZone={timeZone}
          waiting={live}
          onShow={list.showWaiting}
        />
        {selection && (
          <StageBulkActions
            tab={tab}
            filters={filters}
            placement={placement}
            orders={shown}
            isOtherList={isOtherList}
            disabledReason={disabledReason}
            leftOut={first?.isWhole ? first : null}
            onReadAgain={firstPage.onRetry}
            list={selectionList}
            onBarHeight={setBarHeight}
            renderBelow={problems.renderHeader}
          />
        )}
        {!selection && problems.renderHeader(null)}
        <div ref={rowsRef} onPointerEnter={onPointerEnter} onPointerLeave={onPointerLeave}>
          <OrderList
            handle={handle}
            emptyHint={withCleared(handled, emptyHint)}
            scrollPaddingTop={coveredTop}
            label={orderTab(tab).title}
            leftTexts={leftTexts}
            orders={mapLoadable(firstPage, () => pageOrders ?? noOrders)}
            {...(windowing ? { windowing } : {})}
            {...problems.rows}
            unreadableCount={first?.isWhole ? first.unreadable : 0}
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
        {isPaged && shown && (
          <PageButtons
            label={orderTab(tab).title}
            page={number}
            hasNextPage={hasPage(tab, shown.length, number + 1)}
            onPageChange={goTo}
          />
        )}
      </OrderPagerProvider>
    </ActionResults>
  );
}

const noOrders = wholeWindow([]);
const noIds: readonly string[] = [];

/** Number of selected orders to follow; the others stay selected until the server refuses them. */
const followedCount = 20;

/** The shown orders, or `null` until loaded: all of them, and those of the page. */
function useShownOrders(
  { firstPage, orders }: OrderWindowState,
  {
    tab,
    chosenOrders,
    sort,
    number,
  }: { tab: TabNumber; chosenOrders: readonly Order[] | null; sort: OrderSort; number: number },
): Record<'shown' | 'page', OrderWindow | null> {
  const first = shownValue(firstPage);
  const window = shownValue(orders);
  const whole = first?.isWhole ? (chosenOrders ?? first.orders) : null;
  return useMemo(() => {
    if (whole === null) return { shown: window, page: window };
    const sorted = sortOrders(whole, sort);
    const shown = wholeWindow(sorted);
    const pageOrders = ordersOfPage(tab, sorted, number);
    return { shown, page: pageOrders.length === sorted.length ? shown : wholeWindow(pageOrders) };
  }, [whole, window, tab, sort, number]);
}

/** An emptied list first shows what was cleared today. */
function withCleared(handled: HandledOrders, hint: string | undefined): string | undefined {
  return [clearedTodayText(handled), hint].filter(Boolean).join(' ') || undefined;
}

/** Other filters reset the page to 1 (§9). */
function usePageState(filters: OrderFilters): ShownPage {
  const filtersKey = JSON.stringify(filters);
  const [pageState, setPageState] = useState({ filtersKey, page: 1 });
  return {
    number: pageState.filtersKey === filtersKey ? pageState.page : 1,
    goTo: (page) => setPageState({ filtersKey, page }),
  };
}
