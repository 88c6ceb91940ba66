import { NetworkError, SessionExpiredError } from '@hub/api-client/http';
import {
  createOrdersClient,
  createSampleReader,
  type LoadedOrderDetail,
  type SampleReader,
} from '@hub/api-client/orders';
import { describeFilters, type OrderFilters } from '@hub/domain/dashboard';
import { type Order, sortNewestFirst, tabs } from '@hub/domain/orders';
import { formatDate, type IsoTime, type ReadGap, sampleConcurrency, sampleSize, sections } from '@hub/domain/shared';
import { type Loadable, type SampleState, shownValue } from '@hub/ui/data';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { orderDetailQuery } from '../orders/useOrderDetail.ts';
import { useOpenShop } from '../session/OpenShop.ts';
import { describeError } from '../queries/describeError.ts';
import { mapLoadable } from '../queries/mapLoadable.ts';
import { useShopLoadable } from '../session/useShopLoadable.ts';
import { reportKeys } from './reportKeys.ts';

/** Details stay fresh while the figures are open, ms. */
const detailStaleTimeMs = 5 * 60_000;

/** The row of an order in the sample. */
export interface SampledRow {
  orderId: string;
  /** As merchants say it: "#1042". */
  orderName: string;
  createdAt: IsoTime | null;
  /** Closed or cancelled according to its row. */
  isFinal: boolean;
}

/** How a screen derives its figures; a constant per screen, since it must be stable. */
export interface SampleAggregation<Figures> {
  /** Figures of the orders read so far, in row order. */
  aggregate(orders: readonly SampledDetail[]): Figures;
}

/** A detail with its row. */
export interface SampledDetail {
  row: SampledRow;
  detail: LoadedOrderDetail;
}

interface SampleList {
  /** Orders of the period. */
  listed: number;
  /** Rows that could not be read. */
  unreadable: number;
  gap: ReadGap | null;
  /** The newest orders. */
  rows: readonly SampledRow[];
  filters: OrderFilters;
}

/** The newest orders of the period: the list, then their details a few at a time, and the figures derived from them. */
export function useOrderSample<Figures>(
  filters: OrderFilters,
  { aggregate }: SampleAggregation<Figures>,
): Loadable<SampleState<Figures>> {
  const { timeZone } = useOpenShop();
  const list = useSampleList(filters);
  const shown = shownValue(list);
  const reader = useSampleReader(shown);
  const reading = useStore(reader);
  const read = useMemo(() => {
    const wanted = reading.phase === 'reading' ? [] : (shown?.rows ?? []);
    return wanted.flatMap((row) => {
      const detail = reading.read.get(row.orderId);
      return detail ? [{ row, detail }] : [];
    });
  }, [shown, reading]);
  const figures = useMemo(() => aggregate(read), [read, aggregate]);

  return mapLoadable(list, ({ listed, unreadable, gap, rows, filters: loadedFilters }): SampleState<Figures> => {
    // Computed once all are read; progress does not need it.
    const days = read.flatMap(({ row: { createdAt } }) =>
      createdAt === null ? [] : [formatDate(createdAt, timeZone)],
    );
    return {
      phase: reading.phase,
      facts: {
        listed: listed + unreadable,
        requested: rows.length,
        read: reading.read.size,
        failed: reading.failed.size,
        unreadableOrders: unreadable,
        gap,
        unreadableLines: read.reduce((sum, { detail }) => sum + detail.unreadable, 0),
        period: describeFilters(loadedFilters),
        from: days.at(-1) ?? null,
        to: days[0] ?? null,
      },
      figures,
      error: reading.error === null ? null : describeError(reading.error),
      since: reading.since,
      onCancel: reader.stop,
      onRetry: reader.restart,
      onLoadRest: reading.error instanceof SessionExpiredError ? null : reader.start,
    };
  });
}

function useSampleList(filters: OrderFilters): Loadable<SampleList> {
  const { shop, client } = useOpenShop();
  return useShopLoadable({
    queryKey: reportKeys.sample(shop, filters),
    section: sections.dashboard,
    async queryFn({ signal }): Promise<SampleList> {
      const { orders, unreadable, gap } = await createOrdersClient(client.context).listAllOrders(
        {
          tab: tabs.all,
          filters,
          fields: ['order_name', 'shopify_created_at', 'shopify_close_at', 'shopify_cancelled_at'],
        },
        { signal },
      );
      const newest = sortNewestFirst(orders).slice(0, sampleSize);
      return { listed: orders.length, unreadable, gap, rows: newest.map(rowOf), filters };
    },
    // The same orders are not read again.
    staleTime: detailStaleTimeMs,
  });
}

function rowOf({ orderId, orderName, createdAt, closedAt, cancelledAt }: Order): SampledRow {
  return { orderId, orderName, createdAt, isFinal: closedAt !== null || cancelledAt !== null };
}

/** Starts with each new list; stops on unmount. */
function useSampleReader(list: SampleList | null): SampleReader<LoadedOrderDetail> {
  const { shop, client } = useOpenShop();
  const queryClient = useQueryClient();
  const reader = useMemo(
    () =>
      createSampleReader({
        ids: list?.rows.map(({ orderId }) => orderId) ?? [],
        concurrency: sampleConcurrency,
        async read(orderId, signal): Promise<LoadedOrderDetail> {
          const query = orderDetailQuery(shop, client, orderId);
          const cancel = () => void queryClient.cancelQueries({ queryKey: query.queryKey, exact: true });
          signal.addEventListener('abort', cancel);
          try {
            return await queryClient.fetchQuery({ ...query, staleTime: detailStaleTimeMs });
          } finally {
            signal.removeEventListener('abort', cancel);
          }
        },
        isFatal: (error) => error instanceof NetworkError || error instanceof SessionExpiredError,
      }),
    [list, shop, client, queryClient],
  );
  useEffect(() => {
    reader.start();
    return reader.stop;
  }, [reader]);
  return reader;
}
