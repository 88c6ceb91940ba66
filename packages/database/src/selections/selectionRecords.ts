import { sql } from 'drizzle-orm';
import { type Queries, rowsOf, type ShopTransaction } from '../connection/Database.ts';
import type { StagePart } from '../orders/countOrders.ts';
import { inParts } from '../orders/listOrders.ts';
import { matchingOrders, type OrderSearch } from '../orders/matchingOrders.ts';
import { orderIdOf } from '../orders/orderIdOf.ts';
import { frozenSelections, orders } from '../schema/index.ts';

/** Selections that a person has at once: one for each tab with an open prompt. */
const keptPerPerson = 5;

export interface NewSelection {
  selectionId: string;
  staffId: string;
  search: OrderSearch;
  /** Null: all stages. */
  parts: readonly StagePart[] | null;
  /** `orderId`s that match and are not selected. */
  except: readonly string[];
  now: Date;
}

/** Writes down which orders match now, newest first; resolves to how many. Older selections of the person are forgotten. */
export async function addSelection(
  transaction: ShopTransaction,
  { selectionId, staffId, search, parts, except, now }: NewSelection,
): Promise<number> {
  const { shopId, queries } = transaction;
  const excluded = except.map(orderIdOf).filter((id) => id !== null);
  const [added] = await rowsOf<{ count: number }>(
    queries,
    sql`INSERT INTO ${frozenSelections} (shop_id, selection_id, staff_id, frozen_at, order_count, order_ids)
      SELECT ${shopId}, ${selectionId}::uuid, ${staffId}, ${now.toISOString()}::timestamptz, count(*),
        coalesce(array_agg(order_id ORDER BY created_at DESC, order_id DESC), '{}')
      FROM ${orders}
      WHERE ${await matchingOrders(transaction, search)} AND ${parts === null ? sql`true` : inParts(parts)}
        AND order_id <> ALL(${sql.param(excluded)}::bigint[])
      RETURNING order_count AS count`,
  );
  await rowsOf(
    queries,
    sql`DELETE FROM ${frozenSelections} WHERE shop_id = ${shopId} AND selection_id IN (
        SELECT selection_id FROM ${frozenSelections} WHERE shop_id = ${shopId} AND staff_id = ${staffId}
        ORDER BY frozen_at DESC, selection_id OFFSET ${keptPerPerson})`,
  );
  return added?.count ?? 0;
}

export interface SelectionPart {
  orderIds: readonly string[];
  /** Orders of the whole selection. */
  total: number;
}

/** Some orders of a selection of this person, newest first; null where there is none. */
export async function readSelection(
  { shopId, queries }: ShopTransaction,
  { selectionId, staffId }: { selectionId: string; staffId: string },
  { offset, limit }: { offset: number; limit: number },
): Promise<SelectionPart | null> {
  // An index of an array is 32 bits wide.
  const from = Math.min(offset, 1_000_000_000);
  const [found] = await rowsOf<SelectionPart>(
    queries,
    sql`SELECT order_count AS total,
        order_ids[${from + 1}::int : ${from + limit}::int]::text[] AS "orderIds"
      FROM ${frozenSelections}
      WHERE shop_id = ${shopId} AND selection_id::text = ${selectionId} AND staff_id = ${staffId}`,
  );
  return found ?? null;
}

/** Forgets selections of all shops that were frozen before an instant. */
export async function removeOldSelections(queries: Queries, before: Date): Promise<void> {
  await rowsOf(queries, sql`DELETE FROM ${frozenSelections} WHERE frozen_at < ${before.toISOString()}::timestamptz`);
}
