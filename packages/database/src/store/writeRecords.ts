import type { Words } from '@hub/domain/messages';
import type { StoreProblem, StoreWriteKind, StoreWriteState } from '@hub/domain/store';
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { rowsOf, type ShopTransaction } from '../connection/Database.ts';
import { lineItems, orders, storeConnections, storeOrders, storeWrites } from '../schema/index.ts';

/** What of an order is to be brought up to date in the store. */
export interface StoreWriteRecord {
  orderId: string;
  writeId: number;
  kind: StoreWriteKind;
  changes: number;
  tries: number;
  claimedUntil: Date | null;
  /** Holds of others that are to be released. */
  holdIds: readonly string[];
}

/** What of an order waits to be written, oldest first, locked until the end of the transaction. */
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
  return rows.map(({ writeId, kind, changes, tries, claimedUntil, holdIds }) => ({
    orderId,
    writeId,
    kind,
    changes,
    tries,
    claimedUntil,
    holdIds,
  }));
}

/** Notes that holds of others are to be released in the store, with those that wait already; a trigger adds the job. */
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

/**
 * Whether the store may have fulfillments of an order that it never answered for, though no more tries are made by
 * themselves.
 */
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

/** Refused, with no later change of the same kind that the store took. */
function isStillRefused(shopId: number): SQL | undefined {
  return and(
    eq(storeWrites.state, 'refused'),
    sql`NOT EXISTS (SELECT FROM store_writes AS later WHERE later.shop_id = ${shopId}
      AND later.order_id = ${storeWrites.orderId} AND later.kind = ${storeWrites.kind}
      AND later.state = 'done' AND later.write_id > ${storeWrites.writeId})`,
  );
}

/** Claims what waits, so that nobody else writes it meanwhile. */
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
 * Ends a write, or gives it back where the order has changed again meanwhile or `state` is `waiting`; then as it was before
 * the claim where that was no try.
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

/** The app was uninstalled: nothing more is written. */
export async function stopStoreWrites({ shopId, queries }: ShopTransaction, endedAt: Date): Promise<void> {
  await queries
    .update(storeWrites)
    .set({ state: 'stopped', endedAt, claimedUntil: null })
    .where(and(eq(storeWrites.shopId, shopId), eq(storeWrites.state, 'waiting')));
}

/** While `work` runs, changes of orders are not to be written to the store: they come from there. */
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
 * Lets what the store refused be written again, of one order or of all (null), with the job that does it; what it did not
 * answer counts as tried, since it may be there. Resolves to how many orders that are.
 */
export async function retryRefusedWrites(
  { shopId, queries }: ShopTransaction,
  orderId: string | null,
): Promise<number> {
  const ofOrder = orderId === null ? sql`` : sql`AND order_id = ${Number(orderId)}`;
  const rows = await rowsOf<{ count: number }>(
    queries,
    sql`WITH refused AS (
        DELETE FROM ${storeWrites} WHERE shop_id = ${shopId} AND state = 'refused' ${ofOrder} RETURNING order_id, kind, task
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
 * Notes that the store is to have a change of an order that it knows, with the job that writes it. Does nothing in a
 * shop whose store has not granted all scopes.
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

/** How many changes wait. */
export async function countWaitingWrites({ shopId, queries }: ShopTransaction): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    queries,
    sql`SELECT count(*)::int AS count FROM ${storeWrites} WHERE shop_id = ${shopId} AND state = 'waiting'`,
  );
  return row?.count ?? 0;
}

/** The newest changes that the store refused and has not taken since. */
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

/** SKUs of orders whose shipments wait to be written to the store, which counts them until then. */
export async function skusToWriteAsShipped({ shopId, queries }: ShopTransaction): Promise<ReadonlySet<string>> {
  const rows = await rowsOf<{ sku: string }>(
    queries,
    sql`SELECT DISTINCT item.sku FROM ${storeWrites} AS waiting
      JOIN ${lineItems} AS item ON item.shop_id = waiting.shop_id AND item.order_id = waiting.order_id
      WHERE waiting.shop_id = ${shopId} AND waiting.state = 'waiting' AND waiting.kind = 'shipments'`,
  );
  return new Set(rows.map(({ sku }) => sku));
}
