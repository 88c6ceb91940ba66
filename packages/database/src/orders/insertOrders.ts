import { plainOrderFieldRows } from '@hub/domain/orders';
import type { OrderState } from '@hub/domain/orders/actions';
import { shipmentErrorJson, workflowErrorsJson } from '@hub/domain/orders/errors';
import type { Recipient } from '@hub/domain/warehouses';
import { insertRecipients } from '../warehouses/recipients.ts';
import type { ShopTransaction } from '../connection/Database.ts';
import {
  lineItems,
  orders,
  orderSkus,
  shipmentItems,
  shippingMethods,
  shipments,
  timelineEntries,
} from '../schema/index.ts';
import { addNewestLines } from '../products/newestLines.ts';
import { insertNewRows, insertRows } from './insertRows.ts';
import { lineItemRow } from './lineItemRow.ts';
import { reasonColumn, timelineColumns } from './timelineColumns.ts';

/** A received order: its state, plus counts that only the database has. */
export interface ReceivedOrder extends OrderState {
  country: string;
  postcode?: string;
  /** As the customer chose it in the store. */
  shippingMethod?: string;
  tags?: readonly string[];
  /** Workflow runs so far. */
  workflowRuns: number;
  boxesSaved: number;
  /** Recipient; absent if only customer, postcode and country are known. */
  recipient?: Recipient;
  /** Workflows have yet to decide about it; false by default. */
  awaitsDecision?: boolean;
}

/**
 * Adds orders with items, shipments and timeline. Skips orders whose id or name already exists in the shop. Resolves to
 * the added ids.
 */
export async function insertOrders(
  { shopId, queries }: ShopTransaction,
  received: readonly ReceivedOrder[],
): Promise<ReadonlySet<string>> {
  const rows = received.map((entry) => orderRow(shopId, entry));
  const inserted = await insertNewRows(queries, orders, rows, 'order_id');
  const added = new Set(inserted.map(({ order_id }) => String(order_id)));
  const fresh = received.filter(({ order }) => added.has(order.orderId));
  await insertRows(
    queries,
    lineItems,
    fresh.flatMap(({ order, detail }) =>
      detail.lineItems.map((item, position) => lineItemRow(shopId, order.orderId, item, position)),
    ),
  );
  await insertRows(
    queries,
    shipments,
    fresh.flatMap((entry) => shipmentRows(shopId, entry)),
  );
  await insertRows(
    queries,
    shipmentItems,
    fresh.flatMap((entry) => shipmentItemRows(shopId, entry)),
  );
  await insertRows(
    queries,
    timelineEntries,
    fresh.flatMap((entry) => timelineRows(shopId, entry)),
  );
  await insertRecipients(
    { shopId, queries },
    fresh.flatMap(({ order: { orderId }, recipient }) => (recipient === undefined ? [] : [{ orderId, recipient }])),
  );
  await addNewestLines({ shopId, queries }, fresh);
  const methods = new Set(fresh.map(({ shippingMethod = '' }) => shippingMethod));
  await insertNewRows(
    queries,
    shippingMethods,
    [...methods].toSorted().map((method) => ({ shop_id: shopId, method })),
    'method',
  );
  await insertRows(
    queries,
    orderSkus,
    // In key order (by SKU), so that neighbors share a page.
    fresh
      .flatMap((entry) => orderSkuRows(shopId, entry))
      .toSorted((a, b) => (a.sku < b.sku ? -1 : Number(a.sku > b.sku))),
  );
  return added;
}

function orderRow(shopId: number, received: ReceivedOrder) {
  const { stage, order, detail, country, postcode = '', shippingMethod = '', tags = [] } = received;
  const { awaitsDecision = false } = received;
  const reason = reasonColumn(stage, detail.timeline);
  return {
    shop_id: shopId,
    order_id: Number(order.orderId),
    row_id: Number(order.id ?? order.orderId),
    ...Object.fromEntries(plainOrderFieldRows.map(({ field }) => [orders[field].name, order[field]])),
    error: workflowErrorsJson(order.workflowErrors),
    error_message: shipmentErrorJson(order.shipmentError, order.errorType),
    country,
    postcode,
    shipping_method: shippingMethod,
    tags,
    stage,
    stage_reason: reason && JSON.stringify(reason),
    awaits_decision: awaitsDecision,
    triggered_flows: detail.triggeredFlows.map(({ name }) => name),
    eligible_flows: detail.eligibleFlows.map(({ name }) => name),
    workflow_runs: received.workflowRuns,
    boxes_saved: received.boxesSaved,
  };
}

/** One row per shipment; its parts share a name and id. */
export function shipmentRows(shopId: number, { order, detail }: Pick<OrderState, 'order' | 'detail'>) {
  const byId = new Map(detail.fulfillments.map((part) => [part.fulfillmentId, part]));
  return [...byId.values()].map((part) => ({
    shop_id: shopId,
    order_id: Number(order.orderId),
    fulfillment_id: Number(part.fulfillmentId),
    name: part.name,
    tracking_number: part.trackingNumber,
    status: part.shipmentStatus,
    location_id: part.locationId === null ? null : Number(part.locationId),
  }));
}

export function shipmentItemRows(shopId: number, { order, detail }: Pick<OrderState, 'order' | 'detail'>) {
  return detail.fulfillments.map((part) => ({
    shop_id: shopId,
    order_id: Number(order.orderId),
    fulfillment_id: Number(part.fulfillmentId),
    line_item_id: Number(part.lineItemId),
    quantity: part.quantity,
  }));
}

/** Oldest first, so that the newer of two simultaneous entries has the greater id. */
function timelineRows(shopId: number, { order, detail }: ReceivedOrder) {
  return detail.timeline.toReversed().map(({ message, createdAt, event }) => ({
    shop_id: shopId,
    order_id: Number(order.orderId),
    at: createdAt ?? order.createdAt,
    ...timelineColumns(event ?? { note: message }),
  }));
}

function orderSkuRows(shopId: number, { order, detail }: ReceivedOrder) {
  const codes = new Set(detail.lineItems.map(({ sku }) => sku));
  return [...codes].map((sku) => ({
    shop_id: shopId,
    sku,
    created_at: order.createdAt,
    order_id: Number(order.orderId),
  }));
}
