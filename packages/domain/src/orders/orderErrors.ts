import type { Order } from './Order.ts';
import { backOrderState, orderStatus } from './threePlStatus.ts';
import type { WorkflowError } from './WorkflowError.ts';

/** §8: shown where an order is in error and nothing readable says why. */
export const unreadableError = 'Internal Server Error!';

/** §2 "qty labelled Require". */
export const requiredQuantityLabel = 'Require';

export type OrderErrorLabel = 'Workflows Error' | 'Shipment Error' | '3PL API Error';

/** §4 and §9: `3pl_status` 3, 5 and 6 show the order title in an error colour. */
export function isOrderInError(order: Pick<Order, 'threePlStatus'>): boolean {
  return (orderStatus.errors as readonly (number | null)[]).includes(order.threePlStatus);
}

/** §2 "Error list". A non-empty `error` makes a workflow error, else it is a shipment error (contract). */
export function orderErrorLabel(order: Pick<Order, 'workflowErrors' | 'errorType'>): OrderErrorLabel {
  if (order.workflowErrors.length > 0) return 'Workflows Error';
  return order.errorType === 1 ? '3PL API Error' : 'Shipment Error';
}

/** What to show of a shipment error; "Internal Server Error!" if empty (§8). */
export function shipmentErrorText(order: Pick<Order, 'shipmentError'>): string {
  return order.shipmentError ?? unreadableError;
}

/** What to show of one workflow error: message, sku and qty; `order_amount_error` shows only the message (§2). */
export function workflowErrorParts(error: WorkflowError): { message: string; sku: string | null; require: number | null } {
  const messageOnly = error.type === 'order_amount_error';
  return { message: error.message, sku: messageOnly ? null : error.sku, require: messageOnly ? null : error.quantity };
}

/** Why an order does not move on by itself, for its row; null when nothing blocks it. */
export function blockedReason(order: Order): string | null {
  const [workflowError] = order.workflowErrors;
  if (workflowError) return `${orderErrorLabel(order)}: ${workflowError.message}`;
  if (order.shipmentError !== null) return `${orderErrorLabel(order)}: ${order.shipmentError}`;
  if (order.errorType === 1) return `${orderErrorLabel(order)}: ${unreadableError}`;
  if (isOrderInError(order)) return `The warehouse reports a problem (3PL status ${String(order.threePlStatus)})`;
  if (order.isBackOrder === backOrderState.releasablePartially) return 'Waits for stock; a part of it can be released';
  return null;
}
