import { sql } from 'drizzle-orm';
import { rowsOf, type ShopTransaction } from '../connection/Database.ts';
import { batchOrders, orders, warehouseOrders, warehouseParcels } from '../schema/index.ts';

/**
 * Lets one transaction at a time record parcels with these numbers: two orders in one box are often read at once. Before any
 * order is locked, so that the two don't wait for each other.
 */
export async function lockTrackingNumbers(
  { shopId, queries }: ShopTransaction,
  numbers: readonly string[],
): Promise<void> {
  if (numbers.length === 0) return;
  await rowsOf(
    queries,
    sql`SELECT pg_advisory_xact_lock(key) FROM (
        SELECT DISTINCT hashtextextended(number, ${shopId}) AS key
        FROM json_array_elements_text(${JSON.stringify(numbers)}::json) AS number ORDER BY key
      ) AS keys`,
  );
}

/**
 * Counts the saved boxes again of all orders that have, or had, parcels with these numbers: an order saves a box for each live
 * parcel that an earlier order shipped in too, at the same account of a 3PL.
 */
export async function countSavedBoxes({ shopId, queries }: ShopTransaction, numbers: readonly string[]): Promise<void> {
  if (numbers.length === 0) return;
  await rowsOf(
    queries,
    sql`WITH touched AS MATERIALIZED (
        SELECT DISTINCT order_id FROM ${warehouseParcels} WHERE shop_id = ${shopId} AND tracking_number IN (
          SELECT json_array_elements_text(${JSON.stringify(numbers)}::json))
      ), live AS MATERIALIZED (
        SELECT DISTINCT p.order_id, p.tracking_number, w.provider, w.account
        FROM ${warehouseParcels} AS p
        JOIN ${warehouseOrders} AS w ON w.shop_id = p.shop_id AND w.order_id = p.order_id AND w.number = p.number
        WHERE p.shop_id = ${shopId} AND p.fulfillment_id IS NOT NULL AND NOT p.is_voided AND p.tracking_number IN (
          SELECT tracking_number FROM ${warehouseParcels}
          WHERE shop_id = ${shopId} AND order_id IN (SELECT order_id FROM touched))
      ), counted AS MATERIALIZED (
        SELECT order_id, (SELECT count(*) FROM live WHERE live.order_id = touched.order_id AND EXISTS (
          SELECT FROM live AS earlier
          WHERE earlier.order_id < live.order_id AND earlier.tracking_number = live.tracking_number
            AND earlier.provider = live.provider AND earlier.account = live.account
        )) AS saved
        FROM touched
      ), in_batch AS (
        UPDATE ${batchOrders} AS b SET boxes_saved = counted.saved FROM counted
        JOIN ${orders} AS o ON o.shop_id = ${shopId} AND o.order_id = counted.order_id
        WHERE b.shop_id = ${shopId} AND b.order_id = counted.order_id AND b.sent_at = o.batched_at
          AND b.boxes_saved <> counted.saved
      )
      UPDATE ${orders} AS o SET boxes_saved = counted.saved FROM counted
      WHERE o.shop_id = ${shopId} AND o.order_id = counted.order_id AND o.boxes_saved <> counted.saved`,
  );
}
