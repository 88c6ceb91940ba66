import { addTimelineEntries, type ShopTransaction } from '@hub/database';

/** A line on the timeline of an order that nobody of the staff wrote. */
export async function addNote(transaction: ShopTransaction, orderId: string, message: string, at: Date): Promise<void> {
  await addTimelineEntries(transaction, { orderIds: [orderId], message, at, staffId: null });
}
