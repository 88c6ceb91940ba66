import type { OrderState } from '@hub/domain/orders/actions';
import { workflowErrorsJson } from '@hub/domain/orders/errors';
import type { KeptEffects } from '@hub/domain/workflows';
import { and, eq, sql } from 'drizzle-orm';
import { rowsOf, type ShopTransaction } from '../connection/Database.ts';
import { insertRows } from '../orders/insertRows.ts';
import { isOneOf } from '../orders/orderDetails.ts';
import { orderIdOf } from '../orders/orderIdOf.ts';
import { orderColumns, toOrderState } from '../orders/orderRow.ts';
import { reasonColumn, timelineColumns } from '../orders/timelineColumns.ts';
import { orders, timelineEntries } from '../schema/index.ts';

/** The part of an order that workflows change. The detail has its workflows, but no items or timeline. */
export interface DecidedOrder {
  state: OrderState;
  kept: KeptEffects;
}

/** Existing orders by id, locked until the end of the transaction. */
export async function lockDecidedOrders(
  { shopId, queries }: ShopTransaction,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, DecidedOrder>> {
  const ids = orderIds.map(orderIdOf).filter((id) => id !== null);
  const rows = await queries
    .select({
      ...orderColumns,
      triggeredFlows: orders.triggeredFlows,
      eligibleFlows: orders.eligibleFlows,
      tags: orders.tags,
      destination: orders.destination,
      shippingOptions: orders.shippingOptions,
      warehouseNotes: orders.warehouseNotes,
      holdUntil: orders.holdUntil,
    })
    .from(orders)
    .where(and(eq(orders.shopId, shopId), isOneOf(orders.orderId, ids)))
    // Always this sequence, to prevent deadlocks.
    .orderBy(orders.orderId)
    .for('update');
  return new Map(
    rows.map((row) => {
      const { holdUntil, triggeredFlows, eligibleFlows } = row;
      const state = {
        ...toOrderState(row),
        detail: {
          lineItems: [],
          fulfillments: [],
          eligibleFlows: eligibleFlows.map((name) => ({ name })),
          triggeredFlows: triggeredFlows.map((name) => ({ name })),
          timeline: [],
        },
      };
      const kept = {
        tags: row.tags,
        destination: row.destination,
        shippingOptions: row.shippingOptions,
        warehouseNotes: row.warehouseNotes,
        holdUntil: holdUntil?.toISOString() ?? null,
      };
      return [state.order.orderId, { state, kept }];
    }),
  );
}

/**
 * Saves workflow decisions about locked orders: stage, errors, workflows, kept effects and the timeline, which `detail`
 * carries newest first. `ran`: number of workflows that did something.
 */
export async function saveDecidedOrders(
  { shopId, queries }: ShopTransaction,
  decided: readonly (DecidedOrder & { ran: number })[],
): Promise<void> {
  if (decided.length === 0) return;
  const changed = decided.map(({ state: { order, stage, detail }, kept, ran }) => ({
    order_id: Number(order.orderId),
    stage,
    error: workflowErrorsJson(order.workflowErrors),
    triggered_flows: detail.triggeredFlows.map(({ name }) => name),
    eligible_flows: detail.eligibleFlows.map(({ name }) => name),
    workflow_runs: ran,
    tags: kept.tags,
    destination: kept.destination,
    shipping_options: kept.shippingOptions,
    warehouse_notes: kept.warehouseNotes,
    stage_reason: reasonColumn(stage, detail.timeline),
    hold_until: kept.holdUntil,
  }));
  await rowsOf(
    queries,
    sql`UPDATE ${orders} AS o SET stage = changed.stage, error = changed.error, triggered_flows = changed.triggered_flows,
        eligible_flows = changed.eligible_flows, tags = changed.tags, destination = changed.destination,
        shipping_options = changed.shipping_options, warehouse_notes = changed.warehouse_notes,
        stage_reason = CASE WHEN o.stage = changed.stage THEN o.stage_reason ELSE changed.stage_reason END,
        hold_until = changed.hold_until,
        workflow_runs = least(32767, o.workflow_runs + changed.workflow_runs)
      FROM json_populate_recordset(NULL::${orders}, ${JSON.stringify(changed)}::json) AS changed
      WHERE o.shop_id = ${shopId} AND o.order_id = changed.order_id`,
  );
  await insertRows(
    queries,
    timelineEntries,
    decided.flatMap(({ state: { order, detail } }) =>
      detail.timeline.toReversed().map(({ message, createdAt, event }) => ({
        shop_id: shopId,
        order_id: Number(order.orderId),
        at: createdAt,
        ...timelineColumns(event ?? { note: message }),
      })),
    ),
  );
}
