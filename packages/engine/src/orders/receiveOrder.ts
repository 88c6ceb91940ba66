import { orderEvent } from '@hub/domain/events';
import { eventEntry } from '@hub/domain/orders/timeline';
import type { ShopTransaction } from '@hub/database';
import { addJobs } from '@hub/database/jobs';
import { awaitDecisions, insertOrders, type ReceivedOrder } from '@hub/database/orders';
import { type OrderJob, queues } from '../jobs/queues.ts';

/**
 * Stores a new store order with its lines, timeline and follow-up job. `detail` has the timeline entries so far.
 * Returns false, without changes, when the shop already has an order with this id or name.
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

/** Adds the jobs that decide released orders like new ones; workflows that already ran don't run again. */
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
