import { errorTypes, type Order } from '@hub/domain/orders';
import type { WireOrder } from '../../orders/wireOrder.ts';
import { isoTime, isoTimeOrNull } from './isoTime.ts';
import type { SandboxOrder } from './SandboxOrder.ts';

/** The order's current row. */
export function orderRow(order: SandboxOrder): Order {
  if (order.state) return order.state.order;
  return {
    id: String(order.id),
    orderId: String(order.orderId),
    orderName: order.name,
    customerName: customerName(order),
    fulfillmentStatus: fulfillmentStatus(order),
    createdAt: isoTime(order.createdAt),
    closedAt: isoTimeOrNull(order.closedAt),
    cancelledAt: isoTimeOrNull(order.cancelledAt),
    batchedAt: isoTimeOrNull(order.batchedAt),
    shippedAt: isoTimeOrNull(order.shippedAt),
    threePlStatus: order.threePlStatus,
    backOrderState: order.backOrderState,
    workflowErrors: order.workflowErrors,
    shipmentError: order.shipmentError,
    errorType: order.errorType,
  };
}

/** The row on the wire (§3 Order). Ids are numbers here, which the client has to send back as such. */
export function wireRow(sandboxOrder: SandboxOrder): WireOrder {
  const order = orderRow(sandboxOrder);
  return {
    id: sandboxOrder.id,
    order_id: sandboxOrder.orderId,
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
    error:
      order.workflowErrors.length === 0
        ? ''
        : JSON.stringify(
            order.workflowErrors.map(({ type, message, sku, quantity }) => ({ type, message, sku, qty: quantity })),
          ),
    error_message: order.shipmentError === null ? '' : errorMessage(order.shipmentError, order.errorType),
    error_type: order.errorType,
  };
}

function customerName({ seed }: SandboxOrder): string {
  return seed.customer === null ? 'Guest' : `Customer ${seed.customer}`;
}

function fulfillmentStatus({ shipped }: SandboxOrder): string {
  if (shipped === 'all') return 'fulfilled';
  return shipped === 'part' ? 'partial' : '';
}

/** Both forms of the contract: a 3PL's message as an object, our own as a string. */
function errorMessage(message: string, errorType: number | null): string {
  return JSON.stringify(errorType === errorTypes.threePlApi ? { message } : message);
}
