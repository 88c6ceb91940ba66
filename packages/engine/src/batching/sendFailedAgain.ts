import type { ShopTransaction } from '@hub/database';
import { lockBatch, retryFailedOrders } from '@hub/database/batches';
import { addBatchJob } from './startBatch.ts';

/**
 * The orders of a batch that failed wait for their next attempt; `sendBatch` goes on with them. Resolves to their ids,
 * none when no order has failed; null: there is no such batch.
 */
export async function sendFailedAgain(transaction: ShopTransaction, batchId: string): Promise<string[] | null> {
  if ((await lockBatch(transaction, batchId)) === null) return null;
  const orderIds = await retryFailedOrders(transaction, batchId);
  if (orderIds.length > 0) await addBatchJob(transaction, batchId);
  return orderIds;
}
