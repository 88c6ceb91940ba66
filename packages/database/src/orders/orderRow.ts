import type { OrderEvent } from '@hub/domain/events';
import {
  type Order,
  type OrderRowState,
  parseShipmentError,
  parseWorkflowErrors,
  shipmentErrorJson,
  workflowErrorsJson,
} from '@hub/domain/orders';
import { orders } from '../schema/index.ts';
import { reasonColumn } from './timelineColumns.ts';

/** A row of `orders`. */
export type OrderRow = typeof orders.$inferSelect;

/** The columns that hold the domain's order and its stage. */
export const orderColumns = {
  orderId: orders.orderId,
  rowId: orders.rowId,
  name: orders.name,
  customerName: orders.customerName,
  stage: orders.stage,
  fulfillmentStatus: orders.fulfillmentStatus,
  createdAt: orders.createdAt,
  closedAt: orders.closedAt,
  cancelledAt: orders.cancelledAt,
  batchedAt: orders.batchedAt,
  shippedAt: orders.shippedAt,
  threePlStatus: orders.threePlStatus,
  backOrderState: orders.backOrderState,
  error: orders.error,
  errorMessage: orders.errorMessage,
  errorType: orders.errorType,
};

type StoredOrder = Pick<OrderRow, keyof typeof orderColumns>;

/** Row to domain. */
export function toOrderState(row: StoredOrder): OrderRowState {
  return {
    stage: row.stage,
    order: {
      id: String(row.rowId),
      orderId: String(row.orderId),
      orderName: row.name,
      customerName: row.customerName,
      fulfillmentStatus: row.fulfillmentStatus,
      createdAt: row.createdAt.toISOString(),
      closedAt: isoTime(row.closedAt),
      cancelledAt: isoTime(row.cancelledAt),
      batchedAt: isoTime(row.batchedAt),
      shippedAt: isoTime(row.shippedAt),
      threePlStatus: row.threePlStatus,
      backOrderState: row.backOrderState,
      workflowErrors: parseWorkflowErrors(row.error),
      shipmentError: parseShipmentError(row.errorMessage),
      errorType: row.errorType,
    },
  };
}

/** What an action may change of a row. */
export type OrderPatch = Partial<
  Pick<
    OrderRow,
    | 'stage'
    | 'fulfillmentStatus'
    | 'closedAt'
    | 'cancelledAt'
    | 'batchedAt'
    | 'shippedAt'
    | 'threePlStatus'
    | 'backOrderState'
    | 'error'
    | 'errorMessage'
    | 'errorType'
    | 'stageReason'
    | 'holdUntil'
  >
>;

/**
 * The columns in which two states of an order differ; an error text that did not change stays as it was received. With
 * the stage, its reason changes and its hold ends. `event`: what changed the order.
 */
export function orderPatch(before: OrderRowState, after: OrderRowState, event: OrderEvent | null): OrderPatch {
  const from = patchColumns(before);
  const to = patchColumns(after);
  const changed = Object.fromEntries(
    Object.entries(to).filter(([column, value]) => !isSame(value, from[column as keyof typeof to])),
  ) as OrderPatch;
  if (!('stage' in changed)) return changed;
  return { ...changed, stageReason: event && reasonColumn(after.stage, [{ event }]), holdUntil: null };
}

/** Domain to row. */
export function patchColumns({ stage, order }: OrderRowState): Required<Omit<OrderPatch, 'stageReason' | 'holdUntil'>> {
  return {
    stage,
    fulfillmentStatus: order.fulfillmentStatus,
    closedAt: instantOf(order.closedAt),
    cancelledAt: instantOf(order.cancelledAt),
    batchedAt: instantOf(order.batchedAt),
    shippedAt: instantOf(order.shippedAt),
    threePlStatus: order.threePlStatus,
    backOrderState: order.backOrderState,
    error: workflowErrorsJson(order.workflowErrors),
    errorMessage: shipmentErrorJson(order.shipmentError, order.errorType),
    errorType: order.errorType,
  };
}

function isSame(a: unknown, b: unknown): boolean {
  return a instanceof Date && b instanceof Date ? a.getTime() === b.getTime() : a === b;
}

function isoTime(instant: Date | null): string | null {
  return instant === null ? null : instant.toISOString();
}

function instantOf(iso: Order['closedAt']): Date | null {
  return iso === null ? null : new Date(iso);
}
