import { HttpError, SessionExpiredError } from '@hub/api-client/http';
import type { Loadable } from '@hub/ui/data';
import { hashKey, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { recordFetchStart, useFetchStartedAt } from './useFetchStartedAt.ts';
import { describeError } from './describeError.ts';

export interface LoadableQuery<T> {
  /** Names the question; begins with the shop. A changed key is a new question, and the newest one wins. */
  queryKey: QueryKey;
  /** Asks it. The signal has to reach the call, so that an answer that nobody waits for is not awaited. */
  load(signal: AbortSignal): Promise<T>;
  /** How long an answer counts as fresh, in milliseconds. */
  staleTime?: number;
  /** False for long lists: comparing every field with the answer before costs more than drawing the rows in sight. */
  structuralSharing?: false;
  /** What a 403 means to a person who is known to lack the permission; otherwise it is an error like others. */
  forbiddenMessage?: string | undefined;
  /** False: nothing is asked now, and what this returns says nothing. */
  enabled?: boolean;
}

/**
 * A question as `ui` shows it. What was loaded stays on the screen while the next answer is on its way, and when that
 * fails (§8, contract): the figures before, under an error, say more than an empty page.
 */
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
    // The one alert asks for a reload; asking again from here would only be refused again.
    return value === undefined ? { state: 'failed', ...describeError(query.error) } : { state: 'ready', value };
  }
  if (forbiddenMessage !== undefined && query.error instanceof HttpError && query.error.status === 403)
    return { state: 'failed', isForbidden: true, message: forbiddenMessage, ...lastData };
  if (query.isError) return { state: 'failed', ...describeError(query.error), onRetry, ...lastData };
  // Nobody is asking and nothing came: somebody gave up waiting.
  if (query.isPending) return { state: 'failed', message: 'Loading was cancelled.', onRetry, ...lastData };
  return { state: 'ready', value: query.data, onRetry };
}

/** The newest answer to any question that was asked here, so that a change of question blanks nothing. */
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
      // A question that is still open is given up first; otherwise asking again would join it.
      onRetry: () => void client.cancelQueries(queryFilter).then(() => client.refetchQueries(queryFilter)),
    };
  }, [client, hash]);
}
