import type { OrderFilters } from '@hub/domain/dashboard';
import {
  clearedTodayText,
  defaultSort,
  emptyPageHint,
  type HandledOrders,
  type Order,
  type OrderSort,
  orderTab,
  sortOrders,
  storeAdminOrderLink,
  type TabNumber,
  tabs,
} from '@hub/domain/orders';
import { ListStatus, OrderList } from '@hub/ui/orders';
import { hasStaleValue, PageButtons, shownValue } from '@hub/ui/data';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState, useRef } from 'react';
import { useOpenShop } from '../../session/OpenShop.ts';
import { mapLoadable } from '../../queries/mapLoadable.ts';
import { useCurrentMinute } from '../../environment/useCurrentMinute.ts';
import { orderKeys } from '../orderKeys.ts';
import { orderAccess } from '../actions/orderAccess.ts';
import { ActionResults } from '../actions/ActionResults.tsx';
import { StageBulkActions } from '../bulk/StageBulkActions.tsx';
import { useSelectableRows } from '../bulk/useSelectableRows.ts';
import { useSelection } from '../bulk/useSelection.ts';
import { OrderDetailSlot } from '../detail/OrderDetailSlot.tsx';
import { useLeftOrderTexts } from '../live/useLeftOrderTexts.ts';
import { useProblems } from '../problems/useProblems.tsx';
import { type ExpandedOrders, useExpandedOrders } from './useExpandedOrders.ts';
import { orderPath } from './orderPath.ts';
import type { ShownCause } from '../problems/ShownCause.ts';
import { OrderPagerProvider, OrderPagerSlot } from '../OrderPager.tsx';
import { useListActionShortcutHelp } from '../actions/useActionShortcuts.ts';
import { useOrderListKeyboard } from './useOrderListKeyboard.ts';
import { useHandledToday } from '../useHandledToday.ts';
import { useIsWindowed } from './useIsWindowed.ts';
import { useListUse } from './useListUse.ts';
import { useLiveOrders } from './useLiveOrders.ts';
import { useOrderPage } from './useOrderPage.ts';
import type { OrderPage } from '@hub/api-client/orders';

/** Only servers with capability `windowed-lists` need it. */
const WindowedOrders = lazy(() => import('./WindowedOrders.tsx'));

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
  /** Controlled open orders (by the address); uncontrolled by default. */
  expanded?: ExpandedOrders | undefined;
  /** Controlled page; by default it resets to 1 with other filters. */
  page?: ShownPage | undefined;
  /** Controlled cause (by the address); by default none at first. */
  cause?: ShownCause | undefined;
  /** Sort; newest first by default (§2). Where the server pages it applies within the page. */
  sort?: OrderSort | undefined;
  /** Empty state. */
  emptyHint?: string | undefined;
  /** Pixels of the page's top covered by sticky headers. */
  scrollPaddingTop?: number | undefined;
}

/** The orders of one stage with their details: a window on the list where the server hands out the rows in sight. */
export function StageOrders(props: StageOrdersProps) {
  if (!useIsWindowed(props.tab, props.sort)) return <WholeOrders {...props} />;
  return (
    <Suspense>
      <WindowedOrders {...props} />
    </Suspense>
  );
}

/** All orders of the list at once; a pager only where the server pages (contract). */
function WholeOrders({
  tab,
  filters,
  maxHeight,
  placement,
  expanded,
  page,
  cause,
  sort = defaultSort,
  emptyHint,
  scrollPaddingTop = 0,
}: StageOrdersProps) {
  const { shop, timeZone, access } = useOpenShop();
  const { canEdit: canAct } = orderAccess(access, false);
  const localPage = usePageState(filters);
  const { number, goTo } = page ?? localPage;
  const [key, choose] = useState<string | null>(null);
  const localExpanded = useExpandedOrders();
  const { ref: rowsRef, read: readUse, update: updateUse, onPointerEnter, onPointerLeave } = useListUse();
  const {
    page: orderPage,
    live,
    showWaiting,
  } = useLiveOrders(orderKeys.list(shop, tab, filters, number), useOrderPage(tab, filters, number), readUse);
  const leftTexts = useLeftOrderTexts(tab, live);
  const now = useCurrentMinute();
  const storeAdminUrl = useCallback((order: Order) => storeAdminOrderLink(shop, order.orderId)?.href ?? '', [shop]);
  const shown = shownValue(orderPage);
  const isPaged = number > 1 || shown?.hasNextPage === true;
  const problems = useProblems(
    tab,
    mapLoadable(orderPage, ({ orders }) => orders),
    isPaged,
    cause ?? { key, choose },
  );
  const listed = shownValue(problems.orders);
  const orders = useMemo(() => sortOrders(listed ?? [], sort), [listed, sort]);
  const isSettled = orderPage.state === 'ready' && orderPage.isRefreshing !== true;
  const isStale = hasStaleValue(orderPage);
  const shownExpanded = expanded ?? localExpanded;
  useCloseLeftOrders(JSON.stringify([tab, filters, number]), shownExpanded, isSettled ? shown : null);
  const list = useSelection({
    listKey: JSON.stringify([tab, filters, problems.causeKey]),
    page: number,
    orders: listed ?? noOrders,
    sort,
  });
  const { disabledReason: selectionDisabledReason, selection } = useSelectableRows(tab, list.rows, {
    count: listed?.length,
    isStale,
  });
  const handled = useHandledToday().handled(tab);
  const [barHeight, setBarHeight] = useState(0);
  useEffect(() =>
    updateUse({
      selected: list.count,
      expanded: shownExpanded.ids.size,
      scrollPaddingTop: scrollPaddingTop + barHeight,
    }),
  );
  const {
    handle,
    toggle,
    goTo: goToOrder,
  } = useOrderListKeyboard({ expanded: shownExpanded, selection, orders: isSettled ? orders : undefined });
  useListActionShortcutHelp(tab);
  const renderDetail = useCallback(
    (order: Order) => (
      <>
        <OrderPagerSlot orderId={order.orderId} />
        <OrderDetailSlot order={order} tab={tab} />
      </>
    ),
    [tab],
  );

  return (
    <ActionResults placement={placement}>
      <OrderPagerProvider
        orders={orders}
        isPaged={isPaged}
        hasActions={canAct && tab !== tabs.all && tab !== tabs.shipped}
        goTo={goToOrder}
        pathOf={orderPath}
      >
        <ListStatus
          readAt={orderPage.state === 'loading' ? undefined : orderPage.readAt}
          now={now}
          timeZone={timeZone}
          waiting={live}
          onShow={showWaiting}
        />
        {selection && (
          <StageBulkActions
            tab={tab}
            filters={filters}
            placement={placement}
            orders={listed}
            isStale={isStale}
            selectionDisabledReason={selectionDisabledReason}
            unreadable={shown?.unreadable ?? 0}
            // What has another cause on other pages is not of this list.
            isPaged={isPaged && problems.causeKey === null}
            list={list}
            onBarHeight={setBarHeight}
            renderBelow={problems.renderHeader}
          />
        )}
        {!selection && problems.renderHeader(null)}
        <div ref={rowsRef} onPointerEnter={onPointerEnter} onPointerLeave={onPointerLeave}>
          <OrderList
            handle={handle}
            sort={sort}
            emptyHint={shown?.hasNextPage ? emptyPageHint : withCleared(handled, emptyHint)}
            scrollPaddingTop={scrollPaddingTop + barHeight}
            label={orderTab(tab).title}
            leftTexts={leftTexts}
            orders={problems.orders}
            {...problems.rows}
            unreadableCount={shown?.unreadable ?? 0}
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
        {isPaged && (
          <PageButtons
            label={orderTab(tab).title}
            page={number}
            hasNextPage={shown?.hasNextPage ?? false}
            onPageChange={goTo}
          />
        )}
      </OrderPagerProvider>
    </ActionResults>
  );
}

const noOrders: readonly Order[] = [];

/** An emptied list says first what was cleared today. */
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

/**
 * Closes open orders that have left a list, by an action or because the person showed what is new, so that neither its
 * address nor a reload opens them. `listKey`: another page or filter is another list. `page`: null while it loads.
 */
function useCloseLeftOrders(listKey: string, { ids, close }: ExpandedOrders, page: OrderPage | null): void {
  const before = useRef<{ listKey: string; listed: ReadonlySet<string> } | null>(null);
  useEffect(() => {
    if (page === null) return;
    const listed = new Set(page.orders.flatMap(({ orderId }) => (ids.has(orderId) ? orderId : [])));
    const last = before.current?.listKey === listKey ? before.current.listed : null;
    before.current = { listKey, listed };
    const left = [...ids].filter((id) => last?.has(id) && !listed.has(id));
    if (left.length > 0) close(left);
  }, [listKey, ids, close, page]);
}
