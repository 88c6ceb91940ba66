import { HttpError, SessionExpiredError } from '@hub/api-client/http';
import type { Loadable } from '@hub/ui/data';
import { hashKey, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { recordFetchStart, useFetchStartedAt } from './useFetchStartedAt.ts';
import { describeError } from './describeError.ts';

export interface LoadableQuery<T> {
  /** Query key, beginning with the shop. */
  queryKey: QueryKey;
  /** Fetches the value. The signal has to reach the call, so that superseded requests are aborted. */
  load(signal: AbortSignal): Promise<T>;
  /** ms for which a value counts as fresh. */
  staleTime?: number;
  /** False for long lists: deep comparison takes longer than rendering the visible rows. */
  structuralSharing?: false;
  /** What a 403 means to a person who is known to lack the permission; otherwise it is an error like others. */
  forbiddenMessage?: string | undefined;
  /** False: no fetch, and the result has no meaning. */
  enabled?: boolean;
}

/** A query as a `Loadable` for `ui`. The previous value stays while the next one loads or fails (§8, contract). */
export function useLoadable<T>({ queryKey, load, forbiddenMessage, ...options }: LoadableQuery<T>): Loadable<T> {
  const hash = hashKey(queryKey);
  const query = useQuery({
    queryKey: queryKey,
    queryFn({ client, signal }) {
      recordFetchStart(client, hash);
      return load(signal);
    },
    ...options,
  });
  const { data: value, hash: dataHash } = useLastData(query.data, hash);
  const since = useFetchStartedAt(hash);
  const { onCancel, onRetry } = useRecoveryActions(hash);

  if (query.isFetching) {
    const pendingActions = { onCancel, onRetry, ...(since !== undefined && { since }) };
    return value === undefined
      ? { state: 'loading', ...pendingActions }
      : { state: 'ready', value, isRefreshing: true, ...pendingActions };
  }
  const lastData = value === undefined ? {} : { value, ...(dataHash !== hash && { isStale: true as const }) };
  if (query.error instanceof SessionExpiredError) {
    // The session alert asks for a reload; a retry would be refused too.
    return value === undefined ? { state: 'failed', ...describeError(query.error) } : { state: 'ready', value };
  }
  if (forbiddenMessage !== undefined && query.error instanceof HttpError && query.error.status === 403)
    return { state: 'failed', isForbidden: true, message: forbiddenMessage, ...lastData };
  if (query.isError) return { state: 'failed', ...describeError(query.error), onRetry, ...lastData };
  // Neither fetching nor loaded: the person cancelled.
  if (query.isPending) return { state: 'failed', message: 'Loading was cancelled.', onRetry, ...lastData };
  return { state: 'ready', value: query.data, onRetry };
}

/** The newest value of any key used here, so that a change of key blanks nothing. */
function useLastData<T>(data: T | undefined, hash: string): { data: T | undefined; hash: string } {
  const [last, setLast] = useState({ data, hash });
  if (data === undefined || (data === last.data && hash === last.hash)) return last;
  const next = { data, hash };
  setLast(next);
  return next;
}

function useRecoveryActions(hash: string) {
  const client = useQueryClient();
  return useMemo(() => {
    const queryFilter = { predicate: ({ queryHash }: { queryHash: string }) => queryHash === hash };
    return {
      onCancel: () => void client.cancelQueries(queryFilter),
      // Cancels the pending fetch first, or a refetch would join it.
      onRetry: () => void client.cancelQueries(queryFilter).then(() => client.refetchQueries(queryFilter)),
    };
  }, [client, hash]);
}
