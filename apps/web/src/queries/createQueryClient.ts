import { NetworkError } from '@hub/api-client/http';
import { QueryClient } from '@tanstack/react-query';

/**
 * The query client's defaults. Retries are the API client's, which knows a GET from a POST. Offline is a failure
 * instead of a pause, so that nothing is replayed later; failed queries refetch on reconnect.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
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
