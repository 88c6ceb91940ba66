import type { Order } from '@hub/domain/orders';
import { shipmentErrorJson, workflowErrorsJson } from '@hub/domain/orders/errors';
import { toWireNumber } from '../http/wireFields.ts';
import { plainOrderFields, type WireOrder } from './wireOrder.ts';

/** An order's row as a server sends it (§3 Order); `toOrder` reads it. Ids must be digits, sent as numbers. */
export function toWireOrder(order: Order): WireOrder {
  return {
    id: toWireNumber(order.id),
    order_id: Number(order.orderId),
    ...plainOrderFields.write(order),
    error: workflowErrorsJson(order.workflowErrors),
    error_message: shipmentErrorJson(order.shipmentError, order.errorType),
  };
}
