import type { OrderFilters } from '@hub/domain/dashboard';
import type { TabNumber } from '@hub/domain/orders';
import { useCallback, useEffect } from 'react';
import type { RequestMutation } from '../../mutations/useRequestMutation.ts';

/**
 * Returns a stable function that stops reading for a list and clears its error; also called on unmount and for other
 * filters.
 */
export function useStopWithList(
  { cancel, reset }: Pick<RequestMutation<unknown, unknown>, 'cancel' | 'reset'>,
  tab: TabNumber,
  filters: OrderFilters,
): () => void {
  const stop = useCallback(() => {
    cancel();
    reset();
  }, [cancel, reset]);
  const listKey = JSON.stringify([tab, filters]);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- not read here, but another key is another list
  useEffect(() => stop, [listKey, stop]);
  return stop;
}
