import type { LineItem, Order, OrderAction } from '@hub/domain/orders';
import { checkReply } from '../http/checkReply.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import type { ChangeOptions, RawReply } from '../http/createHttp.ts';
import type { Endpoint } from '../http/Endpoint.ts';
import { RejectedError } from '../http/errors.ts';
import { statusReply } from '../http/statusReply.ts';
import { orderEndpoints } from './orderEndpoints.ts';
import { fromOrder } from './toOrder.ts';
import { fromLineItem } from './toOrderDetail.ts';

/** The server did it; `message` is what it said, null where it said nothing. */
export interface Done {
  message: string | null;
}

/** Actions whose body is the order object, by the last part of their path (§7). */
const endpointOf = {
  'ship-now': orderEndpoints.shipNow,
  'move-to-close': orderEndpoints.moveToClose,
  'cancel-partial-shipment': orderEndpoints.cancelPartialShipment,
  'shipment-workflow': orderEndpoints.shipmentWorkflow,
  'hold-order': orderEndpoints.holdOrder,
  'move-to-open': orderEndpoints.moveToOpen,
  'product-workflow': orderEndpoints.productWorkflow,
  available: orderEndpoints.available,
  'available-partially': orderEndpoints.availablePartially,
} as const satisfies Record<Exclude<SingleAction, 'move-to-open-errored' | 'run-workflow'>, Endpoint>;

/** Every action on one whole order. `cancel-item` is about a line and stands alone. */
export type SingleAction = Exclude<OrderAction, 'cancel-item'>;

/** Carries out one action on one order; throws RejectedError with the server's words where it says no. */
export async function actOnOrder(
  context: ClientContext,
  action: SingleAction,
  order: Order,
  options: ChangeOptions = {},
): Promise<Done> {
  const { http, ids } = context;
  if (action === 'run-workflow') return runWorkflow(context, order.orderId, options);
  if (action === 'move-to-open-errored') {
    const body = [ids.write('order_id', order.orderId)];
    return doneOrRejected(await http.ask(orderEndpoints.moveToOpenErrored, { ...options, body }));
  }
  return doneOrRejected(await http.ask(endpointOf[action], { ...options, body: fromOrder(order, context) }));
}

export interface ItemRemoval {
  order: Order;
  item: LineItem;
  /** How many to take out: 1 up to the line's fulfillable quantity (§5). */
  quantity: number;
}

/** Takes some or all of one line out of an order (§7 cancel-item). */
export async function cancelItem(
  context: ClientContext,
  removal: ItemRemoval,
  options: ChangeOptions = {},
): Promise<Done> {
  const body = {
    line_item: fromLineItem(removal.item, context.ids),
    order: fromOrder(removal.order, context),
    rmQtyValue: String(removal.quantity),
  };
  return doneOrRejected(await context.http.ask(orderEndpoints.cancelItem, { ...options, body }));
}

/** The answer has a shape of its own, with the message under `messgae` (§7). */
async function runWorkflow({ http, ids }: ClientContext, orderId: string, options: ChangeOptions): Promise<Done> {
  const body = { order_id: ids.write('order_id', orderId) };
  const reply = await http.ask(orderEndpoints.runWorkflow, { ...options, body });
  const { success, messgae } = checkReply(orderEndpoints.runWorkflow.reply, reply).data;
  if (!success) throw new RejectedError(reply, messgae || null);
  return { message: messgae || null };
}

export interface TimelineLine {
  orderId: string;
  /** Names the button and, when known, the person (§7). */
  message: string;
}

/** Writes one line into an order's timeline (§7 timeline). */
export async function addTimelineEntry(
  { http, ids }: ClientContext,
  { orderId, message }: TimelineLine,
  options: ChangeOptions = {},
): Promise<void> {
  const body = { order_id: ids.write('order_id', orderId), message };
  const reply = await http.ask(orderEndpoints.timeline, { ...options, body });
  if (checkReply(orderEndpoints.timeline.reply, reply).status === 'error') throw new RejectedError(reply, null);
}

/** §7 "data.status ('error' or not), data.message". */
function doneOrRejected(reply: RawReply): Done {
  const { status, message } = checkReply(statusReply, reply);
  if (status === 'error') throw new RejectedError(reply, message || null);
  return { message: message || null };
}
