import { readWords, toWireWords, wireMessage } from '../http/wireWords.ts';
import type {
  BatchedOrderRecord,
  BatchOutcome,
  BatchRecord,
  UpcomingBatch,
  UpcomingBatchSummary,
  UpcomingOrder,
} from '@hub/domain/batching';
import * as z from 'zod/mini';
import { wireId, wireNumber, wireOptionalTime } from '../http/wireFields.ts';

/** What the next batch of a location sends, and when. */
export const wireUpcomingBatch = z.object({
  location_id: z.string(),
  name: z.string(),
  is_active: z.boolean(),
  /** Orders without a location go with this one. */
  is_default: z.boolean(),
  /** `null`: there is no further cut-off. */
  next_cut_off_at: z.nullable(z.string()),
  /** Since when, and by whom; `null`: batching is not paused. */
  paused: z.nullable(z.object({ at: z.string(), by: z.string() })),
  orders: wireNumber,
  boxes: wireNumber,
  left_out: z.array(z.object({ reason: z.string(), ...wireMessage, orders: wireNumber })),
});
export type WireUpcomingBatch = z.infer<typeof wireUpcomingBatch>;

/** An order that the next batch sends or leaves out. */
export const wireUpcomingOrder = z.object({
  order_id: wireId,
  order_name: z.string(),
  customer_name: z.string(),
  shopify_created_at: wireOptionalTime,
  /** Box of the batch, from 1; `null`: it is left out. */
  box: z.nullable(wireNumber),
  /** Why it is left out; `null`: it is sent. */
  reason: z.nullable(z.string()),
  ...wireMessage,
});
export type WireUpcomingOrder = z.infer<typeof wireUpcomingOrder>;

const outcomes = ['waiting', 'sent', 'skipped', 'failed'] as const satisfies readonly BatchOutcome[];

/** A batch of the history. */
export const wireBatch = z.object({
  batch_id: wireId,
  location_id: z.string(),
  location_name: z.string(),
  /** `null`: a person started it. */
  cut_off_at: z.nullable(z.string()),
  /** Earlier cut-offs that it covers, because no server was running. */
  missed_cut_offs: wireNumber,
  /** Name of the person; `null`: a cut-off. */
  started_by: z.nullable(z.string()),
  started_at: z.string(),
  /** `null`: orders are still being sent. */
  ended_at: z.nullable(z.string()),
  waiting: wireNumber,
  sent: wireNumber,
  skipped: wireNumber,
  failed: wireNumber,
  boxes_saved: wireNumber,
});
export type WireBatch = z.infer<typeof wireBatch>;

/** An order of a batch with its outcome. */
export const wireBatchedOrder = z.object({
  order_id: wireId,
  order_name: z.string(),
  customer_name: z.string(),
  box: wireNumber,
  outcome: z.enum(outcomes),
  reason: z.nullable(z.string()),
  ...wireMessage,
  /** From 1; each resend adds one. */
  attempt: wireNumber,
});
export type WireBatchedOrder = z.infer<typeof wireBatchedOrder>;

export function toWireUpcomingBatch({ batch, leftOut, paused, ...upcoming }: UpcomingBatch): WireUpcomingBatch {
  const { locationId, name, isActive, isDefault, nextCutOffAt } = upcoming;
  return {
    location_id: locationId,
    name,
    is_active: isActive,
    is_default: isDefault,
    next_cut_off_at: nextCutOffAt,
    paused,
    orders: batch.boxes.reduce((sum, box) => sum + box.orders.length, 0),
    boxes: batch.boxes.length,
    left_out: leftOut.map(({ reason, orders }) => ({
      ...toWireWords('reason', reason),
      orders: orders.length,
    })),
  };
}

export function toUpcomingBatch(wire: WireUpcomingBatch): UpcomingBatchSummary {
  return {
    locationId: wire.location_id,
    name: wire.name,
    isActive: wire.is_active,
    isDefault: wire.is_default,
    nextCutOffAt: wire.next_cut_off_at,
    paused: wire.paused,
    orders: Number(wire.orders),
    boxes: Number(wire.boxes),
    leftOut: wire.left_out.map(({ reason, orders, ...said }) => ({
      reason: readWords(reason, said),
      orders: Number(orders),
    })),
  };
}

/** The orders of the next batch by box, then those left out. */
export function toWireUpcomingOrders({
  batch,
  leftOut,
}: Pick<UpcomingBatch, 'batch' | 'leftOut'>): WireUpcomingOrder[] {
  const sent = batch.boxes.flatMap(({ orders }, index) =>
    orders.map((order) => ({ order, box: index + 1, reason: null })),
  );
  const left = leftOut.flatMap(({ reason, orders }) => orders.map((order) => ({ order, box: null, reason })));
  return [...sent, ...left].map(({ order, box, reason }) => ({
    order_id: order.orderId,
    order_name: order.orderName,
    customer_name: order.customerName,
    shopify_created_at: order.createdAt,
    box,
    ...toWireWords('reason', reason),
  }));
}

export function toUpcomingOrder(wire: WireUpcomingOrder): UpcomingOrder {
  return {
    orderId: String(wire.order_id),
    orderName: wire.order_name,
    customerName: wire.customer_name,
    createdAt: wire.shopify_created_at ?? null,
    box: wire.box === null ? null : Number(wire.box),
    reason: wire.reason === null ? null : readWords(wire.reason, wire),
  };
}

export function toWireBatch({ counts, ...batch }: BatchRecord): WireBatch {
  return {
    batch_id: batch.batchId,
    location_id: batch.locationId,
    location_name: batch.locationName,
    cut_off_at: batch.cutOffAt,
    missed_cut_offs: batch.missedCutOffs,
    started_by: batch.startedBy,
    started_at: batch.startedAt,
    ended_at: batch.endedAt,
    ...counts,
    boxes_saved: batch.boxesSaved,
  };
}

export function toBatch(wire: WireBatch): BatchRecord {
  return {
    batchId: String(wire.batch_id),
    locationId: wire.location_id,
    locationName: wire.location_name,
    cutOffAt: wire.cut_off_at,
    missedCutOffs: Number(wire.missed_cut_offs),
    startedBy: wire.started_by,
    startedAt: wire.started_at,
    endedAt: wire.ended_at,
    counts: {
      waiting: Number(wire.waiting),
      sent: Number(wire.sent),
      skipped: Number(wire.skipped),
      failed: Number(wire.failed),
    },
    boxesSaved: Number(wire.boxes_saved),
  };
}

export function toWireBatchedOrder(order: BatchedOrderRecord): WireBatchedOrder {
  const { orderId, orderName, customerName, reason, ...rest } = order;
  return {
    order_id: orderId,
    order_name: orderName,
    customer_name: customerName,
    ...rest,
    ...toWireWords('reason', reason),
  };
}

export function toBatchedOrder(wire: WireBatchedOrder): BatchedOrderRecord {
  return {
    orderId: String(wire.order_id),
    orderName: wire.order_name,
    customerName: wire.customer_name,
    box: Number(wire.box),
    outcome: wire.outcome,
    reason: wire.reason === null ? null : readWords(wire.reason, wire),
    attempt: Number(wire.attempt),
  };
}
