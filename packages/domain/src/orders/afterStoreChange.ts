import type { OrderState } from './afterAction.ts';
import { shipmentName } from './applyShipment.ts';
import { fulfillmentStatusOf, hasUnitsToShip, newLine, partsOf } from './fromStoreOrder.ts';
import { shippedQuantity } from './groupLineItems.ts';
import type { Fulfillment, LineItem } from './OrderDetail.ts';
import { type OrderEvent, orderEvent } from '../events/OrderEvent.ts';
import { isFinal } from './OrderStage.ts';
import type { StoreOrder, StoreOrderLine } from './StoreOrder.ts';

import { backOrderStates } from './threePlStatus.ts';

/** What a newer version of an order in the store changed here. */
export interface StoreChange {
  /** Lines that were there are in their order and new ones are the last; what was left alone is the same object. */
  state: OrderState;
  events: readonly OrderEvent[];
  /** Whether what is to be shipped changed, so that it is to be decided and routed again. */
  changesItems: boolean;
  /** Whether nothing of it is to be shipped any more, so that the warehouse is not to ship it. */
  hasEnded: boolean;
  /** Whether units were added, which a warehouse that has the order does not know of. */
  addsUnits: boolean;
  /** Units that are not wanted any more. */
  removed: readonly { lineItemId: string; quantity: number }[];
}

export interface StoreChangeOptions {
  /** The store's fulfillments that are shipments of ours; others were made by somebody else. */
  ownFulfillments: ReadonlySet<string>;
  /** False while changes of ours wait to be written: fulfillments that the store has may be ours without our knowing. */
  readsFulfillments: boolean;
}

/** The state of an order after the store has changed it. Orders that ended here stay as they ended. */
export function afterStoreChange(
  before: OrderState,
  received: StoreOrder,
  { ownFulfillments, readsFulfillments }: StoreChangeOptions,
): StoreChange {
  const nothing = { state: before, events: [], changesItems: false, hasEnded: false, addsUnits: false, removed: [] };
  if (before.stage === 'cancelled') return nothing;
  if (received.cancelledAt !== null)
    return {
      ...nothing,
      state: { ...before, stage: 'cancelled', order: { ...before.order, cancelledAt: received.cancelledAt } },
      events: [cancelEvent(before)],
      hasEnded: true,
    };
  if (isFinal(before.stage)) return nothing;
  const lines = changedLines(before.detail, received.lines);
  const shipped = readsFulfillments ? foreignFulfillments(before, received, ownFulfillments) : [];
  const lineItems = withoutFulfilled(lines.after, shipped);
  const fulfillments = shipped.length === 0 ? before.detail.fulfillments : [...before.detail.fulfillments, ...shipped];
  const isChanged = lines.events.length > 0 || shipped.length > 0;
  const atWarehouse = before.stage === 'inFulfillment' && lines.events.length > 0;
  const events = [
    ...lines.events,
    ...(shipped.length > 0 ? [orderEvent('fulfilledInStore', {})] : []),
    ...(atWarehouse ? [orderEvent('warehouseOutdated', {})] : []),
  ];
  const detail = isChanged ? { ...before.detail, lineItems, fulfillments } : before.detail;
  const changed: OrderState = { ...before, detail, order: renamed(before, received, detail) };
  const end = endOf(changed, received, isChanged);
  return {
    state: end.state,
    events: [...events, ...end.events],
    changesItems: isChanged && end.state.stage === before.stage,
    hasEnded: end.state.stage !== before.stage,
    addsUnits: lines.addsUnits,
    removed: lines.removed,
  };
}

/** A person has to know that goods of a canceled order have left. */
function cancelEvent({ detail: { lineItems, fulfillments } }: OrderState): OrderEvent {
  const status = fulfillmentStatusOf(lineItems, withoutCanceled(fulfillments));
  return orderEvent('canceledInStore', { shipped: status === '' ? 'none' : status === 'partial' ? 'part' : 'all' });
}

/** Shipments that have left, or may have. */
function withoutCanceled(fulfillments: readonly Fulfillment[]): readonly Fulfillment[] {
  return fulfillments.filter(({ shipmentStatus }) => shipmentStatus !== 'canceled');
}

/** Stage and events when nothing is left to ship, or the order was archived. */
function endOf(
  state: OrderState,
  received: StoreOrder,
  isChanged: boolean,
): { state: OrderState; events: readonly OrderEvent[] } {
  const { lineItems, fulfillments } = state.detail;
  const hasShipped = fulfillments.some(({ quantity }) => quantity > 0);
  // A store archives what was fulfilled by itself; here it stays listed as shipped.
  if (received.closedAt !== null && state.stage !== 'inFulfillment' && state.stage !== 'shipped')
    return {
      state: { ...state, stage: 'closed', order: { ...state.order, closedAt: received.closedAt } },
      events: [orderEvent('archivedInStore', {})],
    };
  if (!isChanged || state.stage === 'shipped' || lineItems.some(hasUnitsToShip)) return { state, events: [] };
  const order = { ...state.order, backOrderState: backOrderStates.none };
  return hasShipped
    ? { state: { ...state, stage: 'shipped', order: { ...order, shippedAt: received.updatedAt } }, events: [] }
    : {
        state: { ...state, stage: 'closed', order: { ...order, closedAt: received.updatedAt } },
        events: [orderEvent('nothingLeftInStore', {})],
      };
}

function renamed(
  { order }: OrderState,
  { customerName }: StoreOrder,
  { lineItems, fulfillments }: OrderState['detail'],
): OrderState['order'] {
  const fulfillmentStatus = fulfillmentStatusOf(lineItems, fulfillments);
  if (order.customerName === customerName && order.fulfillmentStatus === fulfillmentStatus) return order;
  return { ...order, customerName, fulfillmentStatus };
}

/** Lines that only this app has (of a bundle that was split, say) are none of the store's and stay. */
function changedLines(
  { lineItems: before, fulfillments }: OrderState['detail'],
  received: readonly StoreOrderLine[],
): { after: readonly LineItem[]; events: readonly OrderEvent[]; addsUnits: boolean; removed: StoreChange['removed'] } {
  const known = new Map(received.map((line) => [line.lineItemId, line]));
  const shipped = withoutCanceled(fulfillments);
  const events: OrderEvent[] = [];
  const removed: { lineItemId: string; quantity: number }[] = [];
  const after = before.map((item) => {
    const line = known.get(item.lineItemId);
    if (line === undefined || item.isCancelled || line.currentQuantity === item.quantity) return item;
    const units = line.currentQuantity - item.quantity;
    events.push(
      orderEvent('quantityChanged', {
        item: item.name,
        before: item.quantity,
        after: Math.max(0, line.currentQuantity),
      }),
    );
    if (units < 0 && shippedQuantity(item, shipped) > line.currentQuantity)
      events.push(orderEvent('tooLateToReduce', { item: item.name }));
    if (units < 0) removed.push({ lineItemId: item.lineItemId, quantity: Math.min(-units, item.fulfillableQuantity) });
    if (line.currentQuantity <= 0) return { ...item, fulfillableQuantity: 0, isCancelled: true };
    return {
      ...item,
      quantity: line.currentQuantity,
      fulfillableQuantity: Math.max(0, item.fulfillableQuantity + units),
    };
  });
  const ids = new Set(before.map(({ lineItemId }) => lineItemId));
  // Fulfilled units are taken off with the fulfillments that took them.
  const added = received
    .filter(({ lineItemId }) => !ids.has(lineItemId))
    .map((line) => newLine({ ...line, unfulfilledQuantity: line.currentQuantity }));
  for (const { name, quantity, isCancelled } of added)
    if (!isCancelled) events.push(orderEvent('itemAddedInStore', { item: name, quantity }));
  const addsUnits =
    added.some(({ isCancelled }) => !isCancelled) ||
    after.some((item, index) => item.quantity > (before[index]?.quantity ?? 0));
  return { after: [...after, ...added], events, addsUnits, removed: removed.filter(({ quantity }) => quantity > 0) };
}

/** Parts of the store's fulfillments that are neither ours nor known. */
function foreignFulfillments(
  { order, detail }: OrderState,
  { fulfillments }: StoreOrder,
  own: ReadonlySet<string>,
): Fulfillment[] {
  const known = new Set(detail.fulfillments.map(({ fulfillmentId }) => fulfillmentId));
  const numbers = new Set(detail.fulfillments.flatMap(({ trackingNumber }) => trackingNumber ?? []));
  const foreign = fulfillments.filter(
    ({ fulfillmentId, isCancelled, trackingNumber }) =>
      !isCancelled &&
      !known.has(fulfillmentId) &&
      !own.has(fulfillmentId) &&
      (trackingNumber === null || !numbers.has(trackingNumber)),
  );
  const first = new Set(detail.fulfillments.map(({ name }) => name)).size + 1;
  return foreign.flatMap((part, index) => partsOf(part, shipmentName(order.orderName, first + index)));
}

function withoutFulfilled(lineItems: readonly LineItem[], shipped: readonly Fulfillment[]): readonly LineItem[] {
  if (shipped.length === 0) return lineItems;
  return lineItems.map((item) => {
    const units = shippedQuantity(item, shipped);
    return units === 0 ? item : { ...item, fulfillableQuantity: Math.max(0, item.fulfillableQuantity - units) };
  });
}
