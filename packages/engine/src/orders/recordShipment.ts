import type { ShopTransaction } from '@hub/database';
import { lockOrders, saveOrders } from '@hub/database/orders';
import { orderEvent } from '@hub/domain/events';
import { isFinal } from '@hub/domain/orders';
import type { ChangeOutcome } from '@hub/domain/orders/actions';
import {
  applyShipment,
  applyTracking,
  applyVoid,
  type PackedBox,
  type TrackingReport,
} from '@hub/domain/orders/shipping';
import { addEvent } from './addEvent.ts';
import type { ProviderStore } from '../providers/ProviderStore.ts';
import { runAfterShipmentChange } from '../workflows/decideOrders.ts';
import { consumeStock, putBack, shippedUnits } from '../routing/reserveStock.ts';

/** Outcome of a warehouse report, with the shipments it created, if any. */
export interface ShipmentOutcome extends ChangeOutcome {
  shipments: readonly { fulfillmentId: string; name: string }[];
}

/**
 * Records boxes shipped by a warehouse, with tracking and a timeline entry each, and runs workflows for changed
 * shipments. Refuses a repeated report, since nothing is left to ship. Null for an unknown order.
 */
export async function recordShipment(
  transaction: ShopTransaction,
  providers: ProviderStore,
  orderId: string,
  boxes: readonly PackedBox[],
  now: Date,
): Promise<ShipmentOutcome | null> {
  const before = (await lockOrders(transaction, [orderId])).get(orderId);
  if (before === undefined) return null;
  const { orderName } = before.order;
  const { state: after, refusal } = applyShipment(before, boxes, now.toISOString());
  if (after === null) return { orderName, refusal, shipments: [] };
  await saveOrders(transaction, [{ before, after }]);
  const added = after.detail.fulfillments.slice(before.detail.fulfillments.length);
  await consumeStock(transaction, orderId, shippedUnits(after.detail, added), now);
  const shipments = [
    ...new Map(added.map(({ fulfillmentId, name }) => [fulfillmentId, { fulfillmentId, name }])).values(),
  ];
  for (const { name } of shipments)
    await addEvent(transaction, orderId, orderEvent('shipped', { shipment: name }), now);
  await runAfterShipmentChange(transaction, providers, orderId, now);
  return { orderName, refusal: null, shipments };
}

/**
 * Records a carrier update of a shipment with a timeline entry, and runs workflows for changed shipments. Null for an
 * unknown order.
 */
export async function recordTracking(
  transaction: ShopTransaction,
  providers: ProviderStore,
  orderId: string,
  report: TrackingReport,
  now: Date,
): Promise<ChangeOutcome | null> {
  const before = (await lockOrders(transaction, [orderId])).get(orderId);
  if (before === undefined) return null;
  const { orderName } = before.order;
  const { state: after, refusal } = applyTracking(before, report);
  if (after === null) return { orderName, refusal };
  await saveOrders(transaction, [{ before, after }]);
  const name = after.detail.fulfillments.find((part) => part.fulfillmentId === report.fulfillmentId)?.name ?? '';
  await addEvent(transaction, orderId, orderEvent('tracking', { shipment: name, status: report.status }), now);
  await runAfterShipmentChange(transaction, providers, orderId, now);
  return { orderName, refusal: null };
}

/**
 * Records a voided shipment with a timeline entry: its units are back in stock, and to be shipped again unless the
 * order has ended. Null for an unknown order.
 */
export async function recordVoid(
  transaction: ShopTransaction,
  providers: ProviderStore,
  orderId: string,
  fulfillmentId: string,
  now: Date,
): Promise<ChangeOutcome | null> {
  const before = (await lockOrders(transaction, [orderId])).get(orderId);
  if (before === undefined) return null;
  const { orderName } = before.order;
  const { state: after, refusal } = applyVoid(before, fulfillmentId);
  if (after === null) return { orderName, refusal };
  await saveOrders(transaction, [{ before, after }]);
  const voided = before.detail.fulfillments.filter((part) => part.fulfillmentId === fulfillmentId);
  const lineItems = isFinal(after.stage) ? [] : after.detail.lineItems.filter(({ isCancelled }) => !isCancelled);
  await putBack(transaction, orderId, fulfillmentId, shippedUnits({ lineItems }, voided), now);
  const name = voided[0]?.name ?? '';
  await addEvent(transaction, orderId, orderEvent('voided', { shipment: name }), now);
  await runAfterShipmentChange(transaction, providers, orderId, now);
  return { orderName, refusal: null };
}
