import type { SummaryFigures } from '@hub/domain/notifications';
import { sql } from 'drizzle-orm';
import { rowsOf, type ShopTransaction } from '../connection/Database.ts';
import { orders } from '../schema/index.ts';

/** Orders that arrived and shipped on the day before `day` in the zone, and current orders by stage. */
export async function readSummaryFigures(
  { shopId, queries }: ShopTransaction,
  { day, timeZone }: { day: string; timeZone: string },
): Promise<SummaryFigures> {
  const from = sql`((${day}::date - 1)::timestamp AT TIME ZONE ${timeZone})`;
  const to = sql`(${day}::date::timestamp AT TIME ZONE ${timeZone})`;
  const [row] = await rowsOf<SummaryFigures>(
    queries,
    sql`SELECT
        (SELECT count(*)::int FROM ${orders} WHERE shop_id = ${shopId} AND created_at >= ${from} AND created_at < ${to})
          AS arrived,
        (SELECT count(*)::int FROM ${orders} WHERE shop_id = ${shopId} AND shipped_at >= ${from} AND shipped_at < ${to})
          AS shipped,
        count(*) FILTER (WHERE stage = 'open')::int AS open,
        count(*) FILTER (WHERE stage = 'inFulfillment')::int AS "inFulfillment",
        count(*) FILTER (WHERE stage = 'error')::int AS errors,
        count(*) FILTER (WHERE stage = 'hold')::int AS hold,
        count(*) FILTER (WHERE stage = 'backOrder')::int AS "backOrders",
        count(*) FILTER (WHERE stage = 'needsReview')::int AS "needsReview"
      FROM ${orders} WHERE shop_id = ${shopId}
        AND stage IN ('open', 'inFulfillment', 'error', 'hold', 'backOrder', 'needsReview')`,
  );
  if (row === undefined) throw new Error('Counting gives a row.');
  return row;
}
