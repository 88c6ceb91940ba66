import type { OrderFilters } from '@hub/domain/dashboard';
import {
  bulkTexts,
  defaultSort,
  disabledReasonFor,
  type Order,
  type OrderSort,
  orderTab,
  sortOrders,
  storeAdminOrderLink,
  type TabNumber,
} from '@hub/domain/orders';
import { OrderList, type OrderSelection } from '@hub/ui/orders';
import { hasStaleValue, PageButtons, shownValue } from '@hub/ui/data';
import { useCallback, useMemo, useState } from 'react';
import { useOpenShop } from '../../session/OpenShop.ts';
import { mapLoadable } from '../../queries/mapLoadable.ts';
import { useCurrentMinute } from '../../environment/useCurrentMinute.ts';
import { orderAccess } from '../actions/orderAccess.ts';
import { ActionResults } from '../actions/ActionResults.tsx';
import { hasBulk, StageBulkActions } from '../bulk/StageBulkActions.tsx';
import { type ListSelection, useSelection } from '../bulk/useSelection.ts';
import { OrderDetailSlot } from '../detail/OrderDetailSlot.tsx';
import { useProblems } from '../problems/useProblems.tsx';
import { type ExpandedOrders, useExpandedOrders } from './useExpandedOrders.ts';
import { OrderPagerProvider, OrderPagerSlot } from './OrderPager.tsx';
import { useListActionShortcutHelp } from '../actions/useActionShortcuts.ts';
import { useOrderListKeyboard } from './useOrderListKeyboard.ts';
import { useOrderPage } from './useOrderPage.ts';

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
  /** Sort; newest first by default (§2). Where the server pages it applies within the page. */
  sort?: OrderSort | undefined;
  /** Empty state. */
  emptyHint?: string | undefined;
  /** Pixels of the page's top covered by sticky headers. */
  scrollPaddingTop?: number | undefined;
}

/** The orders of one stage with their details; a pager only where the server pages (contract). */
export function StageOrders({
  tab,
  filters,
  maxHeight,
  placement,
  expanded,
  page,
  sort = defaultSort,
  emptyHint,
  scrollPaddingTop = 0,
}: StageOrdersProps) {
  const { shop, timeZone } = useOpenShop();
  const localPage = usePageState(filters);
  const { number, goTo } = page ?? localPage;
  const localExpanded = useExpandedOrders();
  const orderPage = useOrderPage(tab, filters, number);
  const now = useCurrentMinute();
  const storeAdminUrl = useCallback((order: Order) => storeAdminOrderLink(shop, order.orderId)?.href ?? '', [shop]);
  const shown = shownValue(orderPage);
  const isPaged = number > 1 || shown?.hasNextPage === true;
  const problems = useProblems(
    tab,
    mapLoadable(orderPage, ({ orders }) => orders),
    isPaged,
  );
  const listed = shownValue(problems.orders);
  const orders = useMemo(() => sortOrders(listed ?? [], sort), [listed, sort]);
  const isSettled = orderPage.state === 'ready' && orderPage.isRefreshing !== true;
  const isStale = hasStaleValue(orderPage);
  const shownExpanded = expanded ?? localExpanded;
  const list = useSelection({
    listKey: JSON.stringify([tab, filters]),
    page: number,
    orders: shown?.orders ?? noOrders,
    sort,
  });
  const selectionDisabledReason = useSelectionDisabledReason(shown?.orders ?? null, isStale);
  const selection = useRowSelection(tab, list, selectionDisabledReason);
  const [barHeight, setBarHeight] = useState(0);
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
      <OrderPagerProvider orders={orders} isPaged={isPaged} goTo={goToOrder}>
        {selection && (
          <StageBulkActions
            tab={tab}
            filters={filters}
            placement={placement}
            orders={shown?.orders ?? null}
            isStale={isStale}
            selectionDisabledReason={selectionDisabledReason}
            unreadable={shown?.unreadable ?? 0}
            isPaged={isPaged}
            list={list}
            onBarHeight={setBarHeight}
          />
        )}
        {problems.header}
        <OrderList
          handle={handle}
          sort={sort}
          emptyHint={emptyHint}
          scrollPaddingTop={scrollPaddingTop + barHeight}
          label={orderTab(tab).title}
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

/** Checkboxes of the rows; none without bulk actions. */
function useRowSelection(
  tab: TabNumber,
  { rows }: ListSelection,
  disabledReason: string | undefined,
): OrderSelection | undefined {
  return useMemo(
    () => (hasBulk(tab) ? { ...rows, ...(disabledReason !== undefined && { disabledReason }) } : undefined),
    [tab, rows, disabledReason],
  );
}

/** Why nothing can be selected: no edit permission, or a stale list. */
function useSelectionDisabledReason(orders: readonly Order[] | null, isStale: boolean): string | undefined {
  const { access } = useOpenShop();
  const emptyReason = orders?.length === 0 ? bulkTexts.nothingHere : undefined;
  return disabledReasonFor(orderAccess(access, false), false) ?? (isStale ? bulkTexts.stale : emptyReason);
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
