import type { BatchedOrderRecord, BatchRecord } from '@hub/domain/batching';
import type { Loadable } from '@hub/ui/data';
import { useLoadable } from '../../queries/useLoadable.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { fulfillmentKeys } from '../../queries/fulfillmentKeys.ts';
import { useBatchingClient } from './useBatchingClient.ts';

/** Polling interval: cut-offs pass, and warehouses refuse orders, while a person watches. */
const refetchMs = 20_000;

/** Batches before one, newest first; `null`: the newest. */
export function useBatchList(before: string | null): Loadable<{ rows: readonly BatchRecord[]; hasNextPage: boolean }> {
  const { shop } = useOpenShop();
  const client = useBatchingClient();
  return useLoadable({
    queryKey: fulfillmentKeys.batchList(shop, before),
    queryFn: ({ signal }) => client.batches({ signal, ...(before !== null && { before }) }),
    refetchInterval: refetchMs,
  });
}

/** A batch with a page of its orders, from 1. */
export function useBatch(
  batchId: string,
  page: number,
): Loadable<{ batch: BatchRecord; rows: readonly BatchedOrderRecord[]; hasNextPage: boolean }> {
  const { shop } = useOpenShop();
  const client = useBatchingClient();
  return useLoadable({
    queryKey: fulfillmentKeys.batch(shop, batchId, page),
    queryFn: ({ signal }) => client.batch(batchId, { page, signal }),
    refetchInterval: refetchMs,
  });
}
