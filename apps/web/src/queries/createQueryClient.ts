import { NetworkError } from '@hub/api-client/http';
import { QueryCache, QueryClient } from '@tanstack/react-query';
import { recordFetchStarts } from './useFetchStartedAt.ts';

/**
 * The query client's defaults. Retries are up to the API client, which distinguishes GET from POST. Offline is a
 * failure instead of a pause, so that nothing is replayed later; failed queries refetch on reconnect.
 */
export function createQueryClient(): QueryClient {
  const queryCache = new QueryCache();
  recordFetchStarts(queryCache);
  return new QueryClient({
    queryCache,
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: ({ state }) => state.error instanceof NetworkError,
        staleTime: 5_000,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
