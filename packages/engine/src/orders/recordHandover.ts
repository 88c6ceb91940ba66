import { lockOrderRows, readOrderDetail, type ShopTransaction } from '@hub/database';
import { orderEvents } from '@hub/domain/orders';
import { addNote } from './addNote.ts';

/**
 * Records that the warehouse has taken an order over, once for each time that it was batched, and the service by which
 * it ships it. False for an order that is not in fulfillment (any more).
 */
export async function recordHandover(
  transaction: ShopTransaction,
  orderId: string,
  now: Date,
  service: string | null = null,
): Promise<boolean> {
  const row = (await lockOrderRows(transaction, [orderId])).get(orderId);
  if (row?.stage !== 'inFulfillment') return false;
  const timeline = (await readOrderDetail(transaction, orderId))?.timeline ?? [];
  const batchedAt = row.order.batchedAt ?? '';
  const message = orderEvents.sentToWarehouse;
  if (timeline.some((entry) => entry.message === message && (entry.createdAt ?? '') >= batchedAt)) return true;
  for (const text of [message, ...(service === null ? [] : [orderEvents.shipsWith(service)])])
    await addNote(transaction, orderId, text, now);
  return true;
}
