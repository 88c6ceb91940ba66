import { emptyOrder, isOrderStage, type Order } from '@hub/domain/orders';
import {
  parseShipmentError,
  parseWorkflowErrors,
  shipmentErrorJson,
  workflowErrorsJson,
} from '@hub/domain/orders/errors';
import { isKeptInStore, stageReason } from '@hub/domain/orders/timeline';
import { toEvent } from './toEvent.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import { plainOrderFields, type WireOrder } from './wireOrder.ts';

/** Remembered wire formats of ids and texts. */
type WireFormats = Pick<ClientContext, 'ids' | 'texts'>;

/** Wire row to domain. Parses the JSON in its texts; `onUnreadable` receives an error text that is not JSON. */
export function toOrder(wire: WireOrder, { ids, texts }: WireFormats, onUnreadable?: (text: string) => void): Order {
  const orderId = ids.decode('order_id', wire.order_id);
  texts.set('error', orderId, wire.error);
  texts.set('error_message', orderId, wire.error_message);
  const order: Order = plainOrderFields.read({ ...emptyOrder, id: ids.decodeOptional('id', wire.id), orderId }, wire);
  if (wire.error) order.workflowErrors = parseWorkflowErrors(wire.error, onUnreadable);
  if (wire.error_message) order.shipmentError = parseShipmentError(wire.error_message, onUnreadable);
  if (isOrderStage(wire.stage)) {
    order.stage = wire.stage;
    const event = toEvent(wire.reason);
    const reason = event === null ? null : stageReason(wire.stage, event);
    if (reason !== null) order.stageReason = reason;
    if (isKeptInStore(event)) order.isKept = true;
  }
  return order;
}

/** Domain order to the body of single actions: the fields of §3, ids and error texts unchanged. */
export function fromOrder(order: Order, { ids, texts }: WireFormats): WireOrder {
  return {
    id: ids.encodeOptional('id', order.id),
    order_id: ids.encode('order_id', order.orderId),
    ...plainOrderFields.write(order),
    error:
      order.workflowErrors.length === 0
        ? null
        : (texts.get('error', order.orderId) ?? workflowErrorsJson(order.workflowErrors)),
    error_message:
      order.shipmentError === null
        ? null
        : (texts.get('error_message', order.orderId) ?? shipmentErrorJson(order.shipmentError, null)),
  };
}
