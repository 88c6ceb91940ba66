import { notifyManager, type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';

/** When each open question was last asked; the query library itself only remembers when one was answered. */
const fetchStartTimes = new WeakMap<Query, number>();

/** Called as a question goes out. */
export function recordFetchStart(client: QueryClient, hash: string): void {
  const query = client.getQueryCache().get(hash);
  if (query) fetchStartTimes.set(query, Date.now());
}

/** Since when (ms since 1970) an answer is awaited; undefined when none is. */
export function useFetchStartedAt(hash: string): number | undefined {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback((listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener)), [cache]);
  return useSyncExternalStore(subscribe, () => {
    const query = cache.get(hash);
    return query?.state.fetchStatus === 'fetching' ? fetchStartTimes.get(query) : undefined;
  });
}
