import type { OrderStage } from '@hub/domain/orders';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf, type ShopTransaction } from '../connection/Database.ts';
import { type OnShopError, workEachShop } from '../connection/workEachShop.ts';
import { orderCounts, orders } from '../schema/index.ts';
import { inPeriod, matchingOrders, type OrderSearch, valueConditions } from './matchingOrders.ts';

/** Orders of a stage: either those with a shipment, or those without. */
export interface StagePart {
  stage: OrderStage;
  wasShipped: boolean;
}

export interface OrderCount extends StagePart {
  orders: number;
  workflowRuns: number;
  boxesSaved: number;
}

const oneOrder = sql`(created_at AT TIME ZONE 'UTC')::date AS day, stage, was_shipped, 1 AS orders, workflow_runs,
  boxes_saved`;

/** Matching orders by stage. */
export async function countOrders(transaction: ShopTransaction, search: OrderSearch): Promise<OrderCount[]> {
  return rowsOf(
    transaction.queries,
    sql`SELECT stage, was_shipped AS "wasShipped", sum(orders)::int AS orders,
        sum(workflow_runs)::int AS "workflowRuns", sum(boxes_saved)::int AS "boxesSaved"
      FROM (${await countsOfEachDay(transaction, search)}) AS counted GROUP BY 1, 2 HAVING sum(orders) <> 0`,
  );
}

/**
 * Selects matching orders counted by `day` (UTC) and stage, as rows to be summed. Whole days come from `order_counts`,
 * the rest from the orders.
 */
export async function countsOfEachDay(transaction: ShopTransaction, search: OrderSearch): Promise<SQL> {
  const { shopId } = transaction;
  const firstDay = search.from === null ? null : dayAtOrAfter(search.from);
  const endDay = search.to === null ? null : dayAtOrBefore(search.to);
  const isNarrowed = search.text !== null || valueConditions(search).length > 0;
  const hasWholeDays = !isNarrowed && (firstDay === null || endDay === null || firstDay <= endDay);
  const parts = hasWholeDays
    ? [
        countsOfDays(shopId, firstDay, endDay),
        ...(firstDay === null ? [] : [ordersOf(inPeriod(shopId, { from: search.from, to: firstDay }))]),
        ...(endDay === null ? [] : [ordersOf(inPeriod(shopId, { from: endDay, to: search.to }))]),
      ]
    : [ordersOf(await matchingOrders(transaction, search))];
  return sql.join(parts, sql` UNION ALL `);
}

/** Sums up the changes in `order_counts` per day and stage. A reader sees either all of them or their sum. */
export async function foldOrderCounts({ shopId, queries }: ShopTransaction): Promise<void> {
  await rowsOf(
    queries,
    sql`WITH crowded AS (
        SELECT day, stage, was_shipped FROM ${orderCounts} WHERE shop_id = ${shopId} GROUP BY 1, 2, 3 HAVING count(*) > 1
      ), folded AS (
        DELETE FROM ${orderCounts} AS counts USING crowded
        WHERE counts.shop_id = ${shopId} AND counts.day = crowded.day AND counts.stage = crowded.stage
          AND counts.was_shipped = crowded.was_shipped
        RETURNING counts.*
      )
      INSERT INTO ${orderCounts} (shop_id, day, stage, was_shipped, orders, workflow_runs, boxes_saved)
      SELECT shop_id, day, stage, was_shipped, sum(orders), sum(workflow_runs), sum(boxes_saved)
      FROM folded GROUP BY 1, 2, 3, 4 HAVING sum(orders) <> 0 OR sum(workflow_runs) <> 0 OR sum(boxes_saved) <> 0`,
  );
}

/** The same for every shop with changes, one transaction each. Resolves to the number of shops. */
export async function foldAllOrderCounts(database: Database, onError: OnShopError): Promise<number> {
  const crowded = await database.inSystem((queries) =>
    rowsOf<{ shopId: string }>(
      queries,
      sql`SELECT DISTINCT shop_id::text AS "shopId" FROM (
          SELECT shop_id FROM ${orderCounts} GROUP BY shop_id, day, stage, was_shipped HAVING count(*) > 1
        ) AS crowded`,
    ),
  );
  await workEachShop(
    crowded.map(({ shopId }) => ({ shopId: Number(shopId) })),
    ({ shopId }) => database.inShop(shopId, foldOrderCounts),
    onError,
  );
  return crowded.length;
}

function countsOfDays(shopId: number, first: Date | null, end: Date | null): SQL {
  const conditions = [sql`shop_id = ${shopId}`];
  if (first !== null) conditions.push(sql`day >= ${dayText(first)}::date`);
  if (end !== null) conditions.push(sql`day < ${dayText(end)}::date`);
  return sql`SELECT day, stage, was_shipped, orders, workflow_runs, boxes_saved FROM ${orderCounts}
    WHERE ${sql.join(conditions, sql` AND `)}`;
}

function ordersOf(condition: SQL): SQL {
  return sql`SELECT ${oneOrder} FROM ${orders} WHERE ${condition}`;
}

const dayMs = 86_400_000;

function dayAtOrAfter(instant: Date): Date {
  return new Date(Math.ceil(instant.getTime() / dayMs) * dayMs);
}

function dayAtOrBefore(instant: Date): Date {
  return new Date(Math.floor(instant.getTime() / dayMs) * dayMs);
}

function dayText(day: Date): string {
  return day.toISOString().slice(0, 10);
}
