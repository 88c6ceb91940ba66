import { orderEvent } from '@hub/domain/events';
import { eventEntry } from '@hub/domain/orders/timeline';
import type { ShopTransaction } from '@hub/database';
import { addJobs } from '@hub/database/jobs';
import { awaitDecisions, insertOrders, type ReceivedOrder } from '@hub/database/orders';
import { type OrderJob, queues } from '../jobs/queues.ts';

/**
 * Stores an order that the store has placed, with its lines, its timeline and the job that goes on with it. `detail`
 * carries the entries since. False when the shop has an order of this id or name already; then nothing is done.
 */
export async function receiveOrder(transaction: ShopTransaction, received: ReceivedOrder): Promise<boolean> {
  const { order, detail } = received;
  const timeline = [...detail.timeline, eventEntry(orderEvent('received', {}), order.createdAt)];
  const added = await insertOrders(transaction, [
    { ...received, detail: { ...detail, timeline }, awaitsDecision: true },
  ]);
  if (!added.has(order.orderId)) return false;
  await addReceivedJobs(transaction, [order.orderId]);
  return true;
}

/** The jobs that decide orders which may leave now, as those that arrive; workflows that ran before do not run again. */
export async function addDecisions(transaction: ShopTransaction, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  await awaitDecisions(transaction, orderIds);
  await addReceivedJobs(transaction, orderIds);
}

async function addReceivedJobs(transaction: ShopTransaction, orderIds: readonly string[]): Promise<void> {
  await addJobs(
    transaction,
    orderIds.map((orderId) => ({ queue: queues.orderReceived, data: { orderId } satisfies OrderJob })),
  );
}
