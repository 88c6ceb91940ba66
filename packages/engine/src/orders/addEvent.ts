import type { ShopTransaction } from '@hub/database';
import { addTimelineEntries } from '@hub/database/orders';
import type { OrderEvent } from '@hub/domain/events';

/** Records in the timeline of an order what a store, a warehouse or a rule did. */
export async function addEvent(
  transaction: ShopTransaction,
  orderId: string,
  event: OrderEvent,
  at: Date,
): Promise<void> {
  await addTimelineEntries(transaction, { orderIds: [orderId], entry: event, at, staffId: null });
}
