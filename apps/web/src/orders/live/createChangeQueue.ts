import { type TabNumber, tabs } from '@hub/domain/orders';
import { tabsOfStages } from '@hub/domain/orders/list';
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { readInBackground } from '../../queries/backgroundReads.ts';
import { fetchStartOf } from '../../queries/useFetchStartedAt.ts';
import { orderKeys } from '../orderKeys.ts';

export interface ChangeQueueOptions {
  client: QueryClient;
  shop: string;
  /** Nobody sees the page; what changes meanwhile is read when somebody does. */
  isHidden(): boolean;
}

export interface ChangeQueue {
  /** Orders of these stages have changed; 'all': any may have, and what failed to load is tried again. */
  add(stages: readonly string[] | 'all'): void;
  /** The page is seen again. */
  wake(): void;
  /** Reads from now on; returns a function that ends it. */
  start(): () => void;
}

/** A change made here is read again here; its report, which comes at the same time, then finds it read. */
const settleMs = 250;

/** Between two reads, however many changes there are. */
const pauseMs = 1_000;

/** A long list is read for a part of the time only. */
const pausePerReadMs = 3;

/** The recorded start of a fetch may be a little late. */
const startToleranceMs = 10;

interface Change {
  at: number;
  retriesFailed: boolean;
}

/** Reads again what the screen shows of orders that changed, many changes at once. */
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
    // A read that began before the change is waited for: its answer may be older.
    if (fetchStatus === 'fetching' && !isReadSince && query.isActive()) return;
    outdated.delete(query);
    if (isReadSince) return;
    if (!query.isActive() || !followsChanges(query.queryKey)) return query.invalidate();
    // What was cancelled or has failed stays so: its screen offers Retry.
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

/** Whether the query of this `orderKeys` key may have another answer once orders of these tabs have changed. */
function readsOrdersOf(queryKey: QueryKey, tabNumbers: ReadonlySet<TabNumber>): boolean {
  const [, , kind, tab] = queryKey;
  if (kind === 'list') return tabNumbers.has(tab as TabNumber);
  if (kind === 'batches') return tabNumbers.has(tabs.inFulfillment);
  return kind === 'stopped' ? tabNumbers.has(tabs.errors) : true;
}

/** Whether the query is read again as soon as it is outdated; others when they are shown next. */
function followsChanges(queryKey: QueryKey): boolean {
  // The other pages of a list that are in sight follow its first one.
  if (queryKey[2] === 'list') return queryKey[5] === 1 || queryKey[5] === 'all';
  return ['stats', 'attention', 'detail', 'batches'].includes(String(queryKey[2]));
}
