import { endedStages } from '@hub/domain/orders';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../connection/Database.ts';
import { type OnShopError, removeInParts } from '../connection/workEachShop.ts';
import { orders, timelineEntries } from '../schema/index.ts';

/** Orders per transaction. */
const ordersAtOnce = 2_000;

/**
 * Shortens the timelines of shipped, closed and canceled orders whose newest entry is from before an instant, in all
 * shops: the first and the newest entry stay, and those that say that an order shipped elsewhere, which later decisions
 * read. Returns how many entries were removed.
 */
export function removeOldTimelines(database: Database, before: Date, onError: OnShopError): Promise<number> {
  return removeInParts(database, onError, async ({ shopId, queries }, after) => {
    const [part] = await rowsOf<{ last: string | null; removed: number }>(
      queries,
      sql`WITH part AS (
          SELECT order_id, stage FROM ${orders} WHERE shop_id = ${shopId} AND order_id > ${after}::bigint
          ORDER BY order_id LIMIT ${ordersAtOnce}
        ), old AS (
          SELECT order_id, min(entry_id) AS first, max(entry_id) AS newest
          FROM part JOIN ${timelineEntries} AS entry USING (order_id)
          WHERE entry.shop_id = ${shopId} AND stage = ANY(${sql.param([...endedStages])}::text[])
          GROUP BY order_id HAVING max(at) < ${before.toISOString()}::timestamptz AND count(*) > 2
        ), gone AS (
          DELETE FROM ${timelineEntries} AS entry USING old
          WHERE entry.shop_id = ${shopId} AND entry.order_id = old.order_id
            AND entry.entry_id NOT IN (old.first, old.newest) AND entry.kind IS DISTINCT FROM 'shippedElsewhere'
          RETURNING 1
        )
        SELECT (SELECT max(order_id)::text FROM part) AS last, (SELECT count(*)::int FROM gone) AS removed`,
    );
    return { removed: part?.removed ?? 0, next: part?.last ?? null };
  });
}
