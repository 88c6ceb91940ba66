import { type Order, shipmentErrorJson, workflowErrorsJson } from '@hub/domain/orders';
import { toWireNumber } from '../http/wireFields.ts';
import type { WireOrder } from './wireOrder.ts';

/** The row of an order as a server sends it (§3 Order); `toOrder` reads it. Ids have to be digits, sent as numbers. */
export function toWireOrder(order: Order): WireOrder {
  return {
    id: toWireNumber(order.id),
    order_id: Number(order.orderId),
    order_name: order.orderName,
    customer_name: order.customerName,
    fulfillment_status: order.fulfillmentStatus,
    shopify_created_at: order.createdAt,
    shopify_close_at: order.closedAt,
    shopify_cancelled_at: order.cancelledAt,
    batch_time: order.batchedAt,
    shipped_time: order.shippedAt,
    '3pl_status': order.threePlStatus,
    is_back_order: order.backOrderState,
    error: workflowErrorsJson(order.workflowErrors),
    error_message: shipmentErrorJson(order.shipmentError, order.errorType),
    error_type: order.errorType,
  };
}
