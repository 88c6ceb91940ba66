import type { OrderFilters, Stats } from '@hub/domain/dashboard';
import { type Message, message } from '@hub/domain/messages';
import {
  actionListReply,
  actionReply,
  type BulkChange,
  bulkActionReply,
  type ChangeOutcome,
  type OrderAction,
  removalReply,
  requestedReply,
  stoppedRefusal,
  type WholeOrderAction,
} from '@hub/domain/orders/actions';
import type { BulkCallAction } from '@hub/domain/orders/bulk';
import type { AddressEdit, OrderDetail, ReshipRequest } from '@hub/domain/orders/detail';
import type { RowsOf } from '../http/Endpoint.ts';
import type { WireId } from '../http/wireFields.ts';
import { refusedReply, toWireReply } from '../http/wireWords.ts';
import type { Answer, Handlers } from '../server/Handlers.ts';
import { RequestError, requestErrors } from '../server/RequestError.ts';
import { toOrderFilters } from '../server/toOrderFilters.ts';
import type { orderEndpoints } from './orderEndpoints.ts';
import { toWireOrderDetail } from './toWireOrderDetail.ts';
import type { WireStats } from './wireStats.ts';

/** How a person changes an order. */
interface ChangedHow {
  isBulk?: boolean;
  isUndo?: boolean;
}

/** The orders of a shop. `null`: the order is unknown. */
export interface OrderPort {
  readStats(filters: OrderFilters): Answer<Stats>;
  listLocations(): Answer<readonly { locationId: number; name: string }[]>;
  readOrderDetail(orderId: string): Answer<OrderDetail | null>;
  /** Decides the orders whose workflows have not run yet. */
  decideBeforeShipNow(orderIds: readonly string[]): Answer<void>;
  changeOrder(orderId: string, action: WholeOrderAction, how: ChangedHow): Answer<ChangeOutcome | null>;
  /** The outcomes in the order of the ids; the last ones may be missing. */
  changeInBulk(orderIds: readonly string[], action: BulkCallAction): Answer<readonly BulkChange[]>;
  removeItems(orderId: string, removal: { lineItemId: string; quantity: number }): Answer<ChangeOutcome | null>;
  /** Reships units of a shipped order. */
  reship(orderId: string, request: ReshipRequest): Answer<ChangeOutcome | null>;
  /** Cancels the reship with this number. 'unknownReship': the order has none. */
  cancelReship(orderId: string, number: number): Answer<ChangeOutcome | 'unknownReship' | null>;
  /** Changes where the order is delivered. */
  changeAddress(orderId: string, edit: AddressEdit): Answer<ChangeOutcome | null>;
  /** Runs the workflows that follow an action. Returns why they stopped the order; empty if they did not. */
  runAfterAction(orderId: string, action: OrderAction): Answer<readonly Message[]>;
  /** False: the order is unknown. */
  addNote(orderId: string, note: string): Answer<boolean>;
}

export const orderHandlers = {
  stats: async ({ port, query }) => ({ data: toWireStats(await port.readStats(toOrderFilters(query))) }),
  getLocations: async ({ port }) => ({
    data: (await port.listLocations()).map(({ locationId, name }) => ({ location_id: locationId, name })),
  }),
  getOrderDetail: async ({ port, params }) => {
    const detail = await port.readOrderDetail(params.order_id);
    if (detail === null) throw requestErrors.unknownOrder(params.order_id);
    return toWireOrderDetail(detail);
  },
  moveToOpenBulk: ({ port, body }) => bulk(port, body.order_ids, 'move-to-open'),
  moveToCloseBulk: ({ port, body }) => bulk(port, body.order_ids, 'move-to-close'),
  shipNowMultiple: async ({ port, body }) => {
    await port.decideBeforeShipNow(body.order_ids.map(String));
    const { status, ...rest } = await bulk(port, body.order_ids, 'ship-now');
    return { data: { status }, ...rest };
  },
  bulkOrderAction: ({ port, body }) =>
    bulk(port, body.order_ids, body.action === 'move_to_open' ? 'available' : 'available-partially'),
  shipNow: async ({ port, body }) => {
    await port.decideBeforeShipNow([String(body.order_id)]);
    return single(port, body.order_id, 'ship-now');
  },
  moveToClose: ({ port, body }) => single(port, body.order_id, 'move-to-close'),
  cancelPartialShipment: ({ port, body }) => single(port, body.order_id, 'cancel-partial-shipment'),
  shipmentWorkflow: ({ port, body }) => single(port, body.order_id, 'shipment-workflow'),
  holdOrder: ({ port, body }) => single(port, body.order_id, 'hold-order', { isUndo: body.undo === true }),
  moveToOpen: ({ port, body }) => single(port, body.order_id, 'move-to-open', { isUndo: body.undo === true }),
  productWorkflow: ({ port, body }) => single(port, body.order_id, 'product-workflow'),
  available: ({ port, body }) => single(port, body.order_id, 'available'),
  availablePartially: ({ port, body }) => single(port, body.order_id, 'available-partially'),
  moveToOpenErrored: async ({ port, body }) => {
    const outcomes: (ChangeOutcome & { orderId: string })[] = [];
    // Sorted, so that two calls lock the same orders in the same order. Repeated ids count once.
    const orderIds = [...new Set(body.map(String))].toSorted();
    for (const orderId of orderIds) {
      const outcome = await port.changeOrder(orderId, 'move-to-open-errored', { isBulk: orderIds.length > 1 });
      if (outcome === null) throw requestErrors.unknownOrder(orderId);
      outcomes.push({ orderId, ...outcome });
    }
    return {
      ...toWireReply(actionListReply('move-to-open-errored', outcomes)),
      results: outcomes.map(({ orderId, refusal }) => ({
        order_id: orderId,
        ...toWireReply({ status: refusal === null ? 'success' : 'skipped', message: refusal }),
      })),
    };
  },
  cancelItem: async ({ port, body }) => {
    const orderId = String(body.order.order_id);
    const removal = { lineItemId: String(body.line_item.line_item_id), quantity: Number(body.rmQtyValue) };
    const outcome = await port.removeItems(orderId, removal);
    if (outcome === null) throw requestErrors.unknownOrder(orderId);
    const { orderName, refusal, requestedFrom = [] } = outcome;
    if (requestedFrom.length > 0) return toWireReply(requestedReply(orderName, requestedFrom));
    if (refusal === null) await port.runAfterAction(orderId, 'cancel-item');
    return toWireReply(removalReply(body.rmQtyValue, orderName, refusal));
  },
  reshipOrder: async ({ port, body }) => {
    const orderId = String(body.order_id);
    const lines = body.lines.map(({ line_item_id: lineItemId, quantity }) => ({ lineItemId, quantity }));
    return statusOf(orderId, await port.reship(orderId, { lines, reason: body.reason, note: body.note }));
  },
  cancelReship: async ({ port, body }) => {
    const orderId = String(body.order_id);
    const outcome = await port.cancelReship(orderId, body.number);
    if (outcome === 'unknownReship')
      throw new RequestError(404, message('calls.unknownReship', { id: orderId, number: body.number }));
    return statusOf(orderId, outcome);
  },
  changeAddress: async ({ port, body: { order_id: wireId, before, address } }) => {
    const orderId = String(wireId);
    return statusOf(orderId, await port.changeAddress(orderId, { before, address }));
  },
  runWorkflow: async ({ port, body }) => {
    const { status, message, ...said } = await single(port, body.order_id, 'run-workflow');
    return { data: { success: status === 'success', messgae: message, ...said } };
  },
  timeline: async ({ port, body }) => {
    const orderId = String(body.order_id);
    if (!(await port.addNote(orderId, body.message))) throw requestErrors.unknownOrder(orderId);
    return { status: 'success' };
  },
} satisfies Handlers<RowsOf<typeof orderEndpoints, 'read' | 'write'>, OrderPort>;

/** One action on one order, and the workflows that it runs. */
async function single(port: OrderPort, wireId: WireId, action: WholeOrderAction, how: ChangedHow = {}) {
  const orderId = String(wireId);
  const outcome = await port.changeOrder(orderId, action, how);
  if (outcome === null) throw requestErrors.unknownOrder(orderId);
  const { orderName, refusal, requestedFrom = [] } = outcome;
  if (requestedFrom.length > 0) return toWireReply(requestedReply(orderName, requestedFrom));
  const [error] = refusal === null ? await port.runAfterAction(orderId, action) : [];
  return toWireReply(actionReply(action, orderName, refusal ?? stoppedRefusal(error)));
}

function statusOf(orderId: string, outcome: ChangeOutcome | null) {
  if (outcome === null) throw requestErrors.unknownOrder(orderId);
  return outcome.refusal === null ? { status: 'success' as const } : refusedReply(outcome.refusal);
}

/** Each order once, however often it is named. */
async function bulk(port: OrderPort, ids: readonly WireId[], action: BulkCallAction) {
  const orderIds = [...new Map(ids.map((id) => [String(id), id])).values()];
  const outcomes = await port.changeInBulk(orderIds.map(String), action);
  const statuses = outcomes.map(({ status }) => status);
  return {
    ...toWireReply(bulkActionReply(action, statuses)),
    results: outcomes.map(({ status, message }, index) => ({
      order_id: orderIds[index] ?? '',
      ...toWireReply({ status, message }),
    })),
  };
}

/** The figures as a server sends them (§3 Stats). */
function toWireStats(stats: Stats): WireStats {
  return {
    total_orders: stats.totalOrders,
    total_workflows: stats.totalWorkflows,
    total_boxes: stats.totalBoxes,
    open_orders: stats.openOrders,
    orders_in_fulfillment: stats.ordersInFulfillment,
    shipped_orders: stats.shippedOrders,
    error_orders: stats.errorOrders,
    hold_orders: stats.holdOrders,
    back_orders: stats.backOrders,
    user_review: stats.userReview,
    ...(stats.asOf && { as_of: stats.asOf }),
  };
}
