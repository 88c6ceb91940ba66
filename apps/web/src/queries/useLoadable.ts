import { feedbackTexts } from '@hub/domain/shared';
import { HttpError, SessionExpiredError } from '@hub/api-client/http';
import type { Loadable } from '@hub/ui/data';
import { hashKey, type QueryKey, useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { isReadInBackground } from './backgroundReads.ts';
import { useFetchStartedAt } from './useFetchStartedAt.ts';
import { describeError } from './describeError.ts';

/**
 * What `useQuery` takes. The key starts with the shop; the signal must reach the call, so that superseded requests are
 * aborted. Long lists set `structuralSharing` to false: deep comparison takes longer than rendering the visible rows.
 * When `enabled` is false nothing is loaded, and the result has no meaning.
 */
export interface LoadableQuery<T, K extends QueryKey = QueryKey> extends Pick<
  UseQueryOptions<T, Error, T, K>,
  | 'queryKey'
  | 'queryFn'
  | 'staleTime'
  | 'structuralSharing'
  | 'enabled'
  | 'refetchInterval'
  | 'refetchIntervalInBackground'
> {
  /** Message of a 403 for a person who is known to lack the permission; otherwise it is an error like any other. */
  forbiddenMessage?: string | undefined;
}

/** A query as a `Loadable` for `ui`. The previous value stays while the next one loads or fails (§8, contract). */
export function useLoadable<T, K extends QueryKey = QueryKey>({
  forbiddenMessage,
  ...options
}: LoadableQuery<T, K>): Loadable<T> {
  const hash = hashKey(options.queryKey);
  const client = useQueryClient();
  const query = useQuery(options);
  const { data: value, hash: dataHash, readAt } = useLastData(query.data, hash, query.dataUpdatedAt);
  const since = useFetchStartedAt(hash);
  const { onCancel, onRetry } = useRecoveryActions(hash);

  if (query.isFetching) {
    const pendingActions = { onCancel, onRetry, ...(since !== undefined && { since }) };
    return value === undefined
      ? { state: 'loading', ...pendingActions }
      : {
          state: 'ready',
          value,
          readAt,
          ...(isReadInBackground(client, hash) ? { isInBackground: true } : { isRefreshing: true }),
          ...pendingActions,
        };
  }
  const lastData = value === undefined ? {} : { value, readAt, ...(dataHash !== hash && { isStale: true as const }) };
  if (query.error instanceof SessionExpiredError) {
    // The session alert asks for a reload; a retry would fail too.
    return value === undefined ? { state: 'failed', ...describeError(query.error) } : { state: 'ready', value, readAt };
  }
  if (forbiddenMessage !== undefined && query.error instanceof HttpError && query.error.status === 403)
    return { state: 'failed', isForbidden: true, message: forbiddenMessage, ...lastData };
  if (query.isError) return { state: 'failed', ...describeError(query.error), onRetry, ...lastData };
  // Neither fetching nor loaded: the person canceled.
  if (query.isPending) return { state: 'failed', message: feedbackTexts.stopped, onRetry, ...lastData };
  return { state: 'ready', value: query.data, readAt, onRetry };
}

interface LastData<T> {
  data: T | undefined;
  /** Of the key that it was read for. */
  hash: string;
  /** ms since 1970. */
  readAt: number;
}

/** The newest value of any key used here, so that a new key does not empty the screen. */
function useLastData<T>(data: T | undefined, hash: string, readAt: number): LastData<T> {
  const [last, setLast] = useState({ data, hash, readAt });
  if (data === undefined || (data === last.data && hash === last.hash && readAt === last.readAt)) return last;
  const next = { data, hash, readAt };
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
