import type { CallOptions } from '@hub/api-client/http';
import type { Loadable } from '@hub/ui/data';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { describeAdminError } from './adminRefusal.ts';

/** First part of every query key in the admin area. */
export const adminKey = 'admin area';

/** A read in the admin area. The previous page's value stays until the next one is loaded. */
export function useAdminLoadable<T>(
  key: readonly unknown[],
  read: (options: CallOptions) => Promise<T>,
  refetchMs?: number,
): Loadable<T> {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [adminKey, ...key],
    queryFn: ({ signal }) => read({ signal }),
    placeholderData: keepPreviousData,
    // A rejected token is not sent repeatedly: it would lock the area.
    refetchInterval: (query) => (query.state.error === null && refetchMs ? refetchMs : false),
  });
  if (isPending) return { state: 'loading' };
  const older = data === undefined ? {} : { value: data };
  if (error) {
    const { isDefinite, ...described } = describeAdminError(error);
    return { state: 'failed', ...described, ...(!isDefinite && { onRetry: () => void refetch() }), ...older };
  }
  return data === undefined ? { state: 'loading' } : { state: 'ready', value: data };
}
