import { type SQL, sql } from 'drizzle-orm';
import { rowsOf, type ShopTransaction } from '../connection/Database.ts';
import type { OrderCursor } from '../orders/matchingOrders.ts';
import { lineItems, orders } from '../schema/index.ts';

/** The part of an order that routing reads. */
export interface StoredPastOrder {
  orderId: string;
  country: string;
  postcode: string;
  /** Milliseconds since 1970 UTC. */
  createdAt: number;
  /** SKU and units of its goods; empty if there is nothing to ship. */
  items: readonly (readonly [sku: string, units: number])[];
}

/** The newest orders as they are now, from the first to the last, both included. */
export interface PastOrderRange {
  oldest: OrderCursor;
  newest: OrderCursor;
}

/** Finds the newest orders; null for a shop without orders. `count`: how many; null for all. */
export async function findNewestOrders(
  { shopId, queries }: ShopTransaction,
  count: number | null,
): Promise<PastOrderRange | null> {
  const own = sql`SELECT created_at, order_id FROM ${orders} WHERE shop_id = ${shopId}`;
  const newestFirst = sql`ORDER BY created_at DESC, order_id DESC`;
  const oldest =
    count === null
      ? sql`${own} ORDER BY created_at, order_id LIMIT 1`
      : sql`SELECT * FROM (${own} ${newestFirst} LIMIT ${count}) AS newest ORDER BY created_at, order_id LIMIT 1`;
  const [first] = await cursors(queries, oldest);
  const [last] = await cursors(queries, sql`${own} ${newestFirst} LIMIT 1`);
  return first && last ? { oldest: first, newest: last } : null;
}

function cursors(queries: ShopTransaction['queries'], which: SQL): Promise<OrderCursor[]> {
  return rowsOf<OrderCursor>(
    queries,
    sql`SELECT created_at::text AS "createdAt", order_id::float8 AS "orderId" FROM (${which}) AS found`,
  );
}

/** One page of these orders, oldest first; `next` is null at the end. */
export async function readPastOrders(
  { shopId, queries }: ShopTransaction,
  { oldest, newest }: PastOrderRange,
  { after, limit }: { after: OrderCursor | null; limit: number },
): Promise<{ orders: StoredPastOrder[]; next: OrderCursor | null }> {
  const at = ({ createdAt, orderId }: OrderCursor) => sql`(${createdAt}::timestamptz, ${orderId}::bigint)`;
  const from = after === null ? sql`>= ${at(oldest)}` : sql`> ${at(after)}`;
  const rows = await rowsOf<Omit<StoredPastOrder, 'createdAt'> & { exactTime: string }>(
    queries,
    sql`SELECT order_id::text AS "orderId", country, postcode, created_at::text AS "exactTime",
        (SELECT coalesce(json_agg(json_build_array(sku, quantity)), '[]') FROM ${lineItems} WHERE shop_id = ${shopId}
          AND order_id = o.order_id AND quantity > 0 AND NOT is_cancelled AND coalesce(virtual_item, 0) = 0) AS items
      FROM (SELECT order_id, country, postcode, created_at FROM ${orders}
        WHERE shop_id = ${shopId} AND (created_at, order_id) ${from} AND (created_at, order_id) <= ${at(newest)}
        ORDER BY created_at, order_id LIMIT ${limit}) AS o
      ORDER BY created_at, order_id`,
  );
  const last = rows.at(-1);
  const next = last && rows.length === limit ? { createdAt: last.exactTime, orderId: Number(last.orderId) } : null;
  const found = rows.map(({ exactTime, ...order }) => ({ ...order, createdAt: new Date(exactTime).getTime() }));
  return { orders: found, next };
}
