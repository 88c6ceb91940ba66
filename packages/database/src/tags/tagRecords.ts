import type { TagColor } from '@hub/domain/tags';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { rowsOf, type ShopTransaction } from '../connection/Database.ts';
import { orders, tagChanges, tags, type TagUndo } from '../schema/index.ts';

/** Tags that a person added or gave a color. */
export function listAddedTags({
  shopId,
  queries,
}: ShopTransaction): Promise<{ name: string; color: TagColor | null }[]> {
  return queries.select({ name: tags.name, color: tags.color }).from(tags).where(eq(tags.shopId, shopId));
}

/** Tags of orders in each spelling, with the number of orders. */
export function countTaggedOrders({ shopId, queries }: ShopTransaction): Promise<{ name: string; orders: number }[]> {
  return rowsOf(
    queries,
    sql`SELECT name, count(*)::int AS orders FROM (SELECT order_id, unnest(tags) AS name FROM ${orders}
      WHERE shop_id = ${shopId} AND tags <> '{}') AS tagged GROUP BY name ORDER BY name`,
  );
}

/** Adds a tag, or changes its color. */
export async function saveTag(
  { shopId, queries }: ShopTransaction,
  name: string,
  color: TagColor | null,
): Promise<void> {
  await queries
    .insert(tags)
    .values({ shopId, name, color })
    .onConflictDoUpdate({ target: [tags.shopId, tags.name], set: { color } });
}

/** Removes tags from the list of added ones. */
export async function removeTags({ shopId, queries }: ShopTransaction, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await queries.delete(tags).where(and(eq(tags.shopId, shopId), inArray(tags.name, [...names])));
}

export interface RetaggedOrders {
  orderIds: readonly number[];
  /** Of those, orders that already had the new tag. */
  alsoCarried: readonly number[];
}

/**
 * Replaces the tags `from`, each in all its spellings, with `to` in all orders; null removes them. `known`: spellings of
 * `to`; an order keeps one of them.
 */
export async function retagOrders(
  { shopId, queries }: ShopTransaction,
  { from, known, to }: { from: readonly string[]; known: readonly string[]; to: string | null },
): Promise<RetaggedOrders> {
  const [fromTexts, knownTexts] = [from, known].map((texts) => sql`${sql.param(texts)}::text[]`);
  const rows = await rowsOf<{ id: number; had: boolean }>(
    queries,
    sql`WITH before AS (
        SELECT order_id, tags && ${knownTexts} AS had FROM ${orders}
        WHERE shop_id = ${shopId} AND tags && ${fromTexts} ORDER BY order_id FOR UPDATE
      )
      UPDATE ${orders} AS o SET tags = array(
        SELECT tag FROM (
          SELECT CASE WHEN tag = ANY(${fromTexts}) OR tag = ANY(${knownTexts}) THEN ${to}::text ELSE tag END AS tag,
            min(position) AS position
          FROM unnest(o.tags) WITH ORDINALITY AS each(tag, position) GROUP BY 1
        ) AS renamed WHERE tag IS NOT NULL ORDER BY position)
      FROM before WHERE o.shop_id = ${shopId} AND o.order_id = before.order_id
      RETURNING o.order_id::float8 AS id, before.had`,
  );
  return { orderIds: rows.map(({ id }) => id), alsoCarried: rows.filter(({ had }) => had).map(({ id }) => id) };
}

/** Restores a tag on orders that lack it, and removes another tag from some of them. Resolves to all of them. */
export async function restoreTag(
  { shopId, queries }: ShopTransaction,
  {
    add,
    remove,
    orderIds,
    keeping,
  }: { add: string; remove: string | null; orderIds: readonly number[]; keeping: readonly number[] },
): Promise<number[]> {
  const ids = (list: readonly number[]) => sql`${sql.param(list)}::bigint[]`;
  const rows = await rowsOf<{ id: number }>(
    queries,
    sql`WITH locked AS (
        SELECT order_id FROM ${orders} WHERE shop_id = ${shopId} AND order_id = ANY(${ids(orderIds)})
        ORDER BY order_id FOR UPDATE
      )
      UPDATE ${orders} AS o SET tags = array_append(array_remove(
        CASE WHEN o.order_id = ANY(${ids(keeping)}) THEN tags ELSE array_remove(tags, ${remove}::text) END, ${add}::text),
        ${add}::text)
      FROM locked WHERE o.shop_id = ${shopId} AND o.order_id = locked.order_id RETURNING o.order_id::float8 AS id`,
  );
  return rows.map(({ id }) => id);
}

/** A change of tags with the data to undo it. */
export interface RecordedTagChange extends RetaggedOrders {
  undo: TagUndo;
}

/** Records a change; resolves to its id. */
export async function addTagChange(
  { shopId, queries }: ShopTransaction,
  { undo, orderIds, alsoCarried }: RecordedTagChange,
  { at, changedBy }: { at: Date; changedBy: string },
): Promise<string> {
  const [row] = await queries
    .insert(tagChanges)
    .values({ shopId, at, changedBy, undo, orderIds: [...orderIds], alsoCarried: [...alsoCarried] })
    .returning({ changeId: tagChanges.changeId });
  return String(row?.changeId);
}

/** Takes a change to undo it; null if it is unknown or already undone. */
export async function takeTagChange(
  { shopId, queries }: ShopTransaction,
  changeId: string,
  at: Date,
): Promise<RecordedTagChange | null> {
  if (!/^\d{1,15}$/.test(changeId)) return null;
  const [row] = await queries
    .update(tagChanges)
    .set({ undoneAt: at })
    .where(and(eq(tagChanges.shopId, shopId), eq(tagChanges.changeId, Number(changeId)), isNull(tagChanges.undoneAt)))
    .returning();
  return row === undefined ? null : { undo: row.undo, orderIds: row.orderIds, alsoCarried: row.alsoCarried };
}
