import type { ShopTransaction } from '@hub/database';
import { startLongJob } from '@hub/database/jobs';
import { queues, type StoreStockJob } from './queues.ts';

/** Starts reading a location's whole stock from the store. */
export async function startStockReading(transaction: ShopTransaction, data: StoreStockJob, now: Date): Promise<void> {
  await startLongJob(transaction, { queue: queues.readStoreStock, subject: data.locationId, data, now });
}
