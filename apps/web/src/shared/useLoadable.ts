import type { UseQueryResult } from '@tanstack/react-query';
import type { Loadable } from '@hub/ui/shared';
import { useRef } from 'react';
import { describeError } from './describeError.ts';

/**
 * A question as `ui` shows it. What was loaded stays on the screen while the next answer is on its way, and when that
 * fails (§8, contract): the previous period's list under an error says more than an empty page.
 */
export function useLoadable<T>(query: UseQueryResult<T>): Loadable<T> {
  const loaded = useRef<T>(undefined);
  if (query.data !== undefined) loaded.current = query.data;
  const value = loaded.current;

  if (query.isFetching) return value === undefined ? { state: 'loading' } : { state: 'ready', value, refreshing: true };

  const kept = value === undefined ? {} : { value };
  const onRetry = () => void query.refetch();
  if (query.isError) return { state: 'failed', ...describeError(query.error), onRetry, ...kept };
  // Nobody is asking and nothing came: somebody gave up waiting.
  if (query.isPending && query.isEnabled) return { state: 'failed', message: 'Loading was cancelled.', onRetry, ...kept };
  return value === undefined ? { state: 'loading' } : { state: 'ready', value };
}
