import { notifyManager, type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/** Start time of each query's fetch; the query library stores the end only. */
const fetchStartTimes = new WeakMap<Query, number>();

/** Called when a fetch starts. */
export function recordFetchStart(client: QueryClient, hash: string): void {
  const query = client.getQueryCache().get(hash);
  if (query) fetchStartTimes.set(query, Date.now());
}

/** Start of the pending fetch, ms since 1970; undefined when idle. */
export function useFetchStartedAt(hash: string): number | undefined {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener)), [cache]);
  return useSyncExternalStore(subscribe, () => {
    const query = cache.get(hash);
    return query?.state.fetchStatus === 'fetching' ? fetchStartTimes.get(query) : undefined;
  });
}
