import { type EventKind, type OrderEvent, readEvent } from '@hub/domain/events';
import { type LastAction, lastActionOf, type OrderRowState, type OrderState } from '@hub/domain/orders/actions';
import type { LineItem } from '@hub/domain/orders/detail';
import { isKeptInStore, storeStops } from '@hub/domain/orders/timeline';
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { rowsOf, type ShopTransaction } from '../connection/Database.ts';
import { lineItems, orders, shipmentItems, shipments, timelineEntries } from '../schema/index.ts';
import { shipmentItemRows, shipmentRows } from './insertOrders.ts';
import { timelineColumns, toTimelineEntry } from './timelineColumns.ts';
import { insertRows } from './insertRows.ts';
import { isOneOf, readDetails } from './orderDetails.ts';
import { orderIdOf } from './orderIdOf.ts';
import { orderColumns, type OrderPatch, orderPatch, toOrderState } from './orderRow.ts';

/** A locked order before and after a change. */
export interface OrderChangeRecord<State> {
  before: State;
  after: State;
  /** What changed it, if that may explain its new stage. */
  event?: OrderEvent | null;
}

/** Order rows by id, locked until the end of the transaction; always in id order, to prevent deadlocks. */
export async function lockOrderRows(
  { shopId, queries }: ShopTransaction,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, OrderRowState>> {
  const rows = await queries
    .select({ ...orderColumns, stageReason: orders.stageReason })
    .from(orders)
    .where(and(eq(orders.shopId, shopId), isOneOf(orders.orderId, idsOf(orderIds))))
    .orderBy(orders.orderId)
    .for('update');
  return new Map(
    rows.map(({ stageReason, ...row }) => [
      String(row.orderId),
      isKeptInStore(stageReason) ? { ...toOrderState(row), isKept: true } : toOrderState(row),
    ]),
  );
}

/** Orders with details by id, locked the same way. Timelines are empty, because a change only appends to them. */
export async function lockOrders(
  transaction: ShopTransaction,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, OrderState>> {
  const rows = await lockOrderRows(transaction, orderIds);
  const details = await readDetails(transaction, [...rows.keys()].map(Number));
  return new Map(
    [...rows].flatMap(([orderId, row]) => {
      const detail = details.get(Number(orderId));
      return detail === undefined ? [] : [[orderId, { ...row, detail }]];
    }),
  );
}

/** Saves stage and row of locked orders, with one statement for all identical changes. */
export async function saveOrderRows(
  { shopId, queries }: ShopTransaction,
  changes: readonly OrderChangeRecord<OrderRowState>[],
): Promise<void> {
  const alike = new Map<string, { patch: OrderPatch; ids: number[] }>();
  for (const { before, after, event = null } of changes) {
    const patch = orderPatch(before, after, event);
    const key = JSON.stringify(patch);
    const group = alike.get(key) ?? { patch, ids: [] };
    group.ids.push(Number(before.order.orderId));
    alike.set(key, group);
  }
  for (const { patch, ids } of alike.values()) {
    if (Object.keys(patch).length === 0) continue;
    await queries
      .update(orders)
      .set(patch)
      .where(and(eq(orders.shopId, shopId), isOneOf(orders.orderId, ids)));
  }
}

/** Saves the differences between two states of locked orders. */
export async function saveOrders(
  transaction: ShopTransaction,
  changes: readonly OrderChangeRecord<OrderState>[],
): Promise<void> {
  await saveOrderRows(transaction, changes);
  await saveLineItems(transaction, changes);
  for (const { before, after } of changes) {
    if (after.detail.eligibleFlows !== before.detail.eligibleFlows) await saveFlows(transaction, after);
    if (after.detail.fulfillments !== before.detail.fulfillments) await replaceShipments(transaction, after);
  }
}

/** Unchanged line items are the same objects. */
async function saveLineItems(
  { shopId, queries }: ShopTransaction,
  changes: readonly OrderChangeRecord<OrderState>[],
): Promise<void> {
  const changed = changes.flatMap(({ before, after }) => {
    const known = new Set<LineItem>(before.detail.lineItems);
    return after.detail.lineItems
      .filter((item) => !known.has(item))
      .map((item) => ({
        order_id: Number(after.order.orderId),
        line_item_id: Number(item.lineItemId),
        quantity: item.quantity,
        fulfillable_quantity: item.fulfillableQuantity,
        is_cancelled: item.isCancelled,
        three_pl_status: item.threePlStatus,
      }));
  });
  if (changed.length === 0) return;
  await rowsOf(
    queries,
    sql`UPDATE ${lineItems} AS line SET
        quantity = changed.quantity,
        fulfillable_quantity = changed.fulfillable_quantity,
        is_cancelled = changed.is_cancelled,
        three_pl_status = changed.three_pl_status
      FROM json_populate_recordset(NULL::${lineItems}, ${JSON.stringify(changed)}::json) AS changed
      WHERE line.shop_id = ${shopId} AND line.order_id = changed.order_id AND line.line_item_id = changed.line_item_id`,
  );
}

async function saveFlows({ shopId, queries }: ShopTransaction, { order, detail }: OrderState): Promise<void> {
  await queries
    .update(orders)
    .set({
      eligibleFlows: detail.eligibleFlows.map(({ name }) => name),
      triggeredFlows: detail.triggeredFlows.map(({ name }) => name),
    })
    .where(and(eq(orders.shopId, shopId), eq(orders.orderId, Number(order.orderId))));
}

async function replaceShipments({ shopId, queries }: ShopTransaction, state: OrderState): Promise<void> {
  const orderId = Number(state.order.orderId);
  for (const table of [shipmentItems, shipments])
    await queries.delete(table).where(and(eq(table.shopId, shopId), eq(table.orderId, orderId)));
  await insertRows(queries, shipments, shipmentRows(shopId, state));
  await insertRows(queries, shipmentItems, shipmentItemRows(shopId, state));
}

/** Marks arrived orders as decided by workflows, so that batches may include them. */
export async function endDecisions({ shopId, queries }: ShopTransaction, orderIds: readonly string[]): Promise<void> {
  await queries
    .update(orders)
    .set({ awaitsDecision: false })
    .where(and(eq(orders.shopId, shopId), isOneOf(orders.orderId, idsOf(orderIds)), eq(orders.awaitsDecision, true)));
}

/** Marks arrived orders as undecided by workflows, so that batches skip them. */
export async function awaitDecisions({ shopId, queries }: ShopTransaction, orderIds: readonly string[]): Promise<void> {
  await queries
    .update(orders)
    .set({ awaitsDecision: true })
    .where(and(eq(orders.shopId, shopId), isOneOf(orders.orderId, idsOf(orderIds))));
}

/** The ids of those that wait because of what their store says. */
export async function stoppedByStore(
  { shopId, queries }: ShopTransaction,
  orderIds: readonly string[],
): Promise<string[]> {
  const rows = await queries
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(
      and(
        eq(orders.shopId, shopId),
        isOneOf(orders.orderId, idsOf(orderIds)),
        sql`${orders.stageReason}->>'kind' = ANY(${sql.param([...storeStops.keys()])}::text[])`,
      ),
    );
  return rows.map(({ orderId }) => String(orderId));
}

/** The ids of those that have just arrived and whose workflows have not run yet. */
export async function undecidedOrders(
  { shopId, queries }: ShopTransaction,
  orderIds: readonly string[],
): Promise<string[]> {
  const rows = await queries
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(and(eq(orders.shopId, shopId), isOneOf(orders.orderId, idsOf(orderIds)), eq(orders.awaitsDecision, true)))
    .orderBy(orders.orderId);
  return rows.map(({ orderId }) => String(orderId));
}

/** A new timeline entry: an event, or a person's note. */
export interface NewTimelineEntry {
  orderIds: readonly string[];
  entry: OrderEvent | { note: string };
  at: Date;
  /** Who did it; null for the store, a warehouse or a rule. */
  staffId: string | null;
}

/** Adds an entry to each order's timeline, skipping unknown orders. Resolves to the count. */
export async function addTimelineEntries(
  { shopId, queries }: ShopTransaction,
  { orderIds, entry, at, staffId }: NewTimelineEntry,
): Promise<number> {
  const { kind, values, message } = timelineColumns(entry);
  const added = await rowsOf<{ count: number }>(
    queries,
    sql`WITH added AS (
        INSERT INTO ${timelineEntries} (shop_id, order_id, at, kind, "values", message, staff_id)
        SELECT shop_id, order_id, ${at.toISOString()}::timestamptz, ${kind}, ${values}::jsonb, ${message}, ${staffId}
        FROM ${orders} WHERE shop_id = ${shopId} AND ${isOneOf(orders.orderId, idsOf(orderIds))}
        RETURNING 1
      ) SELECT count(*)::int AS count FROM added`,
  );
  return added[0]?.count ?? 0;
}

/** An order's timeline events of one kind since an instant; `staffId`: only this person's. */
export async function readEventsSince<Kind extends EventKind>(
  { shopId, queries }: ShopTransaction,
  orderId: string,
  { kind, since, staffId }: { kind: Kind; since: Date; staffId?: string },
): Promise<OrderEvent<Kind>[]> {
  const { shopId: shop, orderId: order, staffId: by, kind: eventKind, at, values } = timelineEntries;
  const id = orderIdOf(orderId);
  if (id === null) return [];
  const isBy = staffId === undefined ? undefined : eq(by, staffId);
  const rows = await queries
    .select({ values })
    .from(timelineEntries)
    .where(and(eq(shop, shopId), eq(order, id), eq(eventKind, kind), gte(at, since), isBy));
  return rows.flatMap((row) => (readEvent(kind, row.values) as OrderEvent<Kind> | null) ?? []);
}

/** Each order's newest action by a person; orders without one are absent. */
export async function readLastActions(
  { shopId, queries }: ShopTransaction,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, LastAction>> {
  const { orderId, at, entryId, kind, values } = timelineEntries;
  const rows = await queries
    .selectDistinctOn([orderId], { orderId, at, values })
    .from(timelineEntries)
    .where(and(eq(timelineEntries.shopId, shopId), isOneOf(orderId, idsOf(orderIds)), eq(kind, 'actionTaken')))
    .orderBy(orderId, desc(at), desc(entryId));
  return new Map(
    rows.flatMap((row) => {
      const last = lastActionOf([toTimelineEntry({ ...row, message: null, kind: 'actionTaken' })]);
      return last === null ? [] : [[String(row.orderId), last] as const];
    }),
  );
}

function idsOf(orderIds: readonly string[]): number[] {
  return orderIds.map(orderIdOf).filter((id) => id !== null);
}
