import type { OrderFilters } from '@hub/domain/dashboard';
import {
  bulkTexts,
  defaultSort,
  offReason,
  type Order,
  type OrderSort,
  orderTab,
  sortOrders,
  storeAdminOrderLink,
  type TabNumber,
} from '@hub/domain/orders';
import { OrderList, type OrderSelection } from '@hub/ui/orders';
import { isShownOfBefore, PageButtons, shownValue } from '@hub/ui/shared';
import { useCallback, useMemo, useState } from 'react';
import { useOpenShop } from '../session/OpenShop.ts';
import { mapLoadable } from '../shared/mapLoadable.ts';
import { useMinute } from '../shared/useMinute.ts';
import { orderAccess } from './actions/orderAccess.ts';
import { ReportPlace } from './actions/useReport.tsx';
import { hasBulk, StageBulk } from './bulk/StageBulk.tsx';
import { type ListSelection, useSelection } from './bulk/useSelection.ts';
import { OrderDetailSlot } from './OrderDetailSlot.tsx';
import { useProblems } from './problems/useProblems.tsx';
import { type ExpandedOrders, useOwnExpanded } from './screen/ExpandedOrders.ts';
import { OrderTurning, TurnButtons } from './screen/OrderTurning.tsx';
import { useListedActionKeys } from './screen/useActionKeys.ts';
import { useOrderKeys } from './screen/useOrderKeys.ts';
import { useOrderPage } from './useOrderPage.ts';

/** Which page is shown; 1 is the first (§9). */
export interface ShownPage {
  number: number;
  turn(page: number): void;
}

export interface StageOrdersProps {
  tab: TabNumber;
  filters: OrderFilters;
  /** A CSS length; the list scrolls inside it, so that what comes after it stays near. */
  maxHeight?: string;
  /** Where it stands: in a card of the dashboard, or as a screen of its own. */
  place: 'dashboard' | 'list';
  /** Whoever keeps this elsewhere (the address); by itself the list remembers which orders are open. */
  expanded?: ExpandedOrders | undefined;
  /** Likewise for the page; by itself the list begins at the first one whenever the filters change. */
  page?: ShownPage | undefined;
  /** Newest first (§2) unless a person chose another. Where the server pages it holds within the page. */
  sort?: OrderSort | undefined;
  /** What would fill it, said while it is empty. */
  emptyHint?: string | undefined;
  /** How many px of the page's top sticky headers cover. */
  coveredTop?: number | undefined;
}

/** The orders of one stage, each with its detail when opened; page buttons only where the server pages (contract). */
export function StageOrders({
  tab,
  filters,
  maxHeight,
  place,
  expanded,
  page,
  sort = defaultSort,
  emptyHint,
  coveredTop = 0,
}: StageOrdersProps) {
  const { shop, timeZone } = useOpenShop();
  const ownPage = useOwnPage(filters);
  const { number, turn } = page ?? ownPage;
  const ownExpanded = useOwnExpanded();
  const answer = useOrderPage(tab, filters, number);
  const now = useMinute();
  const storeAdminUrl = useCallback((order: Order) => storeAdminOrderLink(shop, order.orderId)?.href ?? '', [shop]);
  const shown = shownValue(answer);
  const isPaged = number > 1 || shown?.hasNextPage === true;
  const problems = useProblems(
    tab,
    mapLoadable(answer, ({ orders }) => orders),
    isPaged,
  );
  const listed = shownValue(problems.orders);
  const orders = useMemo(() => sortOrders(listed ?? [], sort), [listed, sort]);
  const isSettled = answer.state === 'ready' && answer.refreshing !== true;
  const isOfBefore = isShownOfBefore(answer);
  const shownExpanded = expanded ?? ownExpanded;
  const list = useSelection({
    question: JSON.stringify([tab, filters]),
    page: number,
    orders: shown?.orders ?? none,
    sort,
  });
  const selectionOff = useSelectionOffReason(shown?.orders ?? null, isOfBefore);
  const selection = useRowSelection(tab, list, selectionOff);
  const [barHeight, setBarHeight] = useState(0);
  const {
    handle,
    toggle,
    turn: turnOrder,
  } = useOrderKeys({ expanded: shownExpanded, selection, orders: isSettled ? orders : undefined });
  useListedActionKeys(tab);
  const renderDetail = useCallback(
    (order: Order) => (
      <>
        <TurnButtons orderId={order.orderId} />
        <OrderDetailSlot order={order} tab={tab} />
      </>
    ),
    [tab],
  );

  return (
    <ReportPlace place={place}>
      <OrderTurning orders={orders} isPaged={isPaged} turn={turnOrder}>
        {selection && (
          <StageBulk
            tab={tab}
            filters={filters}
            place={place}
            orders={shown?.orders ?? null}
            isOfBefore={isOfBefore}
            selectionOff={selectionOff}
            unreadable={shown?.unreadable ?? 0}
            isPaged={isPaged}
            list={list}
            onBarHeight={setBarHeight}
          />
        )}
        {problems.above}
        <OrderList
          handle={handle}
          sort={sort}
          emptyHint={emptyHint}
          coveredTop={coveredTop + barHeight}
          label={orderTab(tab).title}
          orders={problems.orders}
          {...problems.rows}
          unreadable={shown?.unreadable ?? 0}
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
            onPageChange={turn}
          />
        )}
      </OrderTurning>
    </ReportPlace>
  );
}

const none: readonly Order[] = [];

/** The checkboxes of the rows; none where nothing can be done in bulk. */
function useRowSelection(
  tab: TabNumber,
  { rows }: ListSelection,
  offReason: string | undefined,
): OrderSelection | undefined {
  return useMemo(
    () => (hasBulk(tab) ? { ...rows, ...(offReason !== undefined && { offReason }) } : undefined),
    [tab, rows, offReason],
  );
}

/**
 * Why nothing can be selected: who may not edit could do nothing with it, and what does not match the filter is not
 * what is meant.
 */
function useSelectionOffReason(orders: readonly Order[] | null, isOfBefore: boolean): string | undefined {
  const { access } = useOpenShop();
  const none = orders?.length === 0 ? bulkTexts.nothingHere : undefined;
  return offReason(orderAccess(access, false), false) ?? (isOfBefore ? bulkTexts.ofBefore : none);
}

/** Other filters start at the first page again (§9 "Page number starts at 1"). */
function useOwnPage(filters: OrderFilters): ShownPage {
  const question = JSON.stringify(filters);
  const [turned, setTurned] = useState({ question, page: 1 });
  return { number: turned.question === question ? turned.page : 1, turn: (page) => setTurned({ question, page }) };
}
