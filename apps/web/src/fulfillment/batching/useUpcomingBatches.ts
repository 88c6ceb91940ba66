import type { UpcomingBatchSummary, UpcomingOrder } from '@hub/domain/batching';
import type { Loadable } from '@hub/ui/data';
import { useLoadable } from '../../queries/useLoadable.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { fulfillmentKeys } from '../../queries/fulfillmentKeys.ts';
import { useBatchingClient } from './useBatchingClient.ts';

/** Polling interval: orders arrive and cut-offs pass while a person watches. */
const refetchMs = 20_000;

/** What the next cut-off of each location sends. */
export function useUpcomingBatches(): Loadable<readonly UpcomingBatchSummary[]> {
  const { shop } = useOpenShop();
  const client = useBatchingClient();
  return useLoadable({
    queryKey: fulfillmentKeys.upcoming(shop),
    queryFn: ({ signal }) => client.upcoming({ signal }),
    refetchInterval: refetchMs,
  });
}

/** A page of the orders in a location's next batch; `null` requests nothing. */
export function useUpcomingOrders(
  locationId: string | null,
  page: number,
): Loadable<{ rows: readonly UpcomingOrder[]; hasNextPage: boolean }> {
  const { shop } = useOpenShop();
  const client = useBatchingClient();
  return useLoadable({
    queryKey: fulfillmentKeys.upcomingOrders(shop, locationId, page),
    queryFn: ({ signal }) => client.upcomingOrders(locationId ?? '', { page, signal }),
    enabled: locationId !== null,
  });
}
