import type { Words } from '@hub/domain/messages';
import type { BatchedOrderRecord, BatchOutcome, BatchRecord } from '@hub/domain/batching';
import { and, asc, desc, eq, getTableColumns, lt, type SQL, sql } from 'drizzle-orm';
import { rowsOf, type ShopTransaction } from '../connection/Database.ts';
import { insertRows } from '../orders/insertRows.ts';
import { orderIdOf } from '../orders/orderIdOf.ts';
import { batches, batchOrders, orders, shops } from '../schema/index.ts';

/** A batch at its start. */
export interface NewBatch {
  locationId: number;
  locationName: string;
  /** Null if a person starts it. */
  cutOff: { key: string; at: Date } | null;
  missedCutOffs: number;
  /** Null if a cut-off starts it. */
  startedBy: { staffId: string; staffName: string } | null;
  startedAt: Date;
  /** Order ids by box. */
  boxes: readonly (readonly string[])[];
}

/** An order of a batch that is being sent. */
export interface WaitingOrder {
  orderId: string;
  box: number;
  attempt: number;
}

/** Outcome of an order in a batch. */
export interface SavedOutcome {
  orderId: string;
  outcome: Exclude<BatchOutcome, 'waiting'>;
  reason: Words | null;
}

/** Adds a batch with waiting orders. Resolves to its number; null if its cut-off has already started one. */
export async function addBatch(
  { shopId, queries }: ShopTransaction,
  { cutOff, startedBy, boxes, ...batch }: NewBatch,
): Promise<string | null> {
  // The lock makes numbers consecutive.
  await queries.select({ shopId: shops.shopId }).from(shops).where(eq(shops.shopId, shopId)).for('no key update');
  const [last] = await queries
    .select({ batchId: batches.batchId })
    .from(batches)
    .where(eq(batches.shopId, shopId))
    .orderBy(desc(batches.batchId))
    .limit(1);
  const batchId = (last?.batchId ?? 0) + 1;
  const added = await queries
    .insert(batches)
    .values({
      shopId,
      batchId,
      ...batch,
      cutOff: cutOff?.key ?? null,
      cutOffAt: cutOff?.at ?? null,
      startedBy: startedBy?.staffName ?? null,
      staffId: startedBy?.staffId ?? null,
    })
    .onConflictDoNothing({ target: [batches.shopId, batches.cutOff] })
    .returning({ batchId: batches.batchId });
  if (added.length === 0) return null;
  const rows = boxes.flatMap((orderIds, index) =>
    orderIds.map((orderId) => ({
      shop_id: shopId,
      batch_id: batchId,
      order_id: Number(orderId),
      box: index + 1,
      boxes_saved: 0,
      outcome: 'waiting',
      attempt: 1,
    })),
  );
  await insertRows(queries, batchOrders, rows);
  return String(batchId);
}

/** A batch without its counts, with the id of the person who started it. */
export type LockedBatch = Omit<BatchRecord, 'counts' | 'boxesSaved'> & { staffId: string | null };

/** A batch, locked until the end of the transaction; null if unknown. */
export async function lockBatch({ shopId, queries }: ShopTransaction, batchId: string): Promise<LockedBatch | null> {
  const id = orderIdOf(batchId);
  if (id === null) return null;
  const [row] = await queries
    .select()
    .from(batches)
    .where(and(eq(batches.shopId, shopId), eq(batches.batchId, id)))
    .for('update');
  return row ? { ...toBatch(row), staffId: row.staffId } : null;
}

export async function readBatch(transaction: ShopTransaction, batchId: string): Promise<BatchRecord | null> {
  const id = orderIdOf(batchId);
  if (id === null) return null;
  const [batch] = await readBatches(transaction, eq(batches.batchId, id), 1);
  return batch ?? null;
}

/** Batches, newest first. `before`: only smaller numbers. */
export function listBatches(
  transaction: ShopTransaction,
  { before, limit }: { before: string | null; limit: number },
): Promise<BatchRecord[]> {
  const id = before === null ? null : orderIdOf(before);
  return readBatches(transaction, id === null ? undefined : lt(batches.batchId, id), limit);
}

async function readBatches(
  { shopId, queries }: ShopTransaction,
  condition: SQL | undefined,
  limit: number,
): Promise<BatchRecord[]> {
  const batchRows = sql`${batchOrders} WHERE shop_id = ${shopId} AND batch_id = batches.batch_id`;
  const rows = await queries
    .select({
      ...getTableColumns(batches),
      counts: sql<Partial<Record<BatchOutcome, number>> | null>`(SELECT json_object_agg(outcome, orders) FROM (
        SELECT outcome, count(*) AS orders FROM ${batchRows} GROUP BY outcome) AS counted)`,
      boxesSaved: sql<number>`(SELECT coalesce(sum(boxes_saved), 0)::int FROM ${batchRows})`,
    })
    .from(batches)
    .where(and(eq(batches.shopId, shopId), condition))
    .orderBy(desc(batches.batchId))
    .limit(limit);
  return rows.map(({ counts, boxesSaved, ...row }): BatchRecord => ({
    ...toBatch(row),
    counts: { waiting: 0, sent: 0, skipped: 0, failed: 0, ...counts },
    boxesSaved,
  }));
}

function toBatch(row: typeof batches.$inferSelect): Omit<BatchRecord, 'counts' | 'boxesSaved'> {
  const { batchId, locationId, locationName, cutOffAt, missedCutOffs, startedBy, startedAt, endedAt } = row;
  return {
    batchId: String(batchId),
    locationId: String(locationId),
    locationName,
    cutOffAt: cutOffAt?.toISOString() ?? null,
    missedCutOffs,
    startedBy,
    startedAt: startedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
}

/** Orders of a batch, failed ones first, then by box. `outcome`: only this outcome. */
export async function listBatchOrders(
  { shopId, queries }: ShopTransaction,
  batchId: string,
  { outcome, offset, limit }: { outcome: BatchOutcome | null; offset: number; limit: number },
): Promise<BatchedOrderRecord[]> {
  const id = orderIdOf(batchId);
  if (id === null) return [];
  const rows = await queries
    .select({
      orderId: batchOrders.orderId,
      orderName: orders.orderName,
      customerName: orders.customerName,
      box: batchOrders.box,
      outcome: batchOrders.outcome,
      reason: batchOrders.reason,
      attempt: batchOrders.attempt,
    })
    .from(batchOrders)
    .innerJoin(orders, and(eq(orders.shopId, shopId), eq(orders.orderId, batchOrders.orderId)))
    .where(
      and(
        eq(batchOrders.shopId, shopId),
        eq(batchOrders.batchId, id),
        outcome === null ? undefined : eq(batchOrders.outcome, outcome),
      ),
    )
    .orderBy(
      sql`array_position(ARRAY['failed', 'waiting', 'skipped', 'sent'], ${batchOrders.outcome})`,
      asc(batchOrders.box),
      asc(batchOrders.orderId),
    )
    .offset(offset)
    .limit(limit);
  return rows.map((row) => ({ ...row, orderId: String(row.orderId) }));
}

/** Waiting orders of the next boxes of a locked batch. Whole boxes, so that their orders go together. */
export async function nextWaitingOrders(
  { shopId, queries }: ShopTransaction,
  batchId: string,
  boxes: number,
): Promise<WaitingOrder[]> {
  const isWaiting = sql`shop_id = ${shopId} AND batch_id = ${Number(batchId)} AND outcome = 'waiting'`;
  return rowsOf<WaitingOrder>(
    queries,
    sql`SELECT order_id::text AS "orderId", box, attempt FROM ${batchOrders} WHERE ${isWaiting} AND box IN (
        SELECT DISTINCT box FROM ${batchOrders} WHERE ${isWaiting} ORDER BY box LIMIT ${boxes}
      ) ORDER BY box, order_id`,
  );
}

/** Saves the outcomes of orders in a locked batch. */
export async function saveBatchOutcomes(
  { shopId, queries }: ShopTransaction,
  batchId: string,
  outcomes: readonly SavedOutcome[],
  now: Date,
): Promise<void> {
  if (outcomes.length === 0) return;
  const rows = outcomes.map(({ orderId, outcome, reason }) => ({
    order_id: Number(orderId),
    outcome,
    reason,
    sent_at: outcome === 'sent' ? now.toISOString() : null,
  }));
  await rowsOf(
    queries,
    sql`UPDATE ${batchOrders} AS o SET outcome = changed.outcome, reason = changed.reason, sent_at = changed.sent_at
      FROM json_populate_recordset(NULL::${batchOrders}, ${JSON.stringify(rows)}::json) AS changed
      WHERE o.shop_id = ${shopId} AND o.batch_id = ${Number(batchId)} AND o.order_id = changed.order_id`,
  );
}

/** Ends a locked batch without waiting orders. */
export async function endBatch({ shopId, queries }: ShopTransaction, batchId: string, now: Date): Promise<void> {
  await queries
    .update(batches)
    .set({ endedAt: now })
    .where(and(eq(batches.shopId, shopId), eq(batches.batchId, Number(batchId))));
}

/** Retries the failed orders of a locked batch, each with its next attempt, and reopens the batch. Resolves to their ids. */
export async function retryFailedOrders({ shopId, queries }: ShopTransaction, batchId: string): Promise<string[]> {
  const isOfBatch = sql`shop_id = ${shopId} AND batch_id = ${Number(batchId)}`;
  const rows = await rowsOf<{ orderId: string }>(
    queries,
    sql`WITH again AS (
        UPDATE ${batchOrders} SET outcome = 'waiting', reason = NULL, attempt = attempt + 1
        WHERE ${isOfBatch} AND outcome = 'failed' RETURNING order_id
      ), goes_on AS (
        UPDATE ${batches} SET ended_at = NULL WHERE ${isOfBatch} AND EXISTS (SELECT FROM again)
      )
      SELECT order_id::text AS "orderId" FROM again ORDER BY order_id`,
  );
  return rows.map(({ orderId }) => orderId);
}

/**
 * Other orders in fulfillment that can share this one's box, sent at this batch time, oldest first. At most 20, since a
 * note has no room for more names.
 */
export async function readBoxMates(
  { shopId, queries }: ShopTransaction,
  orderId: string,
  sentAt: Date,
): Promise<{ orderId: string; name: string }[]> {
  return rowsOf<{ orderId: string; name: string }>(
    queries,
    sql`SELECT o.order_id::text AS "orderId", o.name FROM ${batchOrders} AS own
      JOIN ${batchOrders} AS mate ON mate.shop_id = own.shop_id AND mate.batch_id = own.batch_id AND mate.box = own.box
      JOIN ${orders} AS o ON o.shop_id = own.shop_id AND o.order_id = mate.order_id
      WHERE own.shop_id = ${shopId} AND own.order_id = ${Number(orderId)} AND own.sent_at = ${sentAt.toISOString()}
        AND mate.order_id <> own.order_id AND mate.outcome = 'sent' AND o.stage = 'inFulfillment'
      ORDER BY mate.order_id LIMIT 20`,
  );
}

/** Marks an order as failed in the batch that sent it at this time. Orders sent without a batch are in none. */
export async function failSentOrder(
  { shopId, queries }: ShopTransaction,
  orderId: string,
  sentAt: Date,
  reason: Words,
): Promise<void> {
  await queries
    .update(batchOrders)
    .set({ outcome: 'failed', reason, sentAt: null })
    .where(
      and(
        eq(batchOrders.shopId, shopId),
        eq(batchOrders.orderId, Number(orderId)),
        eq(batchOrders.outcome, 'sent'),
        eq(batchOrders.sentAt, sentAt),
      ),
    );
}
