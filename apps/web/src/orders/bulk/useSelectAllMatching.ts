import { createOrdersClient, type AllOrders } from '@hub/api-client/orders';
import type { OrderFilters } from '@hub/domain/dashboard';
import type { TabNumber } from '@hub/domain/orders';
import { useRequestMutation } from '../../mutations/useRequestMutation.ts';
import { describeError, type ErrorDescription } from '../../queries/describeError.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { orderKeys } from '../orderKeys.ts';
import { needsBanner } from './needsBanner.ts';
import { useStopWithList } from './useStopWithList.ts';

export type CollectingState =
  | { step: 'idle' }
  /** `since`: when the awaited page was requested, ms since 1970. */
  | { step: 'fetching'; loaded: number; since: number }
  | { step: 'failed'; error: ErrorDescription };

export interface SelectAllMatching {
  collecting: CollectingState;
  /** Fetches every page; restarts a running fetch. */
  start(): void;
  /** Stops the fetch, or dismisses its error. */
  cancel(): void;
}

/**
 * Fetches every matching order before a prompt counts them (contract: "select all that match"). Aborted on unmount and
 * by other filters.
 */
export function useSelectAllMatching(
  tab: TabNumber,
  filters: OrderFilters,
  onComplete: (every: AllOrders) => void,
): SelectAllMatching {
  const { client, shop } = useOpenShop();
  const { error, startedAt, progress, mutate, retry, cancel, reset } = useRequestMutation<
    { tab: TabNumber; filters: OrderFilters },
    AllOrders,
    number
  >({
    mutationKey: orderKeys.selectAllMatching(shop),
    send: (list, { signal, onProgress }) =>
      createOrdersClient(client.context).listAllOrders(list, { signal, onProgress }),
    onSuccess: onComplete,
  });
  const stop = useStopWithList({ cancel, reset }, tab, filters);

  return {
    collecting: collectingState(startedAt, progress, error),
    start: () => (startedAt === undefined ? mutate({ tab, filters }) : retry()),
    cancel: stop,
  };
}

function collectingState(since: number | undefined, loaded = 0, error: unknown): CollectingState {
  if (since !== undefined) return { step: 'fetching', loaded, since };
  if (!needsBanner(error)) return { step: 'idle' };
  return { step: 'failed', error: describeError(error) };
}
