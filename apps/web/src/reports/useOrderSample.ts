import { NetworkError, SessionExpiredError } from '@hub/api-client/http';
import { describeFilters, type OrderFilters } from '@hub/domain/dashboard';
import { type Order, sortNewestFirst, tabs } from '@hub/domain/orders';
import { formatDate, type IsoTime, sampleConcurrency, sampleSize, sections } from '@hub/domain/shared';
import { type Loadable, type SampleState, shownValue } from '@hub/ui/data';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { orderDetailQuery } from '../orders/detail/useOrderDetail.ts';
import { useOpenShop } from '../session/OpenShop.ts';
import { describeError } from '../queries/describeError.ts';
import { mapLoadable } from '../queries/mapLoadable.ts';
import { useShopLoadable } from '../session/useShopLoadable.ts';
import { reportKeys } from './reportKeys.ts';
import { createSampleReader, type SampleReader } from './createSampleReader.ts';

/** An order's details hardly change while somebody looks at figures of them. */
const detailStaleTimeMs = 5 * 60_000;

/** The row of an order that is in the sample. */
export interface SampledRow {
  orderId: string;
  /** As merchants say it: "#1042". */
  orderName: string;
  createdAt: IsoTime | null;
  /** Closed or cancelled, by the dates of its row. */
  isFinal: boolean;
}

/**
 * What a screen works out from the details; one object per screen, outside its component, so that it stays the same.
 */
export interface SampleAggregation<Figures> {
  /** Figures of the orders read so far, in the order of their rows; `[]` while they are being read. */
  aggregate(orders: readonly SampledDetail[]): Figures;
}

/** An order's detail as it came, with the row that it belongs to. */
export interface SampledDetail {
  row: SampledRow;
  detail: Awaited<ReturnType<ReturnType<typeof orderDetailQuery>['load']>>;
}

interface SampleList {
  /** Orders of the period. */
  listed: number;
  /** Orders of the list that could not be read. */
  unreadable: number;
  /** The newest of them. */
  rows: readonly SampledRow[];
  filters: OrderFilters;
}

/**
 * The details of the newest orders of the period: their list, then their details, a few at a time, and what they add up
 * to.
 */
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

  return mapLoadable(list, ({ listed, unreadable, rows, filters: loadedFilters }): SampleState<Figures> => {
    // Said once it is read; the progress needs none of it.
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
    async load(signal): Promise<SampleList> {
      const { orders, unreadable } = await client.orders.listAllOrders(
        {
          tab: tabs.all,
          filters,
          fields: ['order_name', 'shopify_created_at', 'shopify_close_at', 'shopify_cancelled_at'],
        },
        { signal },
      );
      const newest = sortNewestFirst(orders).slice(0, sampleSize);
      return { listed: orders.length, unreadable, rows: newest.map(rowOf), filters };
    },
    // The same orders as before are no reason to read their details again.
    staleTime: detailStaleTimeMs,
  });
}

function rowOf({ orderId, orderName, createdAt, closedAt, cancelledAt }: Order): SampledRow {
  return { orderId, orderName, createdAt, isFinal: closedAt !== null || cancelledAt !== null };
}

/** Begins to read with each new list, and gives up when the screen is left. */
function useSampleReader(list: SampleList | null): SampleReader<SampledDetail['detail']> {
  const { shop, client } = useOpenShop();
  const queryClient = useQueryClient();
  const reader = useMemo(
    () =>
      createSampleReader({
        ids: list?.rows.map(({ orderId }) => orderId) ?? [],
        concurrency: sampleConcurrency,
        async read(orderId, signal): Promise<SampledDetail['detail']> {
          const { queryKey, load } = orderDetailQuery(shop, client, orderId);
          const cancel = () => void queryClient.cancelQueries({ queryKey, exact: true });
          signal.addEventListener('abort', cancel);
          try {
            return await queryClient.fetchQuery({
              queryKey: queryKey,
              queryFn: (context) => load(context.signal),
              staleTime: detailStaleTimeMs,
            });
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
