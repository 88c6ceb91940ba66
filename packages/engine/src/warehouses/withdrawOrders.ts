import type { ShopTransaction } from '@hub/database';
import { addJobs } from '@hub/database/jobs';
import { lockWarehouseOrders, saveWarehouseOrder, type WarehouseOrderRecord } from '@hub/database/warehouses';
import type { WarehouseOrderState } from '@hub/domain/warehouses';
import { queues, type WarehouseOrderJob } from '../jobs/queues.ts';

/**
 * Stops orders from shipping: parts that no 3PL can have yet are withdrawn at once; for the rest a job asks the 3PL.
 */
export async function withdrawOrders(
  transaction: ShopTransaction,
  orderIds: readonly string[],
  now: Date,
  states: readonly WarehouseOrderState[] = ['queued', 'sending', 'sent', 'held', 'failed'],
): Promise<void> {
  for (const orderId of orderIds) {
    const known = await lockWarehouseOrders(transaction, orderId);
    for (const record of known.filter(({ state }) => states.includes(state))) await withdraw(transaction, record, now);
  }
}

/** Resolves to true when it was withdrawn at once, since no 3PL can have it. */
export async function withdraw(
  transaction: ShopTransaction,
  record: WarehouseOrderRecord,
  now: Date,
): Promise<boolean> {
  const isUnsent = record.state === 'queued' && record.tries === 0;
  const ended = { state: 'cancelled', nextTryAt: null, cancelRequestedAt: now } as const;
  if (isUnsent) await saveWarehouseOrder(transaction, record, ended);
  else await requestCancellation(transaction, record, now);
  return isUnsent;
}

/** Records that a warehouse order is no longer wanted, and adds the job that asks the 3PL. */
export async function requestCancellation(
  transaction: ShopTransaction,
  { orderId, number, cancelRequestedAt }: WarehouseOrderRecord,
  now: Date,
): Promise<void> {
  if (cancelRequestedAt !== null) return;
  const request = { wanted: 'cancel', items: [], answer: null } as const;
  await saveWarehouseOrder(transaction, { orderId, number }, { cancelRequestedAt: now, request });
  const job: WarehouseOrderJob = { orderId, number };
  await addJobs(transaction, [{ queue: queues.cancelAtWarehouse, data: job }]);
}
