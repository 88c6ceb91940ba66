import type { Order } from '@hub/domain/orders';
import type { OrderAction } from '@hub/domain/orders/actions';
import type { AddressEdit, LineItem, ReshipRequest } from '@hub/domain/orders/detail';
import { checkReply } from '../http/checkReply.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import type { ChangeOptions, RawReply } from '../http/createHttpClient.ts';
import type { Endpoint } from '../http/Endpoint.ts';
import { RedirectError, RejectedError, UnexpectedReplyError } from '../http/errors.ts';
import { readStatus, statusEnvelope, throwIfRefused } from '../http/statusReply.ts';
import { toMessage } from '../http/wireWords.ts';
import { toFlag } from '../http/wireFields.ts';
import { orderEndpoints } from './orderEndpoints.ts';
import { fromOrder } from './toOrder.ts';
import { fromLineItem } from './toOrderDetail.ts';

/** `message`: the server's, `null` for none. */
export interface OrderActionResult {
  message: string | null;
}

/** Actions whose body is the order, by the last segment of their path (§7). */
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

/** Actions on a whole order; `cancel-item` acts on a line. */
export type SingleAction = Exclude<OrderAction, 'cancel-item'>;

export interface ActionOptions extends ChangeOptions {
  /** It undoes the last action. Sent only to servers with capability `timeline`. */
  isUndo?: boolean;
}

/** Performs an action on one order; throws RejectedError with the server's message. */
export async function performOrderAction(
  context: ClientContext,
  action: SingleAction,
  order: Order,
  { isUndo = false, ...options }: ActionOptions = {},
): Promise<OrderActionResult> {
  const { http, ids } = context;
  if (action === 'run-workflow') return runWorkflow(context, order.orderId, options);
  if (action === 'move-to-open-errored') {
    const body = [ids.encode('order_id', order.orderId)];
    return toActionResult(await http.request(orderEndpoints.moveToOpenErrored, { ...options, body }));
  }
  return toActionResult(
    await http.request(endpointOf[action], {
      ...options,
      body: { ...fromOrder(order, context), ...(isUndo && writesTimeline(context) && { undo: true }) },
    }),
  );
}

export interface CancelItemParams {
  order: Order;
  item: LineItem;
  /** Units to remove: 1 to the line's fulfillable quantity (§5). */
  quantity: number;
}

/** Removes units of a line (§7). */
export async function cancelItem(
  context: ClientContext,
  params: CancelItemParams,
  options: ChangeOptions = {},
): Promise<OrderActionResult> {
  const body = {
    line_item: fromLineItem(params.item, context.ids),
    order: fromOrder(params.order, context),
    rmQtyValue: String(params.quantity),
  };
  return toActionResult(await context.http.request(orderEndpoints.cancelItem, { ...options, body }));
}

/** Reships units of a shipped order; throws RejectedError with the server's message. */
export async function reshipOrder(
  { http, ids }: ClientContext,
  { orderId, lines, reason, note }: ReshipRequest & { orderId: string },
  options: ChangeOptions = {},
): Promise<void> {
  const units = lines.map(({ lineItemId, quantity }) => ({ line_item_id: lineItemId, quantity }));
  const body = { order_id: ids.encode('order_id', orderId), lines: units, reason, note };
  throwIfRefused(await http.request(orderEndpoints.reshipOrder, { ...options, body }));
}

/** Cancels or dismisses a reship; throws RejectedError with the server's message. */
export async function cancelReship(
  { http, ids }: ClientContext,
  { orderId, number }: { orderId: string; number: number },
  options: ChangeOptions = {},
): Promise<void> {
  const body = { order_id: ids.encode('order_id', orderId), number };
  throwIfRefused(await http.request(orderEndpoints.cancelReship, { ...options, body }));
}

/** Changes where an order is delivered; throws RejectedError with the server's message. */
export async function changeAddress(
  { http, ids }: ClientContext,
  { orderId, before, address }: AddressEdit & { orderId: string },
  options: ChangeOptions = {},
): Promise<void> {
  const body = { order_id: ids.encode('order_id', orderId), before, address };
  throwIfRefused(await http.request(orderEndpoints.changeAddress, { ...options, body }));
}

/** Its message is in `messgae` (§7). */
async function runWorkflow(
  { http, ids }: ClientContext,
  orderId: string,
  options: ChangeOptions,
): Promise<OrderActionResult> {
  const body = { order_id: ids.encode('order_id', orderId) };
  const reply = await http.request(orderEndpoints.runWorkflow, { ...options, body });
  const { success, messgae, ...wire } = checkReply(orderEndpoints.runWorkflow.reply, reply).data;
  const message = toMessage(messgae, wire);
  const isDone = success === undefined || success === null ? readStatus(reply) === 'success' : toFlag(success);
  if (!isDone) throw new RejectedError(reply, message);
  return { message };
}

export interface TimelineRequest {
  orderId: string;
  /** Contains the button and, if known, the person (§7). */
  message: string;
}

/** Adds an entry to an order's timeline (§7). Any status below 400 means written, regardless of the body. */
export async function addTimelineEntry(
  { http, ids }: ClientContext,
  { orderId, message }: TimelineRequest,
  options: ChangeOptions = {},
): Promise<void> {
  const body = { order_id: ids.encode('order_id', orderId), message };
  try {
    await http.request(orderEndpoints.timeline, { ...options, body });
  } catch (error) {
    if (!(error instanceof UnexpectedReplyError || error instanceof RedirectError)) throw error;
  }
}

/**
 * Adds the entry of an action to the order's timeline, unless the server has capability `timeline` and writes it itself.
 * Resolves with whether it was sent.
 */
export async function noteAction(
  context: ClientContext,
  entry: TimelineRequest,
  options?: ChangeOptions,
): Promise<boolean> {
  if (writesTimeline(context)) return false;
  await addTimelineEntry(context, entry, options);
  return true;
}

function writesTimeline({ capabilities }: Pick<ClientContext, 'capabilities'>): boolean {
  return capabilities.includes('timeline');
}

/** Throws when `status` is a refusal (§7). */
function toActionResult(reply: RawReply): OrderActionResult {
  const checked = checkReply(statusEnvelope, reply);
  const message = toMessage(checked.message, checked);
  throwIfRefused(reply);
  return { message };
}
