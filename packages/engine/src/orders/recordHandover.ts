import type { ShopTransaction } from '@hub/database';
import { lockOrderRows, readEventsSince } from '@hub/database/orders';
import { orderEvent } from '@hub/domain/events';
import { addEvent } from './addEvent.ts';

/**
 * Records that the warehouse accepted an order, once per batch, and the service it ships by. False when the order isn't
 * in fulfillment (anymore).
 */
export async function recordHandover(
  transaction: ShopTransaction,
  orderId: string,
  now: Date,
  service: string | null = null,
): Promise<boolean> {
  const row = (await lockOrderRows(transaction, [orderId])).get(orderId);
  if (row?.stage !== 'inFulfillment') return false;
  const since = new Date(row.order.batchedAt ?? 0);
  if ((await readEventsSince(transaction, orderId, { kind: 'handedOver', since })).length > 0) return true;
  await addEvent(transaction, orderId, orderEvent('handedOver', {}), now);
  if (service !== null) await addEvent(transaction, orderId, orderEvent('shipsWith', { service }), now);
  return true;
}
