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

/** Which page is shown; 1 is the first (§9). */
export interface ShownPage {
  number: number;
  goTo(page: number): void;
}

export interface StageOrdersProps {
  tab: TabNumber;
  filters: OrderFilters;
  /** A CSS length; the list scrolls inside it, so that what comes after it stays near. */
  maxHeight?: string;
  /** Where it stands: in a card of the dashboard, or as a screen of its own. */
  placement: 'dashboard' | 'list';
  /** Whoever keeps this elsewhere (the address); by itself the list remembers which orders are open. */
  expanded?: ExpandedOrders | undefined;
  /** Likewise for the page; by itself the list begins at the first one whenever the filters change. */
  page?: ShownPage | undefined;
  /** Newest first (§2) unless a person chose another. Where the server pages it holds within the page. */
  sort?: OrderSort | undefined;
  /** What would fill it, said while it is empty. */
  emptyHint?: string | undefined;
  /** How many px of the page's top sticky headers cover. */
  scrollPaddingTop?: number | undefined;
}

/** The orders of one stage, each with its detail when opened; page buttons only where the server pages (contract). */
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

/** The checkboxes of the rows; none where nothing can be done in bulk. */
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

/**
 * Why nothing can be selected: who may not edit could do nothing with it, and what does not match the filter is not
 * what is meant.
 */
function useSelectionDisabledReason(orders: readonly Order[] | null, isStale: boolean): string | undefined {
  const { access } = useOpenShop();
  const emptyReason = orders?.length === 0 ? bulkTexts.nothingHere : undefined;
  return disabledReasonFor(orderAccess(access, false), false) ?? (isStale ? bulkTexts.stale : emptyReason);
}

/** Other filters start at the first page again (§9 "Page number starts at 1"). */
function usePageState(filters: OrderFilters): ShownPage {
  const filtersKey = JSON.stringify(filters);
  const [pageState, setPageState] = useState({ filtersKey, page: 1 });
  return {
    number: pageState.filtersKey === filtersKey ? pageState.page : 1,
    goTo: (page) => setPageState({ filtersKey, page }),
  };
}
