import type { Fulfillment, LineItem, OrderDetail } from '@hub/domain/orders/detail';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ShopTransaction } from '../connection/Database.ts';
import { readProductFacts } from '../products/productFacts.ts';
import { lineItems, orders, shipmentItems, shipments, timelineEntries } from '../schema/index.ts';
import { orderIdOf } from './orderIdOf.ts';
import { toTimelineEntry } from './timelineColumns.ts';

/** Items with product weights, shipments, workflows and timeline, newest entry first; null for an unknown id. */
export async function readOrderDetail(transaction: ShopTransaction, orderId: string): Promise<OrderDetail | null> {
  const id = orderIdOf(orderId);
  if (id === null) return null;
  const { shopId, queries } = transaction;
  const [details, timeline] = await Promise.all([
    readDetails(transaction, [id]),
    queries
      .select({
        message: timelineEntries.message,
        kind: timelineEntries.kind,
        values: timelineEntries.values,
        at: timelineEntries.at,
      })
      .from(timelineEntries)
      .where(and(eq(timelineEntries.shopId, shopId), eq(timelineEntries.orderId, id)))
      .orderBy(desc(timelineEntries.at), desc(timelineEntries.entryId)),
  ]);
  const detail = details.get(id);
  if (detail === undefined) return null;
  const facts = await readProductFacts(transaction, { skus: detail.lineItems.map(({ sku }) => sku) });
  return {
    ...detail,
    lineItems: detail.lineItems.map((item) => ({ ...item, productWeight: facts.weightOf(item) })),
    timeline: timeline.map(toTimelineEntry),
  };
}

/** Details of many orders by id, without timelines. */
export async function readDetails(
  transaction: ShopTransaction,
  ids: readonly number[],
): Promise<Map<number, OrderDetail>> {
  const { shopId, queries } = transaction;
  const [flows, lines, shipped] = await Promise.all([
    queries
      .select({ orderId: orders.orderId, triggered: orders.triggeredFlows, eligible: orders.eligibleFlows })
      .from(orders)
      .where(and(eq(orders.shopId, shopId), isOneOf(orders.orderId, ids))),
    readLineItems(transaction, ids),
    readFulfillments(transaction, ids),
  ]);
  const items = Map.groupBy(lines, ({ orderId }) => orderId);
  const parts = Map.groupBy(shipped, ({ orderId }) => orderId);
  return new Map(
    flows.map(({ orderId, triggered, eligible }) => [
      orderId,
      {
        lineItems: (items.get(orderId) ?? []).map(({ item }) => item),
        fulfillments: (parts.get(orderId) ?? []).map(({ part }) => part),
        eligibleFlows: eligible.map((name) => ({ name })),
        triggeredFlows: triggered.map((name) => ({ name })),
        timeline: [],
      },
    ]),
  );
}

/** A condition with a single parameter for any number of ids. */
export function isOneOf(column: PgColumn, ids: readonly number[]): SQL {
  return sql`${column} = ANY(${sql.param(ids)}::bigint[])`;
}

async function readLineItems(
  { shopId, queries }: ShopTransaction,
  ids: readonly number[],
): Promise<{ orderId: number; item: LineItem }[]> {
  const rows = await queries
    .select()
    .from(lineItems)
    .where(and(eq(lineItems.shopId, shopId), isOneOf(lineItems.orderId, ids)))
    .orderBy(asc(lineItems.orderId), asc(lineItems.position));
  return rows.map(({ orderId, lineItemId, shopId: _shop, position: _position, replaces, ...fields }) => ({
    orderId,
    item: { lineItemId: String(lineItemId), id: String(lineItemId), ...fields, ...(replaces && { replaces }) },
  }));
}

async function readFulfillments(
  { shopId, queries }: ShopTransaction,
  ids: readonly number[],
): Promise<{ orderId: number; part: Fulfillment }[]> {
  const rows = await queries
    .select({ shipment: shipments, lineItemId: shipmentItems.lineItemId, quantity: shipmentItems.quantity })
    .from(shipmentItems)
    .innerJoin(
      shipments,
      and(
        eq(shipments.shopId, shipmentItems.shopId),
        eq(shipments.orderId, shipmentItems.orderId),
        eq(shipments.fulfillmentId, shipmentItems.fulfillmentId),
      ),
    )
    .where(and(eq(shipmentItems.shopId, shopId), isOneOf(shipmentItems.orderId, ids)))
    .orderBy(asc(shipmentItems.orderId), asc(shipmentItems.fulfillmentId), asc(shipmentItems.lineItemId));
  return rows.map(({ shipment, lineItemId, quantity }) => ({
    orderId: shipment.orderId,
    part: {
      name: shipment.name,
      lineItemId: String(lineItemId),
      fulfillmentId: String(shipment.fulfillmentId),
      quantity,
      trackingNumber: shipment.trackingNumber,
      shipmentStatus: shipment.status,
      locationId: shipment.locationId === null ? null : String(shipment.locationId),
    },
  }));
}
