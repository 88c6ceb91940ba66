import { SessionExpiredError } from '@hub/api-client/http';
import type { LoadedOrderDetail } from '@hub/api-client/orders';
import type { ReadonlyStore } from '@hub/domain/shared';
import { CancelledError, hashKey, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { createStore } from 'zustand/vanilla';
import type { LoadableQuery } from '../../queries/useLoadable.ts';

/** Concurrent requests; after as many failures in a row reading stops until retried. */
export const maxConcurrentReads = 4;

/** Time without scrolling before reading starts, ms. */
export const scrollIdleMs = 150;

/** Progress for the visible orders. */
export interface ReadProgress {
  read: number;
  failed: number;
  total: number;
}

export interface DetailReaderState {
  progress: ReadProgress;
  /** Visible orders that failed and are not being retried. */
  failedIds: ReadonlySet<string>;
}

/** Loads the details of visible orders, a few at a time, into the query cache. */
export interface DetailReader extends ReadonlyStore<DetailReaderState> {
  /** Sets the visible orders. Requests for others are canceled, unless the order is open. */
  setVisible(orderIds: readonly string[]): void;
  /** Retries failed ones. */
  retry(): void;
  /** Observes the cache until stopped, which cancels all requests. */
  start(): () => void;
}

export interface DetailReaderOptions<K extends QueryKey> {
  cache: QueryClient;
  detailQuery(orderId: string): LoadableQuery<LoadedOrderDetail, K>;
}

/** Idle until started. */
export function createDetailReader<K extends QueryKey>({ cache, detailQuery }: DetailReaderOptions<K>): DetailReader {
  let visibleIds: readonly string[] = [];
  let failuresInRow = 0;
  let isStopped = false;
  let idleTimer: ReturnType<typeof setTimeout> | undefined;
  const failed = new Set<string>();
  const running = new Map<string, { isCancelled: boolean }>();
  const store = createStore<DetailReaderState>(() => ({
    progress: { read: 0, failed: 0, total: 0 },
    failedIds: new Set(),
  }));

  const hashOf = (orderId: string) => hashKey(detailQuery(orderId).queryKey);
  const queryOf = (orderId: string): Query | undefined => cache.getQueryCache().get(hashOf(orderId));
  const isRead = (orderId: string) => queryOf(orderId)?.state.data !== undefined;
  const isPaused = () => failuresInRow >= maxConcurrentReads;

  /** False for an open order, which loads and reports errors itself. */
  function needsRead(orderId: string): boolean {
    const query = queryOf(orderId);
    if (failed.has(orderId) || running.has(orderId) || query?.isActive()) return false;
    return query?.state.data === undefined || query.state.isInvalidated;
  }

  function hasFailed(orderId: string): boolean {
    if (isRead(orderId) || running.has(orderId)) return false;
    const query = queryOf(orderId);
    const failedOpen = query?.isActive() === true && query.state.status === 'error';
    return failed.has(orderId) || failedOpen || isPaused();
  }

  function updateState() {
    const current = store.getState();
    const failedIds = new Set(visibleIds.filter(hasFailed));
    const progress = {
      read: visibleIds.filter(isRead).length,
      failed: isStopped ? 0 : failedIds.size,
      total: visibleIds.length,
    };
    store.setState({
      progress: isEqualProgress(progress, current.progress) ? current.progress : progress,
      failedIds,
    });
  }

  function readNext() {
    for (const orderId of visibleIds) {
      // Each failure in a row lowers the concurrency, to spare a broken server.
      if (isStopped || running.size + failuresInRow >= maxConcurrentReads) break;
      if (needsRead(orderId)) void read(orderId);
    }
    updateState();
  }

  async function read(orderId: string) {
    const run = { isCancelled: false };
    running.set(orderId, run);
    try {
      await cache.query({ ...detailQuery(orderId), staleTime: Number.POSITIVE_INFINITY });
      failuresInRow = 0;
    } catch (error) {
      if (!run.isCancelled) noteFailure(orderId, error);
    } finally {
      if (running.get(orderId) === run) running.delete(orderId);
    }
    readNext();
  }

  function noteFailure(orderId: string, error: unknown) {
    failed.add(orderId);
    // Canceled by the person who had opened the order.
    if (error instanceof CancelledError) return;
    failuresInRow += 1;
    // A retry would fail too; the session alert says what to do.
    if (error instanceof SessionExpiredError) isStopped = true;
  }

  function cancelRead(orderId: string) {
    const run = running.get(orderId);
    const query = queryOf(orderId);
    // The order is open.
    if (!run || query?.isActive()) return;
    run.isCancelled = true;
    running.delete(orderId);
    void cache.cancelQueries({ queryKey: detailQuery(orderId).queryKey, exact: true });
  }

  return {
    ...store,
    setVisible(orderIds) {
      const isFirst = visibleIds.length === 0;
      visibleIds = orderIds;
      const visible = new Set(orderIds);
      for (const orderId of running.keys()) if (!visible.has(orderId)) cancelRead(orderId);
      for (const orderId of failed) if (!visible.has(orderId)) failed.delete(orderId);
      clearTimeout(idleTimer);
      if (isFirst) readNext();
      else idleTimer = setTimeout(readNext, scrollIdleMs);
      updateState();
    },
    retry() {
      const open = new Set(visibleIds.filter(hasFailed).map(hashOf));
      failed.clear();
      failuresInRow = 0;
      void cache.refetchQueries({ type: 'active', predicate: ({ queryHash }) => open.has(queryHash) });
      readNext();
    },
    start() {
      // Opening an order loads it, and an action invalidates it: both change what is left to load.
      const unsubscribe = cache.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type === 'fetch') return;
        if (visibleIds.some((orderId) => hashOf(orderId) === event.query.queryHash)) readNext();
      });
      return () => {
        unsubscribe();
        clearTimeout(idleTimer);
        visibleIds = [];
        for (const orderId of running.keys()) cancelRead(orderId);
        updateState();
      };
    },
  };
}

function isEqualProgress(a: ReadProgress, b: ReadProgress): boolean {
  return a.read === b.read && a.failed === b.failed && a.total === b.total;
}
