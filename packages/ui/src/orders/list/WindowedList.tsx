import {
  createOrderWindow,
  keepWindowPages,
  type RowRange,
  type WindowPage,
  windowPageOf,
  windowPageSize,
  windowPagesToRead,
} from '@hub/domain/orders/list';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { orderListWindowing } from './orderListWindowing.tsx';
import { orderOfRow } from '../orderFixtures.ts';
import { OrderList, type OrderListProps } from './OrderList.tsx';

/** A fake server for stories that generates pages of a list on request. */
interface StoryServer {
  /** Number of orders in the list. */
  total: number;
  /** Delay of a page, ms; null: it never arrives. */
  delay: number | null;
  /** Pages that fail the first time. */
  failing?: readonly number[];
  /** Another list is loading. */
  isRefreshing?: boolean;
}

interface WindowedListProps extends StoryServer {
  /** Props of the list; the server provides the orders. */
  list: OrderListProps;
}

interface ReadState {
  pages: ReadonlyMap<number, WindowPage>;
  failed: ReadonlySet<number>;
}

const noPages: readonly number[] = [];

/** A list for stories that requests the visible rows from its fake server. */
export function WindowedList({ total, delay, failing = noPages, isRefreshing = false, list }: WindowedListProps) {
  const [sight, setSight] = useState<RowRange>({ from: 0, to: 20 });
  const [{ pages, failed }, setRead] = useState<ReadState>(() => ({
    pages: new Map([[1, pageOf(1, total, 0)]]),
    failed: new Set(),
  }));

  const read = useCallback(
    (page: number, isRetry: boolean) => {
      if (delay === null && page !== 1) return undefined;
      const timer = setTimeout(() => {
        setRead((before) => {
          const fails = failing.includes(page) && !isRetry;
          if (fails) return { ...before, failed: new Set([...before.failed, page]) };
          const readAt = before.pages.size + performance.now();
          return {
            pages: keepWindowPages(before.pages, [pageOf(page, total, readAt)], sight),
            failed: new Set([...before.failed].filter((other) => other !== page)),
          };
        });
      }, delay ?? 0);
      return () => clearTimeout(timer);
    },
    [delay, failing, total, sight],
  );

  useEffect(() => {
    const missing = windowPagesToRead(sight, total).filter(
      (page) => pages.get(page)?.total !== total && !failed.has(page),
    );
    const stops = missing.map((page) => read(page, false));
    return () => {
      for (const stop of stops) stop?.();
    };
  }, [sight, total, pages, failed, read]);

  const orders = useMemo(() => createOrderWindow(pages, failed), [pages, failed]);
  const windowing = useMemo(
    () =>
      orderListWindowing(orders, {
        onRange: setSight,
        onRetryRow: (index) => void (orders.gapAt(index) === 'failed' && read(windowPageOf(index), true)),
      }),
    [orders, read],
  );
  return <OrderList {...list} orders={{ state: 'ready', value: orders, isRefreshing }} windowing={windowing} />;
}

function pageOf(page: number, total: number, readAt: number): WindowPage {
  const from = (page - 1) * windowPageSize;
  const length = Math.max(0, Math.min(windowPageSize, total - from));
  const orders = Array.from({ length }, (_, index) => orderOfRow(from + index, 1_581_587));
  return { page, orders, total, readAt };
}
