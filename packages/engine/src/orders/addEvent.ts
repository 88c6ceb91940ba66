import type { ShopTransaction } from '@hub/database';
import { addTimelineEntries } from '@hub/database/orders';
import type { OrderEvent } from '@hub/domain/events';

/** Adds a timeline entry for an action by a store, warehouse or rule. */
export async function addEvent(
  transaction: ShopTransaction,
  orderId: string,
  event: OrderEvent,
  at: Date,
): Promise<void> {
  await addTimelineEntries(transaction, { orderIds: [orderId], entry: event, at, staffId: null });
}
