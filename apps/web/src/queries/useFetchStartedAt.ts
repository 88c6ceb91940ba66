import { notifyManager, type Query, type QueryCache, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/** Start time of each query's fetch; the query library only stores the end. */
const fetchStartTimes = new WeakMap<Query, number>();

/** Records when each fetch of the cache starts. */
export function recordFetchStarts(cache: QueryCache): void {
  cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'fetch') fetchStartTimes.set(event.query, Date.now());
  });
}

/** Start of the newest fetch, ms since 1970; `undefined` for none. */
export function fetchStartOf(query: Query): number | undefined {
  return fetchStartTimes.get(query);
}

/** Start of the pending fetch, ms since 1970; `undefined` when idle. */
export function useFetchStartedAt(hash: string): number | undefined {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener)), [cache]);
  return useSyncExternalStore(subscribe, () => {
    const query = cache.get(hash);
    return query?.state.fetchStatus === 'fetching' ? fetchStartTimes.get(query) : undefined;
  });
}
