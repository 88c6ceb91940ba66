import type { Words } from '@hub/domain/messages';
import type { ReshipFacts } from '@hub/domain/orders/detail';
import type { WarehouseOrderLine, WarehouseOrderState, WarehouseRequest } from '@hub/domain/warehouses';
import { and, asc, countDistinct, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf, type ShopTransaction } from '../connection/Database.ts';
import { isOneOf } from '../orders/orderDetails.ts';
import { orderIdOf } from '../orders/orderIdOf.ts';
import { orders, warehouseOrders, warehouseParcels } from '../schema/index.ts';
import { usesApp } from '../store/usesApp.ts';

/** A shop's account with a 3PL. */
export interface AccountKey {
  /** String id of §3: `shipbob`. */
  provider: string;
  /** Id of the account if a 3PL has several; otherwise empty. */
  account: string;
}

export interface WarehouseOrderKey {
  orderId: string;
  /** Number within the order, from 1. */
  number: number;
}

/** A stored warehouse order: what a 3PL was given to ship. */
export interface WarehouseOrderRecord extends WarehouseOrderKey, AccountKey {
  /** The 3PL's id of the requested warehouse; null for the one chosen for the account. */
  site: string | null;
  reference: string;
  state: WarehouseOrderState;
  lines: readonly WarehouseOrderLine[];
  service: string | null;
  package: string | null;
  providerOrderId: string | null;
  tries: number;
  claimedUntil: Date | null;
  nextTryAt: Date | null;
  words: Words | null;
  createdAt: Date;
  sentAt: Date | null;
  cancelRequestedAt: Date | null;
  request: WarehouseRequest | null;
  /** Null if it ships the rest of the order. */
  reship: ReshipFacts | null;
  nextReadAt: Date | null;
  lastReadAt: Date | null;
  changeMark: string | null;
  readsAlone: boolean;
}

export type NewWarehouseOrder = Pick<
  WarehouseOrderRecord,
  'orderId' | 'number' | 'reference' | 'provider' | 'account' | 'lines' | 'service' | 'package' | 'createdAt'
> &
  Partial<Pick<WarehouseOrderRecord, 'reship' | 'site'>>;

/** Adds a warehouse order that waits to be sent. */
export async function insertWarehouseOrder(
  { shopId, queries }: ShopTransaction,
  { orderId, ...order }: NewWarehouseOrder,
): Promise<void> {
  await queries.insert(warehouseOrders).values({ shopId, orderId: Number(orderId), state: 'queued', ...order });
}

/** An order's warehouse orders without reshipments, oldest first, locked until the end of the transaction. */
export async function lockWarehouseOrders(
  transaction: ShopTransaction,
  orderId: string,
): Promise<WarehouseOrderRecord[]> {
  return (await lockAllWarehouseOrders(transaction, orderId)).filter(({ reship }) => reship === null);
}

/** The same with reshipments. */
export async function lockAllWarehouseOrders(
  transaction: ShopTransaction,
  orderId: string,
): Promise<WarehouseOrderRecord[]> {
  const id = orderIdOf(orderId);
  return id === null ? [] : (await selectOfOrder(transaction, id).for('update')).map(toRecord);
}

/** An order's warehouse orders with reshipments, not locked. */
export async function listWarehouseOrders(
  transaction: ShopTransaction,
  orderId: string,
): Promise<WarehouseOrderRecord[]> {
  const id = orderIdOf(orderId);
  return id === null ? [] : (await selectOfOrder(transaction, id)).map(toRecord);
}

function selectOfOrder({ shopId, queries }: ShopTransaction, orderId: number) {
  return queries
    .select()
    .from(warehouseOrders)
    .where(and(eq(warehouseOrders.shopId, shopId), eq(warehouseOrders.orderId, orderId)))
    .orderBy(asc(warehouseOrders.number));
}

/** Those of the orders that a 3PL has and may still ship, without reshipments. */
export async function ordersAtWarehouses(
  { shopId, queries }: ShopTransaction,
  orderIds: readonly string[],
): Promise<WarehouseOrderRecord[]> {
  const ids = orderIds.map(orderIdOf).filter((id) => id !== null);
  const rows = await queries
    .select()
    .from(warehouseOrders)
    .where(
      and(
        eq(warehouseOrders.shopId, shopId),
        isOneOf(warehouseOrders.orderId, ids),
        isNull(warehouseOrders.reship),
        inArray(warehouseOrders.state, ['queued', 'sending', 'sent', 'held', 'failed']),
      ),
    )
    .orderBy(asc(warehouseOrders.orderId), asc(warehouseOrders.number));
  return rows.map(toRecord);
}

/** Saves the changes of a locked warehouse order. */
export async function saveWarehouseOrder(
  { shopId, queries }: ShopTransaction,
  { orderId, number }: WarehouseOrderKey,
  changes: Partial<Omit<WarehouseOrderRecord, 'orderId' | 'number' | 'reference' | 'provider' | 'account'>>,
): Promise<void> {
  await queries
    .update(warehouseOrders)
    .set(changes)
    .where(
      and(
        eq(warehouseOrders.shopId, shopId),
        eq(warehouseOrders.orderId, Number(orderId)),
        eq(warehouseOrders.number, number),
      ),
    );
}

/** Condition: warehouse orders sent, or to be sent, to an account. */
export function isAtAccount(shopId: number, { provider, account }: AccountKey): SQL | undefined {
  return and(
    eq(warehouseOrders.shopId, shopId),
    eq(warehouseOrders.provider, provider),
    eq(warehouseOrders.account, account),
  );
}

/** An account's warehouse orders that wait to be sent, or were being sent when their process ended. */
export async function listUnsentOrders(
  { shopId, queries }: ShopTransaction,
  key: AccountKey,
): Promise<WarehouseOrderKey[]> {
  const rows = await queries
    .select({ orderId: warehouseOrders.orderId, number: warehouseOrders.number })
    .from(warehouseOrders)
    .where(and(isAtAccount(shopId, key), sql`state IN ('queued', 'sending')`))
    .orderBy(asc(warehouseOrders.createdAt), asc(warehouseOrders.orderId));
  return rows.map(({ orderId, number }) => ({ orderId: String(orderId), number }));
}

/** Orders in fulfillment that no 3PL was given, earliest sent first. */
export async function listOrdersNeverGiven({ shopId, queries }: ShopTransaction): Promise<string[]> {
  const rows = await rowsOf<{ orderId: string }>(
    queries,
    sql`SELECT order_id::text AS "orderId" FROM ${orders} AS o WHERE shop_id = ${shopId} AND stage = 'inFulfillment'
      AND NOT EXISTS (SELECT 1 FROM ${warehouseOrders} AS w WHERE w.shop_id = ${shopId} AND w.order_id = o.order_id
        AND w.reship IS NULL)
      ORDER BY batched_at, order_id`,
  );
  return rows.map(({ orderId }) => orderId);
}

/** Orders in error with this message code as their shipment error. */
export async function listOrdersInError({ shopId, queries }: ShopTransaction, code: string): Promise<string[]> {
  const rows = await rowsOf<{ orderId: string }>(
    queries,
    sql`SELECT order_id::text AS "orderId" FROM ${orders} WHERE shop_id = ${shopId} AND stage = 'error'
      AND error_message LIKE ${`%"code":"${code}"%`} ORDER BY order_id`,
  );
  return rows.map(({ orderId }) => orderId);
}

/** Finds warehouse orders by the 3PL's ids or our references; unknown ones are left out. */
export async function findWarehouseOrders(
  { shopId, queries }: ShopTransaction,
  { provider, account }: AccountKey,
  named: readonly { providerOrderId: string | null; reference: string | null }[],
): Promise<WarehouseOrderKey[]> {
  const ids = named.flatMap(({ providerOrderId }) => providerOrderId ?? []);
  const references = named.flatMap(({ reference }) => reference ?? []);
  return rowsOf<WarehouseOrderKey>(
    queries,
    sql`SELECT order_id::text AS "orderId", number FROM ${warehouseOrders}
      WHERE shop_id = ${shopId} AND provider = ${provider} AND account = ${account}
        AND (provider_order_id = ANY(${sql.param(ids)}::text[]) OR reference = ANY(${sql.param(references)}::text[]))
      ORDER BY order_id, number`,
  );
}

/**
 * Takes due warehouse orders of all shops for reading, longest waiting first. No other process takes them until `until`;
 * if this process ends, they are read again after that.
 */
export function takeOrdersToRead(
  database: Database,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<(WarehouseOrderKey & { shopId: number })[]> {
  return database.inSystem(async (queries) => {
    const rows = await rowsOf<WarehouseOrderKey & { shopId: string }>(
      queries,
      sql`UPDATE ${warehouseOrders} AS o SET next_read_at = ${until.toISOString()}::timestamptz
        FROM (
          SELECT shop_id, order_id, number FROM ${warehouseOrders}
          WHERE next_read_at <= ${now.toISOString()}::timestamptz AND ${usesApp(warehouseOrders.shopId)}
          ORDER BY next_read_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
        ) AS due
        WHERE o.shop_id = due.shop_id AND o.order_id = due.order_id AND o.number = due.number
        RETURNING o.shop_id::text AS "shopId", o.order_id::text AS "orderId", o.number`,
    );
    return rows.map(({ shopId, orderId, number }) => ({ shopId: Number(shopId), orderId, number }));
  });
}

/**
 * Postpones the reading of a warehouse order until `from`, because its account is busy, followed by the account's other
 * due orders, one every `everyMs`, longest waiting first. Orders that another process is reading stay unchanged.
 */
export async function spreadReads(
  { shopId, queries }: ShopTransaction,
  { orderId, number, provider, account }: WarehouseOrderKey & AccountKey,
  { now, from, everyMs }: { now: Date; from: Date; everyMs: number },
): Promise<void> {
  await rowsOf(
    queries,
    sql`WITH due AS (
        SELECT order_id, number, next_read_at FROM ${warehouseOrders}
        WHERE shop_id = ${shopId} AND ((order_id = ${orderId}::bigint AND number = ${number})
          OR (provider = ${provider} AND account = ${account} AND next_read_at <= ${now.toISOString()}::timestamptz))
        FOR UPDATE SKIP LOCKED
      ), ranked AS (
        SELECT order_id, number, row_number() OVER (
          ORDER BY (order_id = ${orderId}::bigint AND number = ${number}) DESC, next_read_at
        ) - 1 AS rank FROM due
      )
      UPDATE ${warehouseOrders} AS o
      SET next_read_at = ${from.toISOString()}::timestamptz + ranked.rank * ${everyMs}::int * interval '1 millisecond'
      FROM ranked WHERE o.shop_id = ${shopId} AND o.order_id = ranked.order_id AND o.number = ranked.number`,
  );
}

/** A parcel that a 3PL reported earlier. */
export interface StoredParcel {
  parcelId: string;
  /** Its shipment; null if none. */
  fulfillmentId: string | null;
  carrier: string | null;
  trackingNumber: string | null;
  trackingUrl: string | null;
  /** Additional tracking number of a shipment whose units are in another parcel; null if its number is the shipment's. */
  extraNumber: string | null;
  isVoided: boolean;
}

/** A warehouse order's parcels, by id. */
export async function readParcels(
  { shopId, queries }: ShopTransaction,
  { orderId, number }: WarehouseOrderKey,
): Promise<ReadonlyMap<string, StoredParcel>> {
  const rows = await queries
    .select()
    .from(warehouseParcels)
    .where(
      and(
        eq(warehouseParcels.shopId, shopId),
        eq(warehouseParcels.orderId, Number(orderId)),
        eq(warehouseParcels.number, number),
      ),
    );
  return new Map(
    rows.map(({ parcelId, fulfillmentId, carrier, trackingNumber, trackingUrl, extraNumber, isVoided }) => [
      parcelId,
      {
        parcelId,
        fulfillmentId: fulfillmentId === null ? null : String(fulfillmentId),
        carrier,
        trackingNumber,
        trackingUrl,
        extraNumber,
        isVoided,
      },
    ]),
  );
}

/** An order's parcels that became shipments. */
export async function listShippedParcels(
  { shopId, queries }: ShopTransaction,
  orderId: string,
): Promise<(StoredParcel & { fulfillmentId: string })[]> {
  const id = orderIdOf(orderId);
  if (id === null) return [];
  const rows = await queries
    .select()
    .from(warehouseParcels)
    .where(and(eq(warehouseParcels.shopId, shopId), eq(warehouseParcels.orderId, id)))
    .orderBy(asc(warehouseParcels.seenAt), asc(warehouseParcels.parcelId));
  return rows.flatMap(({ fulfillmentId, shopId: _shop, orderId: _order, number: _number, seenAt: _at, ...parcel }) =>
    fulfillmentId === null ? [] : [{ ...parcel, fulfillmentId: String(fulfillmentId) }],
  );
}

/** Saves a new or changed parcel of a locked warehouse order. */
export async function saveParcel(
  { shopId, queries }: ShopTransaction,
  { orderId, number }: WarehouseOrderKey,
  { parcelId, fulfillmentId, ...parcel }: StoredParcel,
  seenAt: Date,
): Promise<void> {
  const { carrier, trackingNumber, trackingUrl, extraNumber, isVoided } = parcel;
  const id = fulfillmentId === null ? null : Number(fulfillmentId);
  const kept = { fulfillmentId: id, carrier, trackingNumber, trackingUrl, extraNumber, isVoided };
  await queries
    .insert(warehouseParcels)
    .values({ shopId, orderId: Number(orderId), number, parcelId, seenAt, ...kept })
    .onConflictDoUpdate({
      target: [warehouseParcels.shopId, warehouseParcels.orderId, warehouseParcels.number, warehouseParcels.parcelId],
      set: kept,
    });
}

function toRecord(row: typeof warehouseOrders.$inferSelect): WarehouseOrderRecord {
  const { shopId: _, orderId, ...kept } = row;
  return { ...kept, orderId: String(orderId) };
}

/** How many orders of the shop a warehouse has shipped, in whole or in part. */
export async function countShippedOrders({ shopId, queries }: ShopTransaction): Promise<number> {
  const [row] = await queries
    .select({ shipped: countDistinct(warehouseParcels.orderId) })
    .from(warehouseParcels)
    .where(eq(warehouseParcels.shopId, shopId));
  return row?.shipped ?? 0;
}
