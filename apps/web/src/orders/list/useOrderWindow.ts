import type { OrderFilters } from '@hub/domain/dashboard';
import type { Order, TabNumber } from '@hub/domain/orders';
import {
  createOrderWindow,
  keepWindowPages,
  type ListUse,
  type LiveOrders,
  type OrderWindow,
  outdatedWindowPages,
  type RowRange,
  wholeWindow,
  type WindowPage,
  windowPageOf,
  windowPageSize,
  windowPagesToRead,
  windowTotal,
} from '@hub/domain/orders/list';
import { type Loadable, shownValue } from '@hub/ui/data';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { mapLoadable } from '../../queries/mapLoadable.ts';
import { readInBackground } from '../../queries/backgroundReads.ts';
import { useLoadable } from '../../queries/useLoadable.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { orderKeys } from '../orderKeys.ts';
import { type ListedWindowPage, listKeyOf, orderWindowQuery } from '../orderWindowQuery.ts';
import type { FirstPage } from './useListPart.ts';
import { useLiveOrders } from './useLiveOrders.ts';
import { useUnloadedOrders } from './useUnloadedOrders.ts';

export interface OrderWindowState {
  /** The first page, or the whole list, as shown; always kept current. */
  firstPage: Loadable<ListedWindowPage>;
  /** What waits to be shown; `null` until loaded. */
  live: LiveOrders | null;
  /** Shows what waits. */
  showWaiting(): void;
  /** The list, newest first: all of it, or the pages around the visible rows. */
  orders: Loadable<OrderWindow>;
  /** They still belong to the previous filters. */
  isOtherList: boolean;
  /** Searching for an open order that is on no loaded page. */
  isSeeking: boolean;
  /** The visible rows have changed. */
  onRange(range: RowRange): void;
  /** Requests a row's page again. */
  onRetryRow(index: number): void;
}

const firstRows: RowRange = { from: 0, to: 1 };
const noPages: ReadonlyMap<number, WindowPage> = new Map();
const noIds: ReadonlySet<string> = new Set();

/**
 * A list, loaded whole or only in pages around the visible rows. When the filters change, the old list stays until the
 * first page of the new one has loaded. Rows in use do not move: while the first page of a list in use is visible, its
 * rows and length stay until Show; elsewhere the list keeps the top order in place.
 */
export function useOrderWindow(
  tab: TabNumber,
  filters: OrderFilters,
  { page, readUse, openIds }: { page: FirstPage; readUse: () => ListUse; openIds: ReadonlySet<string> },
): OrderWindowState {
  const { shop, client } = useOpenShop();
  const askedList = listKeyOf(tab, filters, page);
  const { range, onRange } = useSight(askedList);

  const firstQuery = orderWindowQuery(client, shop, { tab, filters, page });
  const fetchedPage = useLoadable(firstQuery);
  const readFirstUse = useFirstPageUse(range, readUse);
  const { page: firstPage, live, showWaiting } = useLiveOrders(firstQuery.queryKey, fetchedPage, readFirstUse);
  const first = useHeldLength(shownValue(fetchedPage), live);
  const readAt = firstPage.state === 'loading' ? 0 : (firstPage.readAt ?? 0);
  const listKey = first?.listKey ?? askedList;
  const [kept, setKept] = useState({ listKey, pages: noPages });
  const before = kept.listKey === listKey ? kept.pages : noPages;
  const isWhole = first?.isWhole === true;
  const total = !isWhole && first?.listKey === askedList ? (windowTotal(before) ?? first.total) : 0;
  const sought = useUnloadedOrders(
    { tab, filters, listKey: askedList, read: total > 0 ? { pages: before, total } : null },
    page === 'all' || isWhole ? noIds : openIds,
  );
  const otherPages = [...new Set([...windowPagesToRead(range, total), ...sought.pages])].filter((page) => page !== 1);
  const others = useQueries({
    queries: otherPages.map((page) => orderWindowQuery(client, shop, { tab, filters, page })),
  });

  const read = [
    // Waiting orders have a different read time than held ones.
    ...(first && !isWhole ? [{ ...first, page: 1, readAt: first.isHeld ? readAt - 0.5 : readAt }] : []),
    ...others.flatMap(({ data, dataUpdatedAt }) => {
      if (data?.listKey !== listKey || isWhole) return [];
      if (!first?.isHeld) return [{ ...data, readAt: dataUpdatedAt }];
      const isShown = before.has(data.page);
      return isShown && data.total !== first.total ? [] : [{ ...data, total: first.total, readAt: dataUpdatedAt }];
    }),
  ];
  const pages = keepWindowPages(before, read, range);
  if (kept.listKey !== listKey || kept.pages !== pages) setKept({ listKey, pages });

  const failed = otherPages.filter((_, index) => others[index]?.isError && !others[index]?.isFetching).join();
  const orders = useWindowOf(isWhole ? first.orders : null, pages, failed);
  const readAgain = useReadAgain(tab, filters);
  useReadOutdated(pages, readAgain);
  useFollowFirstPage(otherPages.join(), readAt, readAgain);
  const onRetryRow = useCallback(
    (index: number) => {
      if (orders.gapAt(index) === 'failed') readAgain(windowPageOf(index));
    },
    [orders, readAgain],
  );
  // A failed page is not retried automatically.
  const isSeeking = sought.waiting.length > 0 && failed === '';
  return {
    firstPage,
    live,
    showWaiting,
    orders: mapLoadable(firstPage, () => orders),
    isOtherList: listKey !== askedList,
    isSeeking,
    onRange,
    onRetryRow,
  };
}

/** The first page with the orders that are shown. `isHeld`: they are from an earlier read, and so is its length. */
function useHeldLength(
  fetched: ListedWindowPage | null,
  live: LiveOrders | null,
): (ListedWindowPage & { isHeld: boolean }) | null {
  const [shown, setShown] = useState(fetched);
  const isHeld = live !== null && live.orders !== fetched?.orders;
  if (!isHeld && shown !== fetched) setShown(fetched);
  return useMemo(() => {
    if (fetched === null || live === null) return null;
    if (!isHeld || shown?.listKey !== fetched.listKey) return { ...fetched, isHeld: false };
    return { ...fetched, orders: live.orders, total: shown.total, isHeld };
  }, [fetched, live, shown, isHeld]);
}

/** How the first page's rows are used: not at all while others are visible. */
function useFirstPageUse({ from }: RowRange, readUse: () => ListUse): () => ListUse {
  const fromRef = useRef(from);
  useLayoutEffect(() => void (fromRef.current = from), [from]);
  return useCallback(() => (fromRef.current < windowPageSize ? readUse() : noUse), [readUse]);
}

const noUse: ListUse = { selected: 0, expanded: 0, isScrolled: false, isTouched: false };

/** Reloads the other visible pages, separated by commas, after the first one: the change may affect them too. */
function useFollowFirstPage(otherPages: string, readAt: number, readAgain: (page: number) => void): void {
  const followedRef = useRef(readAt);
  useEffect(() => {
    const isFirst = followedRef.current === 0;
    if (followedRef.current === readAt) return;
    followedRef.current = readAt;
    if (isFirst || otherPages === '') return;
    for (const page of otherPages.split(',')) readAgain(Number(page));
  }, [otherPages, readAt, readAgain]);
}

/** The visible rows of a list; another list starts at its first rows. */
function useSight(listKey: string): { range: RowRange; onRange(range: RowRange): void } {
  const [sight, setSight] = useState({ listKey, range: firstRows });
  const onRange = useCallback((range: RowRange) => setSight({ listKey, range }), [listKey]);
  return { range: sight.listKey === listKey ? sight.range : firstRows, onRange };
}

/** `whole`: its orders, if all of them were read. `failed`: the pages that failed, separated by commas. */
function useWindowOf(
  whole: readonly Order[] | null,
  pages: ReadonlyMap<number, WindowPage>,
  failed: string,
): OrderWindow {
  return useMemo(
    () =>
      whole === null
        ? createOrderWindow(pages, new Set(failed === '' ? [] : failed.split(',').map(Number)))
        : wholeWindow(whole),
    [whole, pages, failed],
  );
}

/** Reloads an observed page in the background; a pending request is awaited. */
function useReadAgain(tab: TabNumber, filters: OrderFilters): (page: number) => void {
  const { shop } = useOpenShop();
  const queryClient = useQueryClient();
  return useCallback(
    (page) => {
      const query = queryClient.getQueryCache().find({ queryKey: orderKeys.list(shop, tab, filters, page) });
      if (query?.isActive()) void readInBackground(queryClient, query);
    },
    [queryClient, shop, tab, filters],
  );
}

/** Reloads observed pages that were read when the list had another length. */
function useReadOutdated(pages: ReadonlyMap<number, WindowPage>, readAgain: (page: number) => void): void {
  useEffect(() => {
    for (const page of outdatedWindowPages(pages)) readAgain(page);
  }, [pages, readAgain]);
}
