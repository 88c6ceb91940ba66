import { type LikeOrders, preflightNameCount } from '@hub/domain/orders/bulk';
import { parseWorkflowErrors } from '@hub/domain/orders/errors';
import { keptInStore } from '@hub/domain/orders/timeline';
import { type SQL, sql } from 'drizzle-orm';
import { type Queries, rowsOf, type ShopTransaction } from '../connection/Database.ts';
import type { StagePart } from '../orders/countOrders.ts';
import { inParts } from '../orders/listOrders.ts';
import { matchingOrders, type OrderSearch } from '../orders/matchingOrders.ts';
import { orderIdOf } from '../orders/orderIdOf.ts';
import { frozenSelections, orders } from '../schema/index.ts';

/** Selections kept per person: for each tab with an open prompt, what was chosen and its eligible part. */
const keptPerPerson = 10;

export interface NewSelection {
  selectionId: string;
  staffId: string;
  search: OrderSearch;
  /** All stages if null. */
  parts: readonly StagePart[] | null;
  /** Matching `orderId`s that are not selected. */
  except: readonly string[];
  /** Selects only matching orders with these `orderId`s; all matching ones if null. */
  only: readonly string[] | null;
  now: Date;
}

/** Saves which orders match now, newest first; resolves to the count. Deletes older selections of the person. */
export async function addSelection(
  transaction: ShopTransaction,
  { selectionId, staffId, search, parts, except, only, now }: NewSelection,
): Promise<number> {
  const { shopId, queries } = transaction;
  const chosen = only === null ? sql`true` : sql`order_id = ANY(${idsOf(only)})`;
  const [added] = await rowsOf<{ count: number }>(
    queries,
    sql`INSERT INTO ${frozenSelections} (shop_id, selection_id, staff_id, frozen_at, order_count, order_ids)
      SELECT ${shopId}, ${selectionId}::uuid, ${staffId}, ${now.toISOString()}::timestamptz, count(*),
        coalesce(array_agg(order_id ORDER BY created_at DESC, order_id DESC), '{}')
      FROM ${orders}
      WHERE ${await matchingOrders(transaction, search)} AND ${parts === null ? sql`true` : inParts(parts)}
        AND ${chosen} AND order_id <> ALL(${idsOf(except)})
      RETURNING order_count AS count`,
  );
  await removeExcess(transaction, staffId);
  return added?.count ?? 0;
}

/** Skips texts that are not order ids. */
function idsOf(orderIds: readonly string[]): SQL {
  return sql`${sql.param(orderIds.map(orderIdOf).filter((id) => id !== null))}::bigint[]`;
}

async function removeExcess({ shopId, queries }: ShopTransaction, staffId: string): Promise<void> {
  await rowsOf(
    queries,
    sql`DELETE FROM ${frozenSelections} WHERE shop_id = ${shopId} AND selection_id IN (
        SELECT selection_id FROM ${frozenSelections} WHERE shop_id = ${shopId} AND staff_id = ${staffId}
        ORDER BY frozen_at DESC, selection_id OFFSET ${keptPerPerson})`,
  );
}

interface OwnSelection {
  selectionId: string;
  staffId: string;
}

/** Orders of a selection that share the same facts. */
interface AlikeInSelection extends LikeOrders {
  key: string;
}

type StoredFacts = [boolean, boolean, string, number, number | null, string, number | null, boolean];

const factsKey = sql`json_build_array(cancelled_at IS NOT NULL, closed_at IS NOT NULL, fulfillment_status,
  back_order_state, three_pl_status, error, error_type,
  coalesce(stage_reason->>'kind' = ANY(${sql.param([...keptInStore])}::text[]), false))::text`;

/**
 * Groups a selection's orders by the facts that decide whether an action is possible, as they are now; null if the
 * selection does not exist.
 */
export async function groupSelection(
  { shopId, queries }: ShopTransaction,
  { selectionId, staffId }: OwnSelection,
): Promise<AlikeInSelection[] | null> {
  const [found] = await rowsOf<{ groups: { key: string; count: number; names: string[] }[] }>(
    queries,
    sql`SELECT coalesce((
        SELECT json_agg(alike ORDER BY first) FROM (
          SELECT ${factsKey} AS key, count(*)::int AS count, min(position) AS first,
            (array_agg(name ORDER BY position))[1:${sql.raw(String(preflightNameCount))}] AS names
          FROM unnest(order_ids) WITH ORDINALITY AS chosen (chosen_id, position)
          JOIN ${orders} ON shop_id = ${shopId} AND order_id = chosen_id
          GROUP BY 1
        ) AS alike), '[]') AS groups
      FROM ${frozenSelections} AS selection
      WHERE selection.shop_id = ${shopId} AND selection_id::text = ${selectionId} AND staff_id = ${staffId}`,
  );
  return found?.groups.map(({ key, count, names }) => ({ key, count, names, facts: factsOf(key) })) ?? null;
}

function factsOf(key: string): LikeOrders['facts'] {
  const [isCancelled, isClosed, fulfillmentStatus, backOrderState, threePlStatus, error, errorType, isKept] =
    JSON.parse(key) as StoredFacts;
  const ended = { cancelledAt: isCancelled || null, closedAt: isClosed || null };
  return {
    ...ended,
    fulfillmentStatus,
    backOrderState,
    threePlStatus,
    workflowErrors: parseWorkflowErrors(error),
    errorType,
    isKept,
  };
}

/** Saves the part of a selection with such facts, in its order; resolves to the count. */
export async function addPartOfSelection(
  transaction: ShopTransaction,
  { selectionId, staffId, of, keys, now }: OwnSelection & { of: string; keys: readonly string[]; now: Date },
): Promise<number> {
  const { shopId, queries } = transaction;
  const [added] = await rowsOf<{ count: number }>(
    queries,
    sql`INSERT INTO ${frozenSelections} (shop_id, selection_id, staff_id, frozen_at, order_count, order_ids)
      SELECT ${shopId}, ${selectionId}::uuid, ${staffId}, ${now.toISOString()}::timestamptz, count(*),
        coalesce(array_agg(order_id ORDER BY position), '{}')
      FROM ${frozenSelections} AS selection, unnest(selection.order_ids) WITH ORDINALITY AS chosen (chosen_id, position)
      JOIN ${orders} ON orders.shop_id = ${shopId} AND order_id = chosen_id
      WHERE selection.shop_id = ${shopId} AND selection.selection_id::text = ${of} AND selection.staff_id = ${staffId}
        AND ${factsKey} = ANY(${sql.param(keys)}::text[])
      RETURNING order_count AS count`,
  );
  await removeExcess(transaction, staffId);
  return added?.count ?? 0;
}

export interface SelectionPart {
  orderIds: readonly string[];
  /** Name of each order; '' if it no longer exists. */
  orderNames: readonly string[];
  /** Size of the whole selection. */
  total: number;
}

/** A page of this person's selection, newest first; null if it does not exist. */
export async function readSelection(
  { shopId, queries }: ShopTransaction,
  { selectionId, staffId }: OwnSelection,
  { offset, limit }: { offset: number; limit: number },
): Promise<SelectionPart | null> {
  // PostgreSQL's array indexes have 32 bits.
  const from = Math.min(offset, 1_000_000_000);
  const [found] = await rowsOf<SelectionPart>(
    queries,
    sql`SELECT order_count AS total,
        coalesce(array_agg(chosen_id::text ORDER BY position) FILTER (WHERE chosen_id IS NOT NULL), '{}') AS "orderIds",
        coalesce(array_agg(coalesce(name, '') ORDER BY position) FILTER (WHERE chosen_id IS NOT NULL), '{}') AS "orderNames"
      FROM ${frozenSelections} AS selection
      LEFT JOIN LATERAL unnest(order_ids[${from + 1}::int : ${from + limit}::int])
        WITH ORDINALITY AS chosen (chosen_id, position) ON true
      LEFT JOIN ${orders} ON orders.shop_id = ${shopId} AND order_id = chosen_id
      WHERE selection.shop_id = ${shopId} AND selection_id::text = ${selectionId} AND staff_id = ${staffId}
      GROUP BY order_count`,
  );
  return found ?? null;
}

/** Deletes selections of all shops frozen before an instant. */
export async function removeOldSelections(queries: Queries, before: Date): Promise<void> {
  await rowsOf(queries, sql`DELETE FROM ${frozenSelections} WHERE frozen_at < ${before.toISOString()}::timestamptz`);
}
