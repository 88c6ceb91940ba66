import {
  isOrderStage,
  type Order,
  parseShipmentError,
  parseWorkflowErrors,
  shipmentErrorJson,
  stageReason,
  workflowErrorsJson,
} from '@hub/domain/orders';
import { toEvent } from './toEvent.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import { toNumber, toTimeOrNull } from '../http/wireFields.ts';
import type { WireOrder } from './wireOrder.ts';

const noErrors: Order['workflowErrors'] = [];

/** Remembered wire formats of ids and texts. */
type WireFormats = Pick<ClientContext, 'ids' | 'texts'>;

/** Wire row to domain. Parses the JSON in its texts; `onUnreadable` receives an error text that is not JSON. */
export function toOrder(wire: WireOrder, { ids, texts }: WireFormats, onUnreadable?: (text: string) => void): Order {
  const orderId = ids.decode('order_id', wire.order_id);
  texts.set('error', orderId, wire.error);
  texts.set('error_message', orderId, wire.error_message);
  const order: Order = {
    id: ids.decodeOptional('id', wire.id),
    orderId,
    orderName: wire.order_name ?? '',
    customerName: wire.customer_name ?? '',
    fulfillmentStatus: wire.fulfillment_status ?? '',
    createdAt: toTimeOrNull(wire.shopify_created_at),
    closedAt: toTimeOrNull(wire.shopify_close_at),
    cancelledAt: toTimeOrNull(wire.shopify_cancelled_at),
    batchedAt: toTimeOrNull(wire.batch_time),
    shippedAt: toTimeOrNull(wire.shipped_time),
    threePlStatus: toNumber(wire['3pl_status']),
    backOrderState: toNumber(wire.is_back_order) ?? 0,
    workflowErrors: wire.error ? parseWorkflowErrors(wire.error, onUnreadable) : noErrors,
    shipmentError: wire.error_message ? parseShipmentError(wire.error_message, onUnreadable) : null,
    errorType: toNumber(wire.error_type),
  };
  if (isOrderStage(wire.stage)) {
    order.stage = wire.stage;
    const event = toEvent(wire.reason);
    const reason = event === null ? null : stageReason(wire.stage, event);
    if (reason !== null) order.stageReason = reason;
  }
  return order;
}

/** Domain order to the body of single actions: the fields of §3, ids and error texts as they came. */
export function fromOrder(order: Order, { ids, texts }: WireFormats): WireOrder {
  return {
    id: ids.encodeOptional('id', order.id),
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
        : (texts.get('error', order.orderId) ?? workflowErrorsJson(order.workflowErrors)),
    error_message:
      order.shipmentError === null
        ? null
        : (texts.get('error_message', order.orderId) ?? shipmentErrorJson(order.shipmentError, null)),
    error_type: order.errorType,
  };
}
