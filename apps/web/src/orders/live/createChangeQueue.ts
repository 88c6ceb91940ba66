import { type TabNumber, tabs } from '@hub/domain/orders';
import { tabsOfStages } from '@hub/domain/orders/list';
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { readInBackground } from '../../queries/backgroundReads.ts';
import { fetchStartOf } from '../../queries/useFetchStartedAt.ts';
import { orderKeys } from '../orderKeys.ts';

export interface ChangeQueueOptions {
  client: QueryClient;
  shop: string;
  /** The page is hidden; changes are read when it is visible again. */
  isHidden(): boolean;
}

export interface ChangeQueue {
  /** Orders of these stages have changed; 'all': any may have, and failed queries are retried. */
  add(stages: readonly string[] | 'all'): void;
  /** The page is visible again. */
  wake(): void;
  /** Starts reading; returns a function that stops it. */
  start(): () => void;
}

/** A change made here is reloaded here; its event, which arrives at the same time, then finds it read. */
const settleMs = 250;

/** Shortest time between two reads, regardless of the number of changes. */
const pauseMs = 1_000;

/** Limits the share of time spent on reading a long list. */
const pausePerReadMs = 3;

/** The recorded start of a fetch may be a little late. */
const startToleranceMs = 10;

interface Change {
  at: number;
  retriesFailed: boolean;
}

/** Reloads what the screen shows of changed orders, many changes at once. */
export function createChangeQueue({ client, shop, isHidden }: ChangeQueueOptions): ChangeQueue {
  const outdated = new Map<Query, Change>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReading = false;
  let isRunning = false;
  let nextReadAt = 0;

  function schedule(): void {
    if (!isRunning || isReading || timer !== undefined || outdated.size === 0 || isHidden()) return;
    timer = setTimeout(() => void flush(), Math.max(settleMs, nextReadAt - Date.now()));
  }

  async function flush(): Promise<void> {
    timer = undefined;
    isReading = true;
    const startedAt = Date.now();
    await Promise.all([...outdated].map(([query, change]) => readAgain(query, change)));
    isReading = false;
    nextReadAt = Date.now() + Math.max(pauseMs, pausePerReadMs * (Date.now() - startedAt));
    schedule();
  }

  async function readAgain(query: Query, { at, retriesFailed }: Change): Promise<void> {
    const { status, fetchStatus } = query.state;
    const isReadSince = (fetchStartOf(query) ?? 0) > at + startToleranceMs;
    // A read that started before the change is awaited: its answer may be older.
    if (fetchStatus === 'fetching' && !isReadSince && query.isActive()) return;
    outdated.delete(query);
    if (isReadSince) return;
    if (!query.isActive() || !followsChanges(query.queryKey)) return query.invalidate();
    // Canceled or failed queries stay so: their screen offers Retry.
    if (status === 'success' || (status === 'error' && retriesFailed)) await readInBackground(client, query);
  }

  return {
    add(stages) {
      const tabNumbers = tabsOfStages(stages);
      for (const query of client.getQueryCache().findAll({ queryKey: orderKeys.all(shop) })) {
        if (!readsOrdersOf(query.queryKey, tabNumbers)) continue;
        const retriesFailed = stages === 'all' || outdated.get(query)?.retriesFailed === true;
        outdated.set(query, { at: Date.now(), retriesFailed });
      }
      schedule();
    },
    wake: schedule,
    start() {
      isRunning = true;
      schedule();
      return () => {
        isRunning = false;
        clearTimeout(timer);
        timer = undefined;
        outdated.clear();
      };
    },
  };
}

/** Whether this `orderKeys` key's query may have another result once orders of these tabs have changed. */
function readsOrdersOf(queryKey: QueryKey, tabNumbers: ReadonlySet<TabNumber>): boolean {
  const [, , kind, tab] = queryKey;
  if (kind === 'list') return tabNumbers.has(tab as TabNumber);
  if (kind === 'batches') return tabNumbers.has(tabs.inFulfillment);
  return kind === 'stopped' ? tabNumbers.has(tabs.errors) : true;
}

/** Whether the query reloads as soon as it is outdated; others reload when shown next. */
function followsChanges(queryKey: QueryKey): boolean {
  // The other visible pages of a list follow its first one.
  if (queryKey[2] === 'list') return queryKey[5] === 1 || queryKey[5] === 'all';
  return ['stats', 'attention', 'detail', 'batches'].includes(String(queryKey[2]));
}
