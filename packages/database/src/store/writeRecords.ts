import type { Words } from '@hub/domain/messages';
import type { StoreProblem, StoreWriteKind, StoreWriteState } from '@hub/domain/store';
import { and, asc, count, desc, eq, min, type SQL, sql } from 'drizzle-orm';
import { type Database, rowsOf, type ShopTransaction } from '../connection/Database.ts';
import { type OnShopError, removeInParts } from '../connection/workEachShop.ts';
import { lineItems, orders, storeConnections, storeOrders, storeWrites } from '../schema/index.ts';

/** Part of an order to update in the store. */
export interface StoreWriteRecord {
  orderId: string;
  writeId: number;
  kind: StoreWriteKind;
  changes: number;
  tries: number;
  claimedUntil: Date | null;
  /** Holds of other apps to release. */
  holdIds: readonly string[];
  /** Since when it waits. */
  createdAt: Date;
}

/** Waiting writes of an order, oldest first, locked until the end of the transaction. */
export async function lockWaitingWrites(
  { shopId, queries }: ShopTransaction,
  orderId: string,
): Promise<readonly StoreWriteRecord[]> {
  const rows = await queries
    .select()
    .from(storeWrites)
    .where(
      and(eq(storeWrites.shopId, shopId), eq(storeWrites.orderId, Number(orderId)), eq(storeWrites.state, 'waiting')),
    )
    .orderBy(asc(storeWrites.writeId))
    .for('update');
  return rows.map(({ writeId, kind, changes, tries, claimedUntil, holdIds, createdAt }) => ({
    orderId,
    writeId,
    kind,
    changes,
    tries,
    claimedUntil,
    holdIds,
    createdAt,
  }));
}

/** Queues the release of other apps' holds in the store, combined with those already waiting; a trigger adds the job. */
export async function addHoldRelease(
  { shopId, queries }: ShopTransaction,
  orderId: string,
  holdIds: readonly string[],
): Promise<void> {
  await rowsOf(queries, sql`SELECT note_store_write(${shopId}, ${Number(orderId)}, 'theirHolds')`);
  await rowsOf(
    queries,
    sql`UPDATE ${storeWrites} SET hold_ids = ARRAY(SELECT DISTINCT unnest(hold_ids || ${sql.param(holdIds)}::text[]))
      WHERE shop_id = ${shopId} AND order_id = ${Number(orderId)} AND kind = 'theirHolds' AND state = 'waiting'`,
  );
}

/** Whether the store may have an order's fulfillments that it never confirmed, although automatic retries have ended. */
export async function hasUnansweredShipments({ shopId, queries }: ShopTransaction, orderId: string): Promise<boolean> {
  const rows = await queries
    .select({ writeId: storeWrites.writeId })
    .from(storeWrites)
    .where(
      and(
        eq(storeWrites.shopId, shopId),
        eq(storeWrites.orderId, Number(orderId)),
        eq(storeWrites.kind, 'shipments'),
        eq(storeWrites.task, 'answer'),
        isStillRefused(shopId),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Refused, with no later change of the same kind that the store accepted. */
function isStillRefused(shopId: number): SQL | undefined {
  return and(
    eq(storeWrites.state, 'refused'),
    sql`NOT EXISTS (SELECT FROM store_writes AS later WHERE later.shop_id = ${shopId}
      AND later.order_id = ${storeWrites.orderId} AND later.kind = ${storeWrites.kind}
      AND later.state = 'done' AND later.write_id > ${storeWrites.writeId})`,
  );
}

/** Claims waiting writes, so that no other process writes them at the same time. */
export async function claimStoreWrites(
  { shopId, queries }: ShopTransaction,
  writes: readonly StoreWriteRecord[],
  claimedUntil: Date,
): Promise<void> {
  for (const { orderId, writeId, tries } of writes)
    await queries
      .update(storeWrites)
      .set({ claimedUntil, tries: tries + 1 })
      .where(
        and(eq(storeWrites.shopId, shopId), eq(storeWrites.orderId, Number(orderId)), eq(storeWrites.writeId, writeId)),
      );
}

/**
 * Ends a write. Returns it to waiting if the order has changed again or `state` is `waiting`; then, if `isTry` is false,
 * as it was before the claim.
 */
export async function endStoreWrite(
  { shopId, queries }: ShopTransaction,
  { orderId, writeId, changes, tries }: StoreWriteRecord,
  end: { state: StoreWriteState; task?: string; words?: Words; isTry: boolean; endedAt: Date },
): Promise<void> {
  const { state, task = null, words = null, isTry, endedAt } = end;
  await rowsOf(
    queries,
    sql`UPDATE ${storeWrites} SET claimed_until = NULL, tries = ${isTry ? tries + 1 : tries}, task = ${task},
        words = ${sql.param(words, storeWrites.words)},
        state = CASE WHEN changes = ${changes} THEN ${state} ELSE 'waiting' END,
        ended_at = CASE WHEN changes = ${changes} AND ${state} <> 'waiting' THEN ${endedAt.toISOString()}::timestamptz END
      WHERE shop_id = ${shopId} AND order_id = ${Number(orderId)} AND write_id = ${writeId}`,
  );
}

/** Orders per transaction. */
const ordersAtOnce = 2_000;

/**
 * Removes writes of all shops that ended before an instant: done, stopped, and refused ones whose kind was written
 * later. Returns the count.
 */
export function removeOldStoreWrites(database: Database, before: Date, onError: OnShopError): Promise<number> {
  return removeInParts(database, onError, async ({ shopId, queries }, after) => {
    const [part] = await rowsOf<{ last: string | null; removed: number }>(
      queries,
      sql`WITH part AS (
          SELECT DISTINCT order_id FROM ${storeWrites} WHERE shop_id = ${shopId} AND order_id > ${after}::bigint
          ORDER BY order_id LIMIT ${ordersAtOnce}
        ), gone AS (
          DELETE FROM ${storeWrites} USING part
          WHERE shop_id = ${shopId} AND store_writes.order_id = part.order_id
            AND ended_at < ${before.toISOString()}::timestamptz
            AND (state IN ('done', 'stopped') OR (state = 'refused' AND NOT (${isStillRefused(shopId)})))
          RETURNING 1
        )
        SELECT (SELECT max(order_id)::text FROM part) AS last, (SELECT count(*)::int FROM gone) AS removed`,
    );
    return { removed: part?.removed ?? 0, next: part?.last ?? null };
  });
}

/** The app was uninstalled: stops all writes. */
export async function stopStoreWrites({ shopId, queries }: ShopTransaction, endedAt: Date): Promise<void> {
  await queries
    .update(storeWrites)
    .set({ state: 'stopped', endedAt, claimedUntil: null })
    .where(and(eq(storeWrites.shopId, shopId), eq(storeWrites.state, 'waiting')));
}

/** Order changes made by `work` are not written to the store, because they come from there. */
export async function withoutStoreWrites<Result>(
  { queries }: ShopTransaction,
  work: () => Promise<Result>,
): Promise<Result> {
  await rowsOf(queries, sql`SELECT set_config('hub.from_store', 'yes', true)`);
  const result = await work();
  await rowsOf(queries, sql`SELECT set_config('hub.from_store', '', true)`);
  return result;
}

/**
 * Retries refused writes of one order, or of all (null), with the job for it. An unanswered write counts as tried,
 * because it may have arrived. Resolves to the number of orders.
 */
export async function retryRefusedWrites(
  { shopId, queries }: ShopTransaction,
  orderId: string | null,
): Promise<number> {
  const andOrder = orderId === null ? sql`` : sql`AND order_id = ${Number(orderId)}`;
  const rows = await rowsOf<{ count: number }>(
    queries,
    sql`WITH refused AS (
        DELETE FROM ${storeWrites} WHERE shop_id = ${shopId} AND state = 'refused' ${andOrder} RETURNING order_id, kind, task
      ), again AS (
        INSERT INTO ${storeWrites} (shop_id, order_id, kind, state, tries)
        SELECT ${shopId}::bigint, order_id, kind, 'waiting', CASE WHEN bool_or(task = 'answer') THEN 1 ELSE 0 END
        FROM refused GROUP BY order_id, kind ORDER BY order_id, kind
        ON CONFLICT (shop_id, order_id, kind) WHERE state = 'waiting' DO UPDATE SET changes = store_writes.changes + 1,
          tries = greatest(store_writes.tries, excluded.tries)
        RETURNING order_id
      )
      SELECT count(DISTINCT order_id)::int AS count FROM again`,
  );
  return rows[0]?.count ?? 0;
}

/**
 * Queues a change for an order that the store knows, with the job that writes it. Does nothing if the store has not
 * granted all scopes.
 */
export async function noteStoreWrite(
  { shopId, queries }: ShopTransaction,
  orderId: string,
  kind: StoreWriteKind,
): Promise<void> {
  await rowsOf(
    queries,
    sql`SELECT note_store_write(known.shop_id, known.order_id, ${kind}) FROM ${storeOrders} AS known
      JOIN ${storeConnections} AS connection ON connection.shop_id = known.shop_id
        AND connection.state NOT IN ('uninstalled', 'missingScopes')
      WHERE known.shop_id = ${shopId} AND known.order_id = ${Number(orderId)}`,
  );
}

export async function countWaitingWrites(transaction: ShopTransaction): Promise<number> {
  return (await readWaitingWrites(transaction)).count;
}

/** Changes that wait to be written to the store, and since when the oldest does. */
export async function readWaitingWrites({
  shopId,
  queries,
}: ShopTransaction): Promise<{ count: number; since: Date | null }> {
  const [row] = await queries
    .select({ count: count(), since: min(storeWrites.createdAt) })
    .from(storeWrites)
    .where(and(eq(storeWrites.shopId, shopId), eq(storeWrites.state, 'waiting')));
  return { count: row?.count ?? 0, since: row?.since ?? null };
}

/** The newest changes that the store refused and has not accepted since. */
export async function listRefusedWrites(
  { shopId, queries }: ShopTransaction,
  limit: number,
): Promise<readonly StoreProblem[]> {
  const rows = await queries
    .select({
      orderId: storeWrites.orderId,
      orderName: orders.orderName,
      endedAt: storeWrites.endedAt,
      createdAt: storeWrites.createdAt,
      task: storeWrites.task,
      words: storeWrites.words,
    })
    .from(storeWrites)
    .innerJoin(orders, and(eq(orders.shopId, shopId), eq(orders.orderId, storeWrites.orderId)))
    .where(and(eq(storeWrites.shopId, shopId), isStillRefused(shopId)))
    .orderBy(desc(storeWrites.endedAt))
    .limit(limit);
  return rows.map(({ orderId, orderName, endedAt, createdAt, task, words }) => ({
    orderId: String(orderId),
    orderName,
    at: (endedAt ?? createdAt).toISOString(),
    task: task ?? '',
    words: words ?? '',
  }));
}

/** SKUs of orders with shipments not yet written to the store, which still counts them until then. */
export async function skusToWriteAsShipped({ shopId, queries }: ShopTransaction): Promise<ReadonlySet<string>> {
  const rows = await rowsOf<{ sku: string }>(
    queries,
    sql`SELECT DISTINCT item.sku FROM ${storeWrites} AS waiting
      JOIN ${lineItems} AS item ON item.shop_id = waiting.shop_id AND item.order_id = waiting.order_id
      WHERE waiting.shop_id = ${shopId} AND waiting.state = 'waiting' AND waiting.kind = 'shipments'`,
  );
  return new Set(rows.map(({ sku }) => sku));
}
