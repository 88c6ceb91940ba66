import { type Order, parseShipmentError, parseWorkflowErrors } from '@hub/domain/orders';
import type { ClientContext } from '../http/ClientContext.ts';
import { toNumber, toTextOrNull } from '../http/wireFields.ts';
import type { WireOrder } from './wireOrder.ts';

const noErrors: Order['workflowErrors'] = [];

/** Remembered wire formats of ids and texts. */
type WireFormats = Pick<ClientContext, 'ids' | 'texts'>;

/** Wire row to domain. Parses the JSON in its texts; `onUnreadable` receives an error text that is not JSON. */
export function toOrder(wire: WireOrder, { ids, texts }: WireFormats, onUnreadable?: (text: string) => void): Order {
  const id = ids.decode('id', wire.id);
  texts.set('error', id, wire.error);
  texts.set('error_message', id, wire.error_message);
  return {
    id,
    orderId: ids.decode('order_id', wire.order_id),
    orderName: wire.order_name ?? '',
    customerName: wire.customer_name ?? '',
    fulfillmentStatus: wire.fulfillment_status ?? '',
    createdAt: toTextOrNull(wire.shopify_created_at),
    closedAt: toTextOrNull(wire.shopify_close_at),
    cancelledAt: toTextOrNull(wire.shopify_cancelled_at),
    batchedAt: toTextOrNull(wire.batch_time),
    shippedAt: toTextOrNull(wire.shipped_time),
    threePlStatus: toNumber(wire['3pl_status']),
    backOrderState: toNumber(wire.is_back_order) ?? 0,
    workflowErrors: wire.error ? parseWorkflowErrors(wire.error, onUnreadable) : noErrors,
    shipmentError: wire.error_message ? parseShipmentError(wire.error_message, onUnreadable) : null,
    errorType: toNumber(wire.error_type),
  };
}

/** Domain order to the body of single actions: the fields of §3, ids and error texts as they came. */
export function fromOrder(order: Order, { ids, texts }: WireFormats): WireOrder {
  return {
    id: ids.encode('id', order.id),
    order_id: ids.encode('order_id', order.orderId),
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
        ? null
        : (texts.get('error', order.id) ?? JSON.stringify(order.workflowErrors.map(fromWorkflowError))),
    error_message:
      order.shipmentError === null
        ? null
        : (texts.get('error_message', order.id) ?? JSON.stringify(order.shipmentError)),
    error_type: order.errorType,
  };
}

function fromWorkflowError({ message, sku, quantity, type }: Order['workflowErrors'][number]) {
  return { message, sku, qty: quantity, type };
}
