import { type SQL, sql } from 'drizzle-orm';
import type { OrderState } from '@hub/domain/orders/actions';
import type { LineItem } from '@hub/domain/orders/detail';
import { rowsOf, type ShopTransaction } from '../connection/Database.ts';
import { insertion } from '../orders/insertRows.ts';
import { lineItems, orderSkus, skus } from '../schema/index.ts';

interface NewestLine {
  at: number;
  orderId: string;
  position: number;
  item: LineItem;
}

/**
 * Adds the SKUs of new orders and keeps each one's newest line. The statement waits for concurrent ones and then
 * compares again, so that the newer of two simultaneous orders stays, whichever comes first.
 */
export async function addNewestLines(
  { shopId, queries }: ShopTransaction,
  added: readonly Pick<OrderState, 'order' | 'detail'>[],
): Promise<void> {
  const bySku = new Map<string, { newest: NewestLine; lastName: string }>();
  for (const { order, detail } of added) {
    // The orders table has already refused an order without a time.
    if (order.createdAt === null) continue;
    const at = Date.parse(order.createdAt);
    for (const [position, item] of detail.lineItems.entries()) {
      const line = { at, orderId: order.orderId, position, item };
      const known = bySku.get(item.sku)?.newest;
      const newest = known === undefined || isNewer(line, known) ? line : known;
      bySku.set(item.sku, { newest, lastName: item.name });
    }
  }
  if (bySku.size === 0) return;
  // The same sequence everywhere, to prevent deadlocks.
  const rows = [...bySku]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([sku, { newest, lastName }]) => ({
      shop_id: shopId,
      sku,
      name: lastName,
      newest_at: new Date(newest.at).toISOString(),
      newest_order_id: Number(newest.orderId),
      newest_name: newest.item.name,
      newest_weight: newest.item.productWeight,
      newest_virtual_item: newest.item.virtualItem,
    }));
  await rowsOf(
    queries,
    sql`${insertion(skus, rows)} ON CONFLICT (shop_id, sku) DO UPDATE SET newest_at = excluded.newest_at,
        newest_order_id = excluded.newest_order_id, newest_name = excluded.newest_name,
        newest_weight = excluded.newest_weight, newest_virtual_item = excluded.newest_virtual_item
      WHERE ${skus}.newest_at IS NULL
        OR (excluded.newest_at, excluded.newest_order_id) > (${skus}.newest_at, ${skus}.newest_order_id)`,
  );
}

/** Within an order, goods come before lines that do not ship, then the first line. */
function isNewer(line: NewestLine, than: NewestLine): boolean {
  if (line.orderId === than.orderId) {
    const byKind = (line.item.virtualItem ?? 0) - (than.item.virtualItem ?? 0);
    return byKind < 0 || (byKind === 0 && line.position < than.position);
  }
  return line.at > than.at || (line.at === than.at && Number(line.orderId) > Number(than.orderId));
}

/** Reads the newest lines again after a change of lines; `changed`: their SKUs, or null for the whole shop. */
export async function refreshNewestLines(
  { shopId, queries }: ShopTransaction,
  changed: readonly string[] | null,
): Promise<void> {
  const which = changed === null ? sql`true` : sql`sku = ANY(${sql.param([...new Set(changed)])}::text[])`;
  const own = sql`shop_id = ${shopId} AND ${which}`;
  // A separate lock statement, so that the next one sees what other transactions committed until then.
  await rowsOf(queries, sql`SELECT 1 FROM ${skus} WHERE ${own} ORDER BY sku COLLATE "C" FOR UPDATE`);
  await rowsOf(
    queries,
    sql`UPDATE ${skus} AS kept SET newest_at = line.created_at, newest_order_id = line.order_id, newest_name = line.name,
        newest_weight = line.product_weight, newest_virtual_item = line.virtual_item
      FROM (${newestLinesOf(shopId, sql`SELECT sku FROM ${skus} WHERE ${own}`)}) AS line
      WHERE kept.shop_id = ${shopId} AND kept.sku = line.sku`,
  );
}

/** The newest line of each SKU that `codes` selects, from the orders; nulls if there is none. */
export function newestLinesOf(shopId: number, codes: SQL): SQL {
  return sql`SELECT code.sku, newest.created_at, newest.order_id, line.name, line.product_weight, line.virtual_item
    FROM (${codes}) AS code
    LEFT JOIN LATERAL (SELECT created_at, order_id FROM ${orderSkus} WHERE shop_id = ${shopId} AND sku = code.sku
      ORDER BY created_at DESC, order_id DESC LIMIT 1) AS newest ON true
    LEFT JOIN LATERAL (SELECT name, product_weight, virtual_item FROM ${lineItems}
      WHERE shop_id = ${shopId} AND order_id = newest.order_id AND sku = code.sku
      ORDER BY coalesce(virtual_item, 0), position LIMIT 1) AS line ON true`;
}
