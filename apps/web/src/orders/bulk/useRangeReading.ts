import type { CoreClient } from '@hub/api-client';
import type { OrderFilters } from '@hub/domain/dashboard';
import type { Order, TabNumber } from '@hub/domain/orders';
import { selectionTexts } from '@hub/domain/orders/bulk';
import { windowPageOf, windowPageSize } from '@hub/domain/orders/list';
import type { ErrorBannerProps } from '@hub/ui/feedback';
import pMap from 'p-map';
import { useRequestMutation } from '../../mutations/useRequestMutation.ts';
import { describeError } from '../../queries/describeError.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { orderWindowQuery } from '../orderWindowQuery.ts';
import { windowRowQuery } from '../windowRowQuery.ts';
import { orderKeys } from '../orderKeys.ts';
import { needsBanner } from './needsBanner.ts';
import { useStopWithList } from './useStopWithList.ts';

interface RangeToSelect {
  /** `orderId`s of both ends. */
  fromId: string;
  toId: string;
  shouldSelect: boolean;
}

interface RangeProgress {
  orders: number;
  loaded: number;
}

export interface RangeReading {
  /** A stable function. */
  start(range: RangeToSelect): void;
  /** `null` while nothing is read. `since`: ms since 1970. */
  progress: (RangeProgress & { since: number; cancel(): void; retry(): void }) | null;
  failure: ErrorBannerProps | null;
}

/** Reads the unloaded orders of a range, to select or deselect them; other filters end it. */
export function useRangeReading(
  tab: TabNumber,
  filters: OrderFilters,
  mark: (orders: readonly Order[], shouldSelect: boolean) => void,
): RangeReading {
  const { client, shop } = useOpenShop();
  const { error, startedAt, progress, mutate, retry, cancel, reset } = useRequestMutation<
    RangeToSelect,
    readonly Order[],
    RangeProgress
  >({
    mutationKey: [...orderKeys.selectAllMatching(shop), 'range'],
    send: (range, attempt) => readRange(client, shop, { tab, filters, ...range }, attempt),
    onSuccess: (orders, { shouldSelect }) => mark(orders, shouldSelect),
  });
  const stop = useStopWithList({ cancel, reset }, tab, filters);
  return {
    start: mutate,
    progress:
      startedAt === undefined
        ? null
        : { ...(progress ?? { orders: 0, loaded: 0 }), since: startedAt, cancel: stop, retry },
    failure: needsBanner(error)
      ? { title: selectionTexts.rangeFailed, ...describeError(error), onRetry: retry, onDismiss: reset }
      : null,
  };
}

const concurrency = 4;
/** Attempts for a list that moves while it is read. */
const maxAttempts = 3;

/** Only the last order when the first one has left the list, as in a loaded list. */
async function readRange(
  client: CoreClient,
  shop: string,
  { tab, filters, fromId, toId }: { tab: TabNumber; filters: OrderFilters } & RangeToSelect,
  { signal, onProgress }: { signal: AbortSignal; onProgress(progress: RangeProgress): void },
): Promise<readonly Order[]> {
  const rowOf = (orderId: string) => windowRowQuery(client, shop, { tab, filters, orderId }).queryFn({ signal });
  const readPage = (page: number) => orderWindowQuery(client, shop, { tab, filters, page }).queryFn({ signal });
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const [found, to] = await Promise.all([rowOf(fromId), rowOf(toId)]);
    if (to === null) return [];
    const from = found ?? to;
    const [first, last] = [Math.min(from, to), Math.max(from, to)];
    const firstPage = windowPageOf(first);
    const progress = { orders: last - first + 1, loaded: 0 };
    onProgress(progress);
    const numbers = Array.from({ length: windowPageOf(last) - firstPage + 1 }, (_, index) => firstPage + index);
    const pages = await pMap(
      numbers,
      async (number) => {
        const page = await readPage(number);
        progress.loaded = Math.min(progress.loaded + windowPageSize, progress.orders);
        onProgress({ ...progress });
        return page;
      },
      { concurrency, signal },
    );
    const orders = pages.flatMap((page) => page.orders);
    const total = pages[0]?.total;
    const indexOf = (id: string) => orders.findIndex(({ orderId }) => orderId === id);
    const [start, end] = [indexOf(found === null ? toId : fromId), indexOf(toId)];
    // Equal totals and both ends: no order came or left between the pages.
    if (start >= 0 && end >= 0 && pages.every((page) => page.total === total))
      return orders.slice(Math.min(start, end), Math.max(start, end) + 1);
  }
  throw new Error('The list kept changing while a range of it was read');
}
