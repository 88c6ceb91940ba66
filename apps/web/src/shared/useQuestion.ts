import { type QueryKey, hashKey, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Loadable } from '@hub/ui/shared';
import { useEffect, useMemo, useRef } from 'react';
import { describeError } from './describeError.ts';

export interface Question<T> {
  /** Names the question; begins with the shop. A changed key is a new question, and the newest one wins. */
  key: QueryKey;
  /** Asks it. The signal has to reach the call, so that an answer that nobody waits for is not awaited. */
  ask(signal: AbortSignal): Promise<T>;
  /** How long an answer counts as fresh, in milliseconds. */
  staleTime?: number;
  /** False for long lists: comparing every field with the answer before costs more than drawing the rows in sight. */
  structuralSharing?: false;
}

/**
 * A question as `ui` shows it. What was loaded stays on the screen while the next answer is on its way, and when that
 * fails (§8, contract): the figures before, under an error, say more than an empty page.
 */
export function useQuestion<T>({ key, ask, ...options }: Question<T>): Loadable<T> {
  const client = useQueryClient();
  const query = useQuery({ queryKey: key, queryFn: ({ signal }) => ask(signal), ...options });
  const hash = hashKey(key);

  // Both only remember what was last seen, and any render of the same facts leaves them as they are.
  const loaded = useRef<T>(undefined);
  if (query.data !== undefined) loaded.current = query.data;
  const asked = useRef<{ hash: string; since: number }>(undefined);
  if (!query.isFetching) asked.current = undefined;
  else if (asked.current?.hash !== hash) asked.current = { hash, since: Date.now() };

  const latestKey = useRef(key);
  useEffect(() => {
    latestKey.current = key;
  });
  const ways = useMemo(() => {
    const exactly = () => ({ queryKey: latestKey.current, exact: true });
    return {
      onCancel: () => void client.cancelQueries(exactly()),
      onRetry() {
        asked.current = undefined;
        void client.cancelQueries(exactly()).then(() => client.refetchQueries(exactly()));
      },
    };
  }, [client]);

  const value = loaded.current;
  if (query.isFetching) {
    const waiting = { ...ways, ...(asked.current && { since: asked.current.since }) };
    return value === undefined ? { state: 'loading', ...waiting } : { state: 'ready', value, refreshing: true, ...waiting };
  }
  const kept = value === undefined ? {} : { value };
  if (query.isError) return { state: 'failed', ...describeError(query.error), onRetry: ways.onRetry, ...kept };
  // Nobody is asking and nothing came: somebody gave up waiting.
  if (query.isPending) return { state: 'failed', message: 'Loading was cancelled.', onRetry: ways.onRetry, ...kept };
  return { state: 'ready', value: query.data, onRetry: ways.onRetry };
}
