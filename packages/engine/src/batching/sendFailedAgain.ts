import type { ShopTransaction } from '@hub/database';
import { lockBatch, retryFailedOrders } from '@hub/database/batches';
import { addBatchJob } from './startBatch.ts';

/**
 * Queues a batch's failed orders for their next attempt, which `sendBatch` continues. Resolves to their ids, empty when
 * none failed; null when the batch doesn't exist.
 */
export async function sendFailedAgain(transaction: ShopTransaction, batchId: string): Promise<string[] | null> {
  if ((await lockBatch(transaction, batchId)) === null) return null;
  const orderIds = await retryFailedOrders(transaction, batchId);
  if (orderIds.length > 0) await addBatchJob(transaction, batchId);
  return orderIds;
}
