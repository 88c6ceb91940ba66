import type { ShopTransaction } from '@hub/database';
import { addBatch, type NewBatch } from '@hub/database/batches';
import { addJobs } from '@hub/database/jobs';
import { readShopSettings } from '@hub/database/shopSettings';
import { planBatches } from '@hub/domain/batching';
import { type BatchJob, queues } from '../jobs/queues.ts';
import type { ProviderStore } from '../providers/ProviderStore.ts';
import { readBatchOrders } from './readBatchOrders.ts';

/** What starts a batch: a cutoff or a person. */
export type BatchStart = Pick<NewBatch, 'cutOff' | 'missedCutOffs' | 'startedBy'>;

/**
 * Starts a batch of a location's open orders and adds the job that sends it. Resolves to its number; null when there is
 * nothing to send or the cutoff already started one.
 */
export async function startBatch(
  transaction: ShopTransaction,
  store: ProviderStore,
  locationId: string,
  start: BatchStart,
  now: Date,
): Promise<string | null> {
  const [{ combineOrders }, { orders, locations }] = await Promise.all([
    readShopSettings(transaction),
    readBatchOrders(transaction, store),
  ]);
  const plan = planBatches(orders, locations, { combine: combineOrders }).find(
    (other) => other.locationId === locationId,
  );
  if (plan === undefined || plan.batch.boxes.length === 0) return null;
  const batchId = await addBatch(transaction, {
    ...start,
    locationId: Number(locationId),
    locationName: locations.find((location) => location.locationId === locationId)?.name ?? '',
    startedAt: now,
    boxes: plan.batch.boxes.map((box) => box.orders.map(({ orderId }) => orderId)),
  });
  if (batchId === null) return null;
  await addBatchJob(transaction, batchId);
  return batchId;
}

/** Adds the job that sends a batch's waiting orders. */
export async function addBatchJob(transaction: ShopTransaction, batchId: string): Promise<void> {
  const job: BatchJob = { batchId };
  await addJobs(transaction, [{ queue: queues.sendBatch, data: job }]);
}
