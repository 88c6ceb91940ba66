import type { Allocation, RoutingDecision } from '@hub/domain/routing';
import { lineItemThreePlStatus, virtualItems } from '@hub/domain/orders';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { rowsOf, type ShopTransaction } from '../connection/Database.ts';
import { insertRows } from '../orders/insertRows.ts';
import { isOneOf } from '../orders/orderDetails.ts';
import { orderIdOf } from '../orders/orderIdOf.ts';
import {
  lineItems,
  locationSettings,
  orderAllocations,
  orderRoutings,
  orders,
  stockLevels,
  warehouseOrders,
} from '../schema/index.ts';

/** Stored units of a line that a location ships, or that are short. */
export interface StoredAllocation extends Allocation {
  orderId: string;
  /** Whether they count toward a level's reserved units. */
  isReserved: boolean;
}

/** Ids of open orders with something to ship from one of these locations. */
export async function openOrdersFrom(
  { shopId, queries }: ShopTransaction,
  locationIds: readonly number[],
): Promise<string[]> {
  if (locationIds.length === 0) return [];
  const rows = await rowsOf<{ orderId: string }>(
    queries,
    sql`SELECT order_id::text AS "orderId" FROM ${orders} AS o WHERE shop_id = ${shopId} AND stage = 'open'
      AND EXISTS (SELECT 1 FROM ${orderAllocations} AS a WHERE a.shop_id = ${shopId} AND a.order_id = o.order_id
        AND a.location_id = ANY(${sql.param([...locationIds])}::bigint[]))
      ORDER BY order_id`,
  );
  return rows.map(({ orderId }) => orderId);
}

/** Allocations of these orders, in line order. */
export async function readAllocations(
  { shopId, queries }: ShopTransaction,
  orderIds: readonly string[],
): Promise<readonly StoredAllocation[]> {
  const ids = orderIds.map(orderIdOf).filter((id) => id !== null);
  const rows = await queries
    .select()
    .from(orderAllocations)
    .where(and(eq(orderAllocations.shopId, shopId), isOneOf(orderAllocations.orderId, ids)))
    .orderBy(asc(orderAllocations.orderId), asc(orderAllocations.position));
  return rows.map(({ orderId, lineItemId, sku, locationId, quantity, isReserved, reason }) => ({
    orderId: String(orderId),
    lineItemId: String(lineItemId),
    sku,
    locationId: locationId === null ? null : String(locationId),
    quantity,
    isReserved,
    reason,
  }));
}

/** Replaces the allocations of locked orders with `allocations`. */
export async function replaceAllocations(
  { shopId, queries }: ShopTransaction,
  orderIds: readonly string[],
  allocations: readonly StoredAllocation[],
): Promise<void> {
  await queries
    .delete(orderAllocations)
    .where(and(eq(orderAllocations.shopId, shopId), isOneOf(orderAllocations.orderId, orderIds.map(Number))));
  const positions = new Map<string, number>();
  await insertRows(
    queries,
    orderAllocations,
    allocations.map(({ orderId, lineItemId, sku, locationId, quantity, isReserved, reason }) => {
      const position = positions.get(orderId) ?? 0;
      positions.set(orderId, position + 1);
      return {
        shop_id: shopId,
        order_id: Number(orderId),
        position,
        line_item_id: Number(lineItemId),
        sku,
        location_id: locationId === null ? null : Number(locationId),
        quantity,
        is_reserved: isReserved,
        reason: JSON.stringify(reason),
      };
    }),
  );
}

/** Saves the latest decision about an order. */
export async function saveOrderRouting(
  { shopId, queries }: ShopTransaction,
  orderId: string,
  { rule, outcome, shipsFrom, locations }: RoutingDecision,
  routedAt: Date,
): Promise<void> {
  const kept = { routedAt, rule, outcome, shipsFrom: shipsFrom.map(Number), locations };
  await queries
    .insert(orderRoutings)
    .values({ shopId, orderId: Number(orderId), ...kept })
    .onConflictDoUpdate({ target: [orderRoutings.shopId, orderRoutings.orderId], set: kept });
}

/** Deletes decisions about orders. */
export async function removeOrderRoutings(
  { shopId, queries }: ShopTransaction,
  orderIds: readonly string[],
): Promise<void> {
  await queries
    .delete(orderRoutings)
    .where(and(eq(orderRoutings.shopId, shopId), isOneOf(orderRoutings.orderId, orderIds.map(Number))));
}

/** Routing facts of an order besides its lines; null if unknown. */
export async function readRoutingFacts(
  { shopId, queries }: ShopTransaction,
  orderId: string,
): Promise<Pick<typeof orders.$inferSelect, 'country' | 'postcode' | 'destination'> | null> {
  const [found] = await queries
    .select({ country: orders.country, postcode: orders.postcode, destination: orders.destination })
    .from(orders)
    .where(and(eq(orders.shopId, shopId), eq(orders.orderId, Number(orderId))));
  return found ?? null;
}

export async function isRouted({ shopId, queries }: ShopTransaction, orderId: string): Promise<boolean> {
  const [found] = await queries
    .select({ outcome: orderRoutings.outcome })
    .from(orderRoutings)
    .where(and(eq(orderRoutings.shopId, shopId), eq(orderRoutings.orderId, Number(orderId))));
  return found !== undefined && found.outcome !== 'review';
}

interface OrdersTakenQuery {
  now: Date;
  /** The shop's; determines the day. */
  timeZone: string;
  exceptOrderId: string;
  /** Locations with a daily order limit. */
  limitedLocationIds: readonly string[];
}

/**
 * Orders that each location has taken today, except for one order; empty if no location is limited. Locks the counts of
 * limited locations until the end of the transaction.
 */
export async function lockOrdersTaken(
  { shopId, queries }: ShopTransaction,
  { now, timeZone, exceptOrderId, limitedLocationIds }: OrdersTakenQuery,
): Promise<ReadonlyMap<string, number>> {
  if (limitedLocationIds.length === 0) return new Map();
  await queries
    .select({ locationId: locationSettings.locationId })
    .from(locationSettings)
    .where(
      and(eq(locationSettings.shopId, shopId), isOneOf(locationSettings.locationId, limitedLocationIds.map(Number))),
    )
    .orderBy(asc(locationSettings.locationId))
    .for('no key update');
  const day = sql`date_trunc('day', ${now.toISOString()}::timestamptz AT TIME ZONE ${timeZone}) AT TIME ZONE ${timeZone}`;
  const rows = await rowsOf<{ locationId: string; orders: number }>(
    queries,
    sql`SELECT id::text AS "locationId", count(*)::int AS orders
      FROM ${orderRoutings}, unnest(ships_from) AS id
      WHERE shop_id = ${shopId} AND routed_at >= ${day}
        AND order_id <> ${Number(exceptOrderId)}
      GROUP BY id`,
  );
  return new Map(rows.map(({ locationId, orders: taken }) => [locationId, taken]));
}

/** An order in the list of waiting back orders, oldest first. */
export interface WaitingBackOrder {
  orderId: string;
  /** Exact, in PostgreSQL's format. */
  createdAt: string;
}

/** A line waits for stock. */
const isAwaited = sql`item.three_pl_status = 3 AND NOT item.is_cancelled`;

/** A level has units that no order has yet. */
const hasUnits = sql`level.on_hand > level.allocated + level.unavailable + level.safety`;

/** SKUs that back orders wait for and that one of these locations has. */
export async function awaitedSkusAt(
  { shopId, queries }: ShopTransaction,
  locationIds: readonly number[],
): Promise<string[]> {
  if (locationIds.length === 0) return [];
  const rows = await rowsOf<{ sku: string }>(
    queries,
    sql`SELECT DISTINCT item.sku FROM ${orders} AS o
      JOIN ${lineItems} AS item ON item.shop_id = o.shop_id AND item.order_id = o.order_id
      JOIN ${stockLevels} AS level ON level.shop_id = o.shop_id AND level.sku = item.sku
      WHERE o.shop_id = ${shopId} AND o.stage = 'backOrder' AND ${isAwaited} AND ${hasUnits}
        AND level.location_id = ANY(${sql.param([...locationIds])}::bigint[])
      ORDER BY item.sku`,
  );
  return rows.map(({ sku }) => sku);
}

/** The oldest order after `after` that waits for one of these SKUs with available units; null if none. */
export async function findWaitingBackOrder(
  { shopId, queries }: ShopTransaction,
  skus: readonly string[],
  after: WaitingBackOrder | null,
): Promise<WaitingBackOrder | null> {
  const later =
    after && sql`AND (o.created_at, o.order_id) > (${after.createdAt}::timestamptz, ${after.orderId}::bigint)`;
  const [found] = await rowsOf<WaitingBackOrder>(
    queries,
    sql`SELECT o.order_id::text AS "orderId", o.created_at::text AS "createdAt" FROM ${orders} AS o
      WHERE o.shop_id = ${shopId} AND o.stage = 'backOrder' ${later ?? sql``} AND EXISTS (
        SELECT 1 FROM ${lineItems} AS item WHERE item.shop_id = o.shop_id AND item.order_id = o.order_id
          AND ${isAwaited} AND item.sku = ANY(${sql.param([...skus])}::text[])
          AND (EXISTS (SELECT 1 FROM ${stockLevels} AS level WHERE level.shop_id = o.shop_id
              AND level.sku = item.sku AND ${hasUnits})
            OR NOT EXISTS (SELECT 1 FROM ${stockLevels} AS level WHERE level.shop_id = o.shop_id
              AND level.sku = item.sku)))
      ORDER BY o.created_at, o.order_id LIMIT 1`,
  );
  return found ?? null;
}

/** Orders that were sent to review because no location could ship them. */
export function ordersWithoutLocation({ shopId, queries }: ShopTransaction): Promise<string[]> {
  return idsOf(
    queries,
    sql`SELECT order_id::text AS id FROM ${orders}
      WHERE shop_id = ${shopId} AND stage = 'needsReview' AND stage_reason->>'kind' = 'noLocation' ORDER BY order_id`,
  );
}

/**
 * Orders at a warehouse with more units of a line than any warehouse order of theirs has: some were added while they
 * were there. An earlier release did not mark an added line as the warehouse's.
 */
export function ordersWithUnsentUnits({ shopId, queries }: ShopTransaction): Promise<string[]> {
  return idsOf(
    queries,
    sql`SELECT DISTINCT o.order_id::text AS id FROM ${orders} AS o
      JOIN ${lineItems} AS item ON item.shop_id = o.shop_id AND item.order_id = o.order_id
      WHERE o.shop_id = ${shopId} AND o.stage = 'inFulfillment' AND NOT item.is_cancelled
        AND coalesce(item.three_pl_status, ${lineItemThreePlStatus.sentToWarehouse}) = ${lineItemThreePlStatus.sentToWarehouse}
        AND coalesce(item.virtual_item, 0) < ${virtualItems.service}
        AND item.fulfillable_quantity > 0 AND item.quantity > (
          SELECT coalesce(sum((line->>'quantity')::int), 0) FROM ${warehouseOrders} AS sent,
            jsonb_array_elements(sent.lines) AS line
          WHERE sent.shop_id = o.shop_id AND sent.order_id = o.order_id AND sent.reship IS NULL
            AND sent.state NOT IN ('cancelled', 'refused') AND line->>'lineItemId' = item.line_item_id::text)
      ORDER BY id`,
  );
}

async function idsOf(queries: ShopTransaction['queries'], query: SQL): Promise<string[]> {
  return (await rowsOf<{ id: string }>(queries, query)).map(({ id }) => id);
}
