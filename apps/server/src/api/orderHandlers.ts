import type { OrderEndpointName } from '@hub/api-client/orders';
import { requestErrors, toOrderFilters, toWireOrderDetail, toWireReply, toWireStats } from '@hub/api-client/server';
import { readAllocations, readLocations, readOrderDetail, readShipTo } from '@hub/database';
import { findProvider } from '@hub/domain/integrations';
import type { Message } from '@hub/domain/messages';
import {
  actionListReply,
  actionReply,
  requestedReply,
  stoppedRefusal,
  type BulkCallAction,
  bulkActionReply,
  type OrderAction,
  removalReply,
} from '@hub/domain/orders';
import {
  addNote,
  type ChangedBy,
  changeInBulk,
  changeOrder,
  type ChangeOutcome,
  decideBeforeShipNow,
  eligibleFlows,
  handoversOf,
  orderStats,
  removeItems,
  runAfterAction,
  readHandovers,
  readWarehouseParts,
} from '@hub/engine';
import type { Call, Handlers } from './CallContext.ts';

type WireId = string | number;
type Change = Pick<Call<'holdOrder'>, 'transaction' | 'session' | 'now'>;
type ChangedHow = Pick<ChangedBy, 'isBulk' | 'isUndo'>;
type Services = Pick<Call<'holdOrder'>, 'transaction' | 'services' | 'now'>;

/** The calls about orders (§7), but for the list, which is streamed. */
export const orderHandlers = {
  stats: async ({ transaction, query, now }) => ({
    data: toWireStats(await orderStats(transaction, toOrderFilters(query), now)),
  }),
  getLocations: async ({ transaction }) => {
    const locations = await readLocations(transaction);
    return { data: locations.map(({ locationId, name }) => ({ location_id: locationId, name })) };
  },
  getOrderDetail: async ({ transaction, services, params }) => {
    const { order_id: orderId } = params;
    const { providers } = services;
    const [detail, eligible, allocated, handoverOf, shipTo, { parts, carriers }] = await Promise.all([
      readOrderDetail(transaction, orderId),
      eligibleFlows(transaction, providers, orderId),
      readAllocations(transaction, [orderId]),
      readHandovers(transaction, providers, orderId),
      readShipTo(transaction, orderId),
      readWarehouseParts(transaction, orderId),
    ]);
    if (detail === null) throw requestErrors.unknownOrder(orderId);
    const allocations = Map.groupBy(allocated, ({ lineItemId }) => lineItemId);
    const lineItems = detail.lineItems.map((item) => {
      const own = allocations.get(item.lineItemId);
      return own === undefined ? item : { ...item, allocations: own };
    });
    const handovers = handoverOf === null ? [] : handoversOf(handoverOf, allocated);
    const [handover] = handovers;
    const receivers = handovers.flatMap(({ providerId }) => providerId ?? []).map(nameOfProvider);
    const labels = handover && {
      tags: handover.tags,
      shipping: {
        method: handover.shippingMethod,
        service: handover.service,
        isMapped: handovers.every(({ providerId, service }) => providerId === null || service !== null),
        provider: receivers.length === 0 ? null : receivers.join(' and '),
      },
    };
    const fulfillments = detail.fulfillments.map((part) => ({ ...part, ...carriers.get(part.fulfillmentId) }));
    return toWireOrderDetail({
      ...detail,
      ...labels,
      ...(parts.length > 0 && { warehouseParts: parts }),
      fulfillments,
      ...(shipTo && { shipTo }),
      lineItems,
      eligibleFlows: eligible ?? detail.eligibleFlows,
    });
  },
  moveToOpenBulk: (call) => bulk(call, call.body.order_ids, 'move-to-open'),
  moveToCloseBulk: (call) => bulk(call, call.body.order_ids, 'move-to-close'),
  shipNowMultiple: async (call) => {
    await decided(call, call.body.order_ids);
    const { status, ...rest } = await bulk(call, call.body.order_ids, 'ship-now');
    return { data: { status }, ...rest };
  },
  bulkOrderAction: (call) =>
    bulk(call, call.body.order_ids, call.body.action === 'move_to_open' ? 'available' : 'available-partially'),
  shipNow: async (call) => {
    await decided(call, [call.body.order_id]);
    return single(call, call.body.order_id, 'ship-now');
  },
  moveToClose: (call) => single(call, call.body.order_id, 'move-to-close'),
  cancelPartialShipment: (call) => single(call, call.body.order_id, 'cancel-partial-shipment'),
  shipmentWorkflow: (call) => singleThenWorkflows(call, call.body.order_id, 'shipment-workflow'),
  holdOrder: (call) => single(call, call.body.order_id, 'hold-order', { isUndo: call.body.undo === true }),
  moveToOpen: (call) => single(call, call.body.order_id, 'move-to-open', { isUndo: call.body.undo === true }),
  productWorkflow: (call) => singleThenWorkflows(call, call.body.order_id, 'product-workflow'),
  available: (call) => single(call, call.body.order_id, 'available'),
  availablePartially: (call) => single(call, call.body.order_id, 'available-partially'),
  moveToOpenErrored: async (call) => {
    const outcomes: (ChangeOutcome & { orderId: string })[] = [];
    // Sorted, so that two calls lock the same orders in the same order. An id that is named twice is one order.
    const orderIds = [...new Set(call.body.map(String))].toSorted();
    for (const orderId of orderIds) {
      const how = { isBulk: orderIds.length > 1 };
      outcomes.push({ orderId, ...(await changed(call, orderId, 'move-to-open-errored', how)) });
    }
    return {
      ...toWireReply(actionListReply('move-to-open-errored', outcomes)),
      results: outcomes.map(({ orderId, refusal }) => ({
        order_id: orderId,
        ...toWireReply({ status: refusal === null ? 'success' : 'skipped', message: refusal }),
      })),
    };
  },
  cancelItem: async (call) => {
    const { transaction, session, body, now } = call;
    const orderId = String(body.order.order_id);
    const removal = { lineItemId: String(body.line_item.line_item_id), quantity: Number(body.rmQtyValue) };
    const outcome = await removeItems(transaction, orderId, removal, session, now);
    if (outcome === null) throw requestErrors.unknownOrder(orderId);
    if (outcome.requestedFrom !== undefined && outcome.requestedFrom.length > 0)
      return toWireReply(requestedReply(outcome.orderName, outcome.requestedFrom));
    if (outcome.refusal === null) await followedByWorkflows(call, orderId, 'cancel-item');
    return toWireReply(removalReply(body.rmQtyValue, outcome.orderName, outcome.refusal));
  },
  runWorkflow: async (call) => {
    const { status, message, ...said } = await singleThenWorkflows(call, call.body.order_id, 'run-workflow');
    return { data: { success: status === 'success', messgae: message, ...said } };
  },
  timeline: async ({ transaction, session, body, now }) => {
    const orderId = String(body.order_id);
    if (!(await addNote(transaction, session, orderId, body.message, now))) throw requestErrors.unknownOrder(orderId);
    return { status: 'success' };
  },
} satisfies Handlers<Exclude<OrderEndpointName, 'listOrder'>>;

async function single(
  call: Change,
  orderId: WireId,
  action: Exclude<OrderAction, 'cancel-item'>,
  how: ChangedHow = {},
): Promise<ReturnType<typeof toWireReply>> {
  const { orderName, refusal, requestedFrom = [] } = await changed(call, String(orderId), action, how);
  return toWireReply(
    requestedFrom.length > 0 ? requestedReply(orderName, requestedFrom) : actionReply(action, orderName, refusal),
  );
}

/** The same, and then what the action makes run. */
async function singleThenWorkflows(
  call: Change & Pick<Call<'holdOrder'>, 'services'>,
  orderId: WireId,
  action: Exclude<OrderAction, 'cancel-item'>,
): Promise<ReturnType<typeof toWireReply>> {
  const { orderName, refusal } = await changed(call, String(orderId), action);
  const [error] = refusal === null ? await followedByWorkflows(call, String(orderId), action) : [];
  return toWireReply(actionReply(action, orderName, refusal ?? stoppedRefusal(error)));
}

function nameOfProvider(providerId: string): string {
  return findProvider(providerId)?.name ?? providerId;
}

function decided({ transaction, services, now }: Services, orderIds: readonly WireId[]): Promise<void> {
  return decideBeforeShipNow(transaction, services.providers, orderIds.map(String), now);
}

function followedByWorkflows(
  { transaction, services, now }: Services,
  orderId: string,
  action: OrderAction,
): Promise<readonly Message[]> {
  return runAfterAction(transaction, services.providers, orderId, action, now);
}

async function changed(
  { transaction, session, now }: Change,
  orderId: string,
  action: Exclude<OrderAction, 'cancel-item'>,
  how: ChangedHow = {},
): Promise<ChangeOutcome> {
  const outcome = await changeOrder(transaction, orderId, action, { ...session, ...how }, now);
  if (outcome === null) throw requestErrors.unknownOrder(orderId);
  return outcome;
}

async function bulk({ transaction, session, now }: Change, orderIds: readonly WireId[], action: BulkCallAction) {
  const outcomes = await changeInBulk(transaction, session, orderIds.map(String), action, now);
  const reply = bulkActionReply(
    action,
    outcomes.map(({ status }) => status),
  );
  return {
    ...toWireReply(reply),
    results: outcomes.map((outcome, index) => ({ order_id: orderIds[index] ?? '', ...toWireReply(outcome) })),
  };
}
