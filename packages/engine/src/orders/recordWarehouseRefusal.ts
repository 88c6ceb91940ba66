import type { ShopTransaction } from '@hub/database';
import { failSentOrder } from '@hub/database/batches';
import { lockOrders, saveOrders } from '@hub/database/orders';
import { type OrderEvent, orderEvent } from '@hub/domain/events';
import type { Words } from '@hub/domain/messages';
import type { OrderChange, OrderState } from '@hub/domain/orders/actions';
import { applyWarehouseFailure, applyWarehouseRefusal } from '@hub/domain/orders/bulk';
import { addEvent } from './addEvent.ts';

/**
 * Records a warehouse's refusal: a 3PL API error with its text, and a failure in the order's batch. `lineItemIds` are
 * the affected lines; all if absent. False when the order isn't in fulfillment (anymore).
 */
export function recordWarehouseRefusal(
  transaction: ShopTransaction,
  orderId: string,
  reason: Words,
  now: Date,
  lineItemIds?: ReadonlySet<string>,
): Promise<boolean> {
  const change = (before: OrderState) => applyWarehouseRefusal(before, reason, lineItemIds);
  return recordError(
    transaction,
    orderId,
    change,
    { reason, event: orderEvent('refusedByWarehouse', { words: reason }) },
    now,
  );
}

/**
 * Records that the warehouse didn't accept or ship an order: a shipment error with the reason, and a failure in the
 * order's batch. False when the order isn't in fulfillment (anymore).
 */
export function recordWarehouseFailure(
  transaction: ShopTransaction,
  orderId: string,
  reason: Words,
  now: Date,
  lineItemIds?: ReadonlySet<string>,
): Promise<boolean> {
  const change = (before: OrderState) => applyWarehouseFailure(before, reason, lineItemIds);
  return recordError(transaction, orderId, change, { reason, event: orderEvent('notShipped', { words: reason }) }, now);
}

async function recordError(
  transaction: ShopTransaction,
  orderId: string,
  change: (before: OrderState) => OrderChange,
  { reason, event }: { reason: Words; event: OrderEvent },
  now: Date,
): Promise<boolean> {
  const before = (await lockOrders(transaction, [orderId])).get(orderId);
  if (before === undefined) return false;
  const { state: after } = change(before);
  if (after === null) return false;
  await saveOrders(transaction, [{ before, after }]);
  await addEvent(transaction, orderId, event, now);
  const { batchedAt } = before.order;
  if (batchedAt !== null) await failSentOrder(transaction, orderId, new Date(batchedAt), reason);
  return true;
}
