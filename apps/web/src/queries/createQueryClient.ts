import { NetworkError } from '@hub/api-client/http';
import { QueryClient } from '@tanstack/react-query';

/**
 * Answers are fetched when a screen asks and kept while it shows. Retries belong to the API client, which knows a GET
 * from a POST. Offline counts as a failure and not as a pause: nothing that was queued replays unasked. What could not
 * be asked is asked again once the connection is back, and nothing else.
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
