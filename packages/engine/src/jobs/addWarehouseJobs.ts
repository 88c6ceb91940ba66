import type { ShopTransaction } from '@hub/database';
import { addJobs } from '@hub/database/jobs';
import type { WarehouseOrderKey } from '@hub/database/warehouses';
import { type OrderJob, queues, type SendJob, type SubscriptionJob } from './queues.ts';

/** Adds the jobs that hand orders to the warehouse, in the transaction. */
export async function addWarehouseJobs(transaction: ShopTransaction, orderIds: readonly string[]): Promise<void> {
  await addJobs(
    transaction,
    orderIds.map((orderId) => ({ queue: queues.sendToWarehouse, data: { orderId } satisfies OrderJob })),
  );
}

/** Adds the jobs that send warehouse orders, now or from `startAt`. */
export async function addSendJobs(
  transaction: ShopTransaction,
  keys: readonly WarehouseOrderKey[],
  startAt?: Date,
): Promise<void> {
  await addJobs(
    transaction,
    keys.map(({ orderId, number }) => ({
      queue: queues.sendToWarehouse,
      data: { orderId, number } satisfies SendJob,
      ...(startAt && { startAt }),
    })),
  );
}

/** Adds the job that subscribes to a 3PL's webhooks, or unsubscribes. */
export async function addSubscriptionJob(
  transaction: ShopTransaction,
  provider: string,
  startAt?: Date,
): Promise<void> {
  const data: SubscriptionJob = { provider };
  await addJobs(transaction, [{ queue: queues.keepSubscriptions, data, ...(startAt && { startAt }) }]);
}
