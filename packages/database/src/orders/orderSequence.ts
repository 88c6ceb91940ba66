import type { OrderStage } from '@hub/domain/orders';
import { and, eq, sql } from 'drizzle-orm';
import { rowsOf, type ShopTransaction } from '../connection/Database.ts';
import { orders } from '../schema/index.ts';

/** An order without its lines. */
export interface PlacedOrder {
  orderId: string;
  customerName: string;
  country: string;
  createdAt: Date;
}

/** Orders created before an instant and not canceled, oldest first. */
export async function oldestOrders(
  { shopId, queries }: ShopTransaction,
  { before, offset, limit }: { before: Date; offset: number; limit: number },
): Promise<PlacedOrder[]> {
  const rows = await rowsOf<Omit<PlacedOrder, 'createdAt'> & { createdAt: string }>(
    queries,
    sql`SELECT order_id::text AS "orderId", customer_name AS "customerName", country, created_at::text AS "createdAt"
      FROM ${orders} WHERE shop_id = ${shopId} AND created_at < ${before.toISOString()}::timestamptz
        AND stage <> 'cancelled' ORDER BY created_at, order_id LIMIT ${limit} OFFSET ${offset}`,
  );
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
}

export async function orderIdsInStage({ shopId, queries }: ShopTransaction, stage: OrderStage): Promise<string[]> {
  const rows = await queries
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(and(eq(orders.shopId, shopId), eq(orders.stage, stage)));
  return rows.map(({ orderId }) => String(orderId));
}

/** The largest number in names such as `#536365`; 0 if none. */
export async function largestOrderNumber({ shopId, queries }: ShopTransaction): Promise<number> {
  const [found] = await rowsOf<{ number: number | null }>(
    queries,
    sql`SELECT max(substring(name FROM '^#([0-9]{1,9})$')::int) AS number FROM ${orders} WHERE shop_id = ${shopId}`,
  );
  return found?.number ?? 0;
}
