import type { OrderEvent } from '@hub/domain/events';
import {
  emptyOrder,
  type OrderField,
  orderFieldRows,
  type orderFields,
  type OrderStage,
  plainOrderFieldRows,
} from '@hub/domain/orders';
import type { OrderRowState } from '@hub/domain/orders/actions';
import {
  parseShipmentError,
  parseWorkflowErrors,
  shipmentErrorJson,
  workflowErrorsJson,
} from '@hub/domain/orders/errors';
import type { IsoTime } from '@hub/domain/shared';
import { orders } from '../schema/index.ts';
import { reasonColumn } from './timelineColumns.ts';

export type OrderRow = typeof orders.$inferSelect;

/** Column values by field kind. */
interface StoredValues {
  rowId: number;
  id: number;
  text: string;
  time: Date | null;
  number: number | null;
  count: number;
  flag: boolean;
  workflowErrors: string;
  shipmentError: string;
  stage: OrderStage;
}

type StoredField = Exclude<OrderField, 'stageReason'>;
type StoredOrder = { [Field in StoredField]: StoredValues[(typeof orderFields)[Field]['kind']] };

/** Columns of the domain's order and its stage. */
export const orderColumns = Object.fromEntries(
  orderFieldRows.flatMap(({ field }) => (field === 'stageReason' ? [] : [[field, orders[field]]])),
) as Pick<typeof orders, StoredField>;

export function toOrderState(row: StoredOrder): OrderRowState {
  const order = {
    ...emptyOrder,
    id: String(row.id),
    orderId: String(row.orderId),
    workflowErrors: parseWorkflowErrors(row.workflowErrors),
    shipmentError: parseShipmentError(row.shipmentError),
  };
  const values: Record<string, unknown> = order;
  for (const { field } of plainOrderFieldRows) {
    const value = row[field];
    values[field] = value instanceof Date ? value.toISOString() : value;
  }
  return { stage: row.stage, order };
}

/** Columns that a change can set. */
export type OrderPatch = Partial<Pick<OrderRow, Exclude<OrderField, 'id' | 'orderId'> | 'holdUntil'>>;

/**
 * Columns that differ between two states of an order. An unchanged error text stays as received. A new stage replaces
 * the reason and ends the hold. `event`: what changed the order.
 */
export function orderPatch(before: OrderRowState, after: OrderRowState, event: OrderEvent | null): OrderPatch {
  const from = patchColumns(before);
  const changed: OrderPatch = Object.fromEntries(
    Object.entries(patchColumns(after)).filter(([column, value]) => !isSame(value, from[column])),
  );
  const stageReason = event && reasonColumn(after.stage, [{ event }]);
  // An event that repeats the current stage becomes its newer reason.
  if (!('stage' in changed)) return stageReason === null ? changed : { ...changed, stageReason, holdUntil: null };
  return { ...changed, stageReason, holdUntil: null };
}

function patchColumns({ stage, order }: OrderRowState): Readonly<Record<string, unknown>> {
  const columns: Record<string, unknown> = {
    stage,
    workflowErrors: workflowErrorsJson(order.workflowErrors),
    shipmentError: shipmentErrorJson(order.shipmentError, order.errorType),
  };
  for (const row of plainOrderFieldRows)
    columns[row.field] = row.kind === 'time' ? instantOf(order[row.field]) : order[row.field];
  return columns;
}

function isSame(a: unknown, b: unknown): boolean {
  return a instanceof Date && b instanceof Date ? a.getTime() === b.getTime() : a === b;
}

function instantOf(iso: IsoTime | null): Date | null {
  return iso === null ? null : new Date(iso);
}
