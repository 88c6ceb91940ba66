import { NetworkError, SessionExpiredError } from '@hub/api-client/http';
import { filterWords, type OrderFilters } from '@hub/domain/dashboard';
import { sampleAtATime, sampledOrder, type SampledOrder, sampleSize, skuFigures } from '@hub/domain/insights';
import { backOrderFacts, lineItemGroup, sortNewestFirst } from '@hub/domain/orders';
import { formatDate, type IsoTime } from '@hub/domain/shared';
import type { SampleState } from '@hub/ui/insights';
import { type Loadable, shownValue } from '@hub/ui/shared';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { orderDetailQuestion } from '../orders/useOrderDetail.ts';
import { useOpenShop } from '../session/OpenShop.ts';
import { describeError } from '../shared/describeError.ts';
import { mapLoadable } from '../shared/mapLoadable.ts';
import { useQuestion } from '../shared/useQuestion.ts';
import { createSampleReader, type SampleReader } from './createSampleReader.ts';

/** An order's line items hardly change while somebody looks at figures of them. */
const freshFor = 5 * 60_000;

interface SampleList {
  /** Orders of the period. */
  listed: number;
  /** Orders of the list that could not be read. */
  unreadable: number;
  /** The newest of them. */
  wanted: readonly { orderId: string; createdAt: IsoTime | null }[];
  filters: OrderFilters;
}

interface ReadOrder extends SampledOrder {
  unreadableLines: number;
}

/** The line items of the newest orders of the period: their list, then their details, a few at a time. */
export function useOrderSample(filters: OrderFilters): Loadable<SampleState> {
  const { timeZone } = useOpenShop();
  const list = useSampleList(filters);
  const shown = shownValue(list);
  const reader = useSampleReader(shown);
  const reading = useSyncExternalStore(reader.subscribe, reader.snapshot);
  const figures = useMemo(() => skuFigures(reading.phase === 'reading' ? [] : [...reading.read.values()]), [reading]);

  return mapLoadable(list, ({ listed, unreadable, wanted, filters: asked }): SampleState => {
    // Said once it is read; the progress needs none of it.
    const isReading = reading.phase === 'reading';
    const days = isReading ? [] : wanted.flatMap(({ orderId, createdAt }) => (reading.read.has(orderId) && createdAt !== null ? [formatDate(createdAt, timeZone)] : []));
    return {
      phase: reading.phase,
      facts: {
        listed: listed + unreadable,
        wanted: wanted.length,
        read: reading.read.size,
        failed: reading.failed.size,
        unreadableOrders: unreadable,
        unreadableLines: [...reading.read.values()].reduce((sum, { unreadableLines }) => sum + unreadableLines, 0),
        period: filterWords(asked),
        from: days.at(-1) ?? null,
        to: days[0] ?? null,
      },
      figures,
      trouble: reading.trouble === null ? null : describeError(reading.trouble),
      onCancel: reader.stop,
      onReadRest: reading.trouble instanceof SessionExpiredError ? null : reader.start,
    };
  });
}

function useSampleList(filters: OrderFilters): Loadable<SampleList> {
  const { shop, client } = useOpenShop();
  return useQuestion({
    key: [shop, 'insights', 'sample', filters],
    async ask(signal): Promise<SampleList> {
      const { orders, unreadable } = await client.orders.listEveryOrder({ tab: 1, filters, fields: ['shopify_created_at'] }, { signal });
      const newest = sortNewestFirst(orders).slice(0, sampleSize);
      return { listed: orders.length, unreadable, wanted: newest.map(({ orderId, createdAt }) => ({ orderId, createdAt })), filters };
    },
    // The same orders as before are no reason to read their details again.
    staleTime: freshFor,
  });
}

/** Begins to read with each new list, and gives up when the screen is left. */
function useSampleReader(list: SampleList | null): SampleReader<ReadOrder> {
  const { shop, client } = useOpenShop();
  const queryClient = useQueryClient();
  const reader = useMemo(
    () =>
      createSampleReader({
        ids: list?.wanted.map(({ orderId }) => orderId) ?? [],
        atATime: sampleAtATime,
        async read(orderId, signal): Promise<ReadOrder> {
          const { key, ask } = orderDetailQuestion(shop, client, orderId);
          const giveUp = () => void queryClient.cancelQueries({ queryKey: key, exact: true });
          signal.addEventListener('abort', giveUp);
          try {
            const detail = await queryClient.fetchQuery({ queryKey: key, queryFn: (context) => ask(context.signal), staleTime: freshFor });
            const order = sampledOrder(detail.lineItems, (item) => lineItemGroup(item, false), backOrderFacts(detail).short);
            return { ...order, unreadableLines: detail.unreadable };
          } finally {
            signal.removeEventListener('abort', giveUp);
          }
        },
        isGeneral: (error) => error instanceof NetworkError || error instanceof SessionExpiredError,
      }),
    [list, shop, client, queryClient],
  );
  useEffect(() => {
    reader.start();
    return reader.stop;
  }, [reader]);
  return reader;
}
