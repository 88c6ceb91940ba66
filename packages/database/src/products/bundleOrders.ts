import { soldDays } from '@hub/domain/products';
import { sql } from 'drizzle-orm';
import { rowsOf, type ShopTransaction } from '../connection/Database.ts';
import { bundles, orderSkus } from '../schema/index.ts';

const dayMs = 86_400_000;

/** Orders of the last 30 days by bundle; bundles without any are left out. */
export async function countBundleOrders(
  { shopId, queries }: ShopTransaction,
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const since = new Date(now.getTime() - soldDays * dayMs).toISOString();
  const rows = await rowsOf<{ sku: string; count: number }>(
    queries,
    sql`SELECT b.sku, count(*)::int AS count FROM ${bundles} AS b
      JOIN ${orderSkus} AS k ON k.shop_id = ${shopId} AND k.sku = b.sku AND k.created_at >= ${since}::timestamptz
      WHERE b.shop_id = ${shopId} GROUP BY b.sku`,
  );
  return new Map(rows.map(({ sku, count }) => [sku, count]));
}
