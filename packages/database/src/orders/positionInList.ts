import { sql } from 'drizzle-orm';
import { rowsOf, type ShopTransaction } from '../connection/Database.ts';
import { orders } from '../schema/index.ts';
import { countsOfEachDay, type StagePart } from './countOrders.ts';
import { inParts } from './listOrders.ts';
import { matchingOrders, type OrderSearch } from './matchingOrders.ts';
import { orderIdOf } from './orderIdOf.ts';

export interface ListedOrder extends OrderSearch {
  /** All stages if null. */
  parts: readonly StagePart[] | null;
  orderId: string;
}

/**
 * Number of orders before an order in a list, newest first; null if it is not in the list. Reads only the orders of its
 * day and uses counts for the later days.
 */
export async function positionInList(transaction: ShopTransaction, list: ListedOrder): Promise<number | null> {
  const orderId = orderIdOf(list.orderId);
  if (orderId === null) return null;
  const isInList = list.parts === null ? sql`true` : inParts(list.parts);
  const isListed = sql`${await matchingOrders(transaction, list)} AND ${isInList}`;
  const [found] = await rowsOf<{ position: number }>(
    transaction.queries,
    sql`WITH sought AS MATERIALIZED (
        SELECT created_at, order_id, (created_at AT TIME ZONE 'UTC')::date AS day FROM ${orders}
        WHERE ${isListed} AND order_id = ${orderId}::bigint
      )
      SELECT (
        (SELECT coalesce(sum(orders), 0) FROM (${await countsOfEachDay(transaction, list)}) AS counted
          WHERE ${isInList} AND day > sought.day)
        + (SELECT count(*) FROM ${orders}
          WHERE ${isListed} AND created_at < (sought.day + 1)::timestamp AT TIME ZONE 'UTC'
            AND (created_at, order_id) > (sought.created_at, sought.order_id))
      )::int AS position FROM sought`,
  );
  return found?.position ?? null;
}
