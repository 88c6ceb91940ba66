import { sql } from 'drizzle-orm';
import { rowsOf, type ShopTransaction } from '../connection/Database.ts';
import { orders } from '../schema/index.ts';
import type { OrderCursor } from './matchingOrders.ts';
import { orderIdOf } from './orderIdOf.ts';

/** Cursor after an order, which may have left that list; null if the order does not exist. */
export async function orderCursorOf(
  { shopId, queries }: ShopTransaction,
  orderId: string,
): Promise<OrderCursor | null> {
  const id = orderIdOf(orderId);
  if (id === null) return null;
  const [found] = await rowsOf<{ createdAt: string }>(
    queries,
    sql`SELECT created_at::text AS "createdAt" FROM ${orders} WHERE shop_id = ${shopId} AND order_id = ${id}::bigint`,
  );
  return found ? { createdAt: found.createdAt, orderId: id } : null;
}
