import type { OrderEvent } from '@hub/domain/events';
import { waitingStages } from '@hub/domain/orders';
import type { StoreFacts } from '@hub/domain/orders/intake';
import type { Recipient } from '@hub/domain/warehouses';
import { and, asc, eq, gt, max, sql } from 'drizzle-orm';
import { rowsOf, type ShopTransaction } from '../connection/Database.ts';
import { orderIdOf } from '../orders/orderIdOf.ts';
import { isOneOf } from '../orders/orderDetails.ts';
import { insertNewRows, insertRows } from '../orders/insertRows.ts';
import {
  orderRecipients,
  orders,
  shippingMethods,
  storeFulfillments,
  storeOrders,
  timelineEntries,
} from '../schema/index.ts';

/** The store's last data of an order. */
export interface StoreOrderRecord {
  orderId: string;
  updatedAt: Date;
  readAt: Date;
  customerId: string | null;
  tags: readonly string[];
  /** Null if read by an earlier release, or not at all. */
  facts: StoreFacts | null;
  /** Its customer was removed: no personal data is read again. */
  isRedacted: boolean;
  /** Workflow fields that changed while it waited and that no workflow has run for. */
  unseenFields: readonly string[];
}

/** Records of orders by id; absent if the order was never read from the store. */
export async function readStoreOrders(
  { shopId, queries }: ShopTransaction,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, StoreOrderRecord>> {
  const ids = orderIds.map(orderIdOf).filter((id) => id !== null);
  const rows = await queries
    .select()
    .from(storeOrders)
    .where(and(eq(storeOrders.shopId, shopId), isOneOf(storeOrders.orderId, ids)));
  return new Map(
    rows.map(({ orderId, shopId: _shop, ...row }) => [String(orderId), { ...row, orderId: String(orderId) }]),
  );
}

/** Saves the store's data of an order. */
export async function saveStoreOrder(
  { shopId, queries }: ShopTransaction,
  { orderId, ...rest }: Omit<StoreOrderRecord, 'isRedacted' | 'unseenFields'>,
): Promise<void> {
  const record = { ...rest, tags: [...rest.tags] };
  await queries
    .insert(storeOrders)
    .values({ shopId, orderId: Number(orderId), ...record })
    .onConflictDoUpdate({ target: [storeOrders.shopId, storeOrders.orderId], set: record });
}

/** Saves which workflow fields changed while an order waits. */
export async function saveUnseenFields(
  { shopId, queries }: ShopTransaction,
  orderId: string,
  unseenFields: readonly string[],
): Promise<void> {
  await queries
    .update(storeOrders)
    .set({ unseenFields: [...unseenFields] })
    .where(and(eq(storeOrders.shopId, shopId), eq(storeOrders.orderId, Number(orderId))));
}

/** Ids and version times of known store orders, sorted by id, after one id. */
export async function listStoreOrderVersions(
  { shopId, queries }: ShopTransaction,
  { after, limit }: { after: string | null; limit: number },
): Promise<readonly { orderId: string; updatedAt: Date }[]> {
  const rows = await queries
    .select({ orderId: storeOrders.orderId, updatedAt: storeOrders.updatedAt })
    .from(storeOrders)
    .where(and(eq(storeOrders.shopId, shopId), gt(storeOrders.orderId, after === null ? 0 : Number(after))))
    .orderBy(asc(storeOrders.orderId))
    .limit(limit);
  return rows.map(({ orderId, updatedAt }) => ({ orderId: String(orderId), updatedAt }));
}

/**
 * Those of some orders that have ended here: shipped in full, or before a release that reads what the store has left.
 * Orders that others ship in part are none of them.
 */
export async function ordersEndedHere(
  { shopId, queries }: ShopTransaction,
  orderIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await rowsOf<{ orderId: string }>(
    queries,
    sql`SELECT order_id::text AS "orderId" FROM ${orders} JOIN ${storeOrders} USING (shop_id, order_id)
      WHERE shop_id = ${shopId} AND order_id = ANY(${sql.param([...orderIds])}::bigint[])
        AND (stage = 'shipped' AND fulfillment_status = 'fulfilled' OR stage IN ('shipped', 'closed') AND facts IS NULL)`,
  );
  return new Set(rows.map(({ orderId }) => orderId));
}

/**
 * Ids of the store's orders that have not shipped, after one id, for a policy to judge. `reopens`: also those that ship
 * elsewhere.
 */
export async function listOrdersToJudge(
  { shopId, queries }: ShopTransaction,
  { after, limit, reopens }: { after: string | null; limit: number; reopens: boolean },
): Promise<readonly string[]> {
  const elsewhere = sql`stage = 'closed' AND EXISTS (SELECT 1 FROM ${timelineEntries} AS e
    WHERE e.shop_id = ${shopId} AND e.order_id = o.order_id AND e.kind = 'shippedElsewhere')`;
  const rows = await rowsOf<{ orderId: string }>(
    queries,
    sql`SELECT order_id::text AS "orderId" FROM ${storeOrders} JOIN ${orders} AS o USING (shop_id, order_id)
      WHERE shop_id = ${shopId} AND order_id > ${after ?? '0'}::bigint
        AND (stage = ANY(${sql.param([...waitingStages])}::text[]) OR (${reopens}::boolean AND ${elsewhere}))
      ORDER BY order_id LIMIT ${limit}`,
  );
  return rows.map(({ orderId }) => orderId);
}

/** Orders on hold since they were placed before the shop's first day here. */
export async function countOrdersBefore({ shopId, queries }: ShopTransaction): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    queries,
    sql`SELECT count(*)::int AS count FROM ${orders}
      WHERE shop_id = ${shopId} AND stage = 'hold' AND stage_reason->>'kind' = 'beforeGoLive'`,
  );
  return row?.count ?? 0;
}

/** The shop's orders by a customer of the store. */
export async function ordersOfStoreCustomer(
  { shopId, queries }: ShopTransaction,
  customerId: string,
): Promise<readonly string[]> {
  const rows = await queries
    .select({ orderId: storeOrders.orderId })
    .from(storeOrders)
    .where(and(eq(storeOrders.shopId, shopId), eq(storeOrders.customerId, customerId)));
  return rows.map(({ orderId }) => String(orderId));
}

/** Which of these names are taken by orders with other ids. */
export async function takenOrderNames(
  { shopId, queries }: ShopTransaction,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await rowsOf<{ name: string; orderId: string }>(
    queries,
    sql`SELECT name, order_id::text AS "orderId" FROM ${orders}
      WHERE shop_id = ${shopId} AND name = ANY(${sql.param([...names])}::text[])`,
  );
  return new Map(rows.map(({ name, orderId }) => [name, orderId]));
}

/** Marks every order created by then as known to the store and unchanged since. Resolves to the count. */
export async function addKnownStoreOrders({ shopId, queries }: ShopTransaction, updatedAt: Date): Promise<number> {
  const at = updatedAt.toISOString();
  const [row] = await rowsOf<{ count: number }>(
    queries,
    sql`WITH added AS (
        INSERT INTO ${storeOrders} (shop_id, order_id, updated_at, read_at, tags)
        SELECT shop_id, order_id, ${at}::timestamptz, ${at}::timestamptz, '{}' FROM ${orders}
        WHERE shop_id = ${shopId} AND created_at <= ${at}::timestamptz
        ON CONFLICT DO NOTHING RETURNING 1
      ) SELECT count(*)::int AS count FROM added`,
  );
  return row?.count ?? 0;
}

/** The store's fulfillments of an order, by our shipment ids. */
export async function readStoreFulfillments(
  { shopId, queries }: ShopTransaction,
  orderId: string,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await queries
    .select()
    .from(storeFulfillments)
    .where(and(eq(storeFulfillments.shopId, shopId), eq(storeFulfillments.orderId, Number(orderId))));
  return new Map(rows.map(({ fulfillmentId, storeIds }) => [String(fulfillmentId), storeIds]));
}

/** Links a shipment to the store's fulfillments. */
export async function saveStoreFulfillment(
  { shopId, queries }: ShopTransaction,
  orderId: string,
  fulfillmentId: string,
  storeIds: readonly string[],
): Promise<void> {
  await queries
    .insert(storeFulfillments)
    .values({ shopId, orderId: Number(orderId), fulfillmentId: Number(fulfillmentId), storeIds: [...storeIds] })
    .onConflictDoUpdate({
      target: [storeFulfillments.shopId, storeFulfillments.orderId, storeFulfillments.fulfillmentId],
      set: { storeIds: [...storeIds] },
    });
}

/** Other order data from the store. */
export interface StoreOrderParts {
  customerName: string;
  country: string;
  postcode: string;
  shippingMethod: string;
  tags: readonly string[];
  /** Null if the store has none. */
  recipient: Recipient | null;
  /** The event that caused the hold or review; null if unknown. */
  stageReason: OrderEvent | null;
}

/** Saves the store's data of a locked order, except its lines. */
export async function saveStoreOrderParts(
  { shopId, queries }: ShopTransaction,
  orderId: string,
  { recipient, tags, ...columns }: Omit<StoreOrderParts, 'stageReason'>,
): Promise<void> {
  await queries
    .update(orders)
    .set({ ...columns, tags: [...tags] })
    .where(and(eq(orders.shopId, shopId), eq(orders.orderId, Number(orderId))));
  await insertNewRows(queries, shippingMethods, [{ shop_id: shopId, method: columns.shippingMethod }], 'method');
  if (recipient === null) return;
  await queries
    .insert(orderRecipients)
    .values({ shopId, orderId: Number(orderId), ...recipient })
    .onConflictDoUpdate({ target: [orderRecipients.shopId, orderRecipients.orderId], set: recipient });
}

/** The current data that `saveStoreOrderParts` saves; null for an unknown order. */
export async function readStoreOrderParts(
  { shopId, queries }: ShopTransaction,
  orderId: string,
): Promise<StoreOrderParts | null> {
  const [row] = await queries
    .select({
      customerName: orders.customerName,
      country: orders.country,
      postcode: orders.postcode,
      shippingMethod: orders.shippingMethod,
      tags: orders.tags,
      stageReason: orders.stageReason,
      recipient: orderRecipients,
    })
    .from(orders)
    .leftJoin(orderRecipients, and(eq(orderRecipients.shopId, shopId), eq(orderRecipients.orderId, orders.orderId)))
    .where(and(eq(orders.shopId, shopId), eq(orders.orderId, Number(orderId))));
  if (row === undefined) return null;
  if (row.recipient === null) return { ...row, recipient: null };
  const { shopId: _shop, orderId: _order, ...recipient } = row.recipient;
  return { ...row, recipient };
}

/** Which of these ids exist in the shop. */
export async function knownOrderIds(
  { shopId, queries }: ShopTransaction,
  orderIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const ids = orderIds.map(orderIdOf).filter((id) => id !== null);
  const rows = await queries
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(and(eq(orders.shopId, shopId), isOneOf(orders.orderId, ids)));
  return new Set(rows.map(({ orderId }) => String(orderId)));
}

/** Saves the store's data of new orders. */
export async function saveStoreOrderRecords(
  { shopId, queries }: ShopTransaction,
  records: readonly Omit<StoreOrderRecord, 'isRedacted' | 'unseenFields'>[],
): Promise<void> {
  await insertRows(
    queries,
    storeOrders,
    records.map(({ orderId, updatedAt, readAt, customerId, tags, facts }) => ({
      shop_id: shopId,
      order_id: Number(orderId),
      updated_at: updatedAt.toISOString(),
      read_at: readAt.toISOString(),
      customer_id: customerId,
      tags,
      facts: facts && JSON.stringify(facts),
    })),
  );
}

/** When the newest order of the shop was placed; null without orders. */
export async function readNewestOrderTime({ shopId, queries }: ShopTransaction): Promise<Date | null> {
  const [row] = await queries
    .select({ at: max(orders.createdAt) })
    .from(orders)
    .where(eq(orders.shopId, shopId));
  return row?.at ?? null;
}
