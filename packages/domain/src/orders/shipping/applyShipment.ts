import type { IsoTime } from '../../shared/dates/IsoTime.ts';
import type { OrderState } from '../actions/afterAction.ts';
import type { OrderChange } from '../actions/applyAction.ts';
import { waitingStages } from '../OrderStage.ts';
import { lineItemGroup, shippedQuantity } from '../detail/groupLineItems.ts';
import { unshippedUnits } from '../actions/linesToRoute.ts';
import type { Fulfillment, LineItem, OrderDetail } from '../detail/OrderDetail.ts';
import type { PackedBox, PackedItem } from './packBoxes.ts';
import { backOrderStates, lineItemThreePlStatus, orderThreePlStatus } from '../threePlStatus.ts';

/** Units per line that the warehouse received and has not shipped, in line order. */
export function itemsToShip({ lineItems, fulfillments }: OrderDetail): readonly PackedItem[] {
  return lineItems.flatMap((item) => {
    const isSent = item.threePlStatus === lineItemThreePlStatus.sentToWarehouse;
    const quantity = isSent ? unshippedUnits(item, fulfillments) : 0;
    return quantity > 0 ? [{ lineItemId: item.lineItemId, quantity }] : [];
  });
}

/**
 * The state after a warehouse shipped some boxes. With everything shipped the order is shipped; short items return it
 * to back orders; items still at the warehouse keep it in fulfillment. If another warehouse refused a part, the order
 * stays in error, or where it was moved from there, until that part has shipped too.
 */
export function applyShipment(state: OrderState, boxes: readonly PackedBox[], at: IsoTime): OrderChange {
  const refusal = shipmentRefusal(state, boxes);
  if (refusal !== null) return { state: null, refusal };
  const detail = withBoxes(state, boxes);
  const order = { ...state.order, shippedAt: at };
  const isAnyUnshipped = detail.lineItems.some((item) => isUnshipped(item, detail.fulfillments));
  if (itemsToShip(detail).length > 0 || (state.stage !== 'inFulfillment' && isAnyUnshipped))
    return { state: { ...state, order: { ...order, fulfillmentStatus: 'partial' }, detail }, refusal: null };
  if (isAnyUnshipped) {
    const partly = { ...order, fulfillmentStatus: 'partial', backOrderState: backOrderStates.partlyReleased };
    return { state: { stage: 'backOrder', order: partly, detail }, refusal: null };
  }
  const isOver = order.threePlStatus === orderThreePlStatus.partlyReleased || state.stage !== 'inFulfillment';
  const threePlStatus = isOver ? null : order.threePlStatus;
  const noError = state.stage === 'error' && { shipmentError: null, errorType: null };
  const done = { fulfillmentStatus: 'fulfilled', backOrderState: backOrderStates.none, threePlStatus };
  const whole = { ...order, ...done, ...noError };
  return { state: { stage: 'shipped', order: whole, detail }, refusal: null };
}

/** `#536365.1`. */
export function shipmentName(orderName: string, box: number): string {
  return `${orderName}.${box}`;
}

/** The id of a box of the order with this row id. */
export function shipmentId(rowId: string, box: number): string {
  return String(Number(rowId) * 10 + box);
}

function shipmentRefusal({ stage, detail }: OrderState, boxes: readonly PackedBox[]): string | null {
  if (stage !== 'inFulfillment' && !waitingStages.includes(stage)) return 'It isn’t in fulfillment.';
  if (boxes.length === 0 || boxes.some(({ items }) => items.length === 0)) return 'A shipment has at least one item.';
  const left = new Map(itemsToShip(detail).map(({ lineItemId, quantity }) => [lineItemId, quantity]));
  for (const { lineItemId, quantity } of boxes.flatMap(({ items }) => items)) {
    const units = left.get(lineItemId) ?? 0;
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > units)
      return 'The warehouse doesn’t have that many of an item.';
    left.set(lineItemId, units - quantity);
  }
  return null;
}

function withBoxes({ order, detail }: OrderState, boxes: readonly PackedBox[]): OrderDetail {
  const firstBox = nextBox(order.orderName, detail.fulfillments);
  const added = boxes.flatMap(({ items, ...box }, index) =>
    items.map(({ lineItemId, quantity }): Fulfillment => ({
      ...box,
      name: shipmentName(order.orderName, firstBox + index),
      fulfillmentId: shipmentId(order.id ?? order.orderId, firstBox + index),
      lineItemId,
      quantity,
    })),
  );
  return {
    ...detail,
    fulfillments: [...detail.fulfillments, ...added],
    lineItems: detail.lineItems.map((item) => withoutShipped(item, shippedQuantity(item, added))),
  };
}

/** One more than the largest number in the order's shipment names. */
function nextBox(orderName: string, fulfillments: readonly Fulfillment[]): number {
  const prefix = `${orderName}.`;
  const numbers = fulfillments.map(({ name }) => (name.startsWith(prefix) ? Number(name.slice(prefix.length)) : 0));
  return Math.max(0, ...numbers.filter(Number.isSafeInteger)) + 1;
}

/** An untouched item stays the same object. */
function withoutShipped(item: LineItem, units: number): LineItem {
  return units === 0 ? item : { ...item, fulfillableQuantity: Math.max(0, item.fulfillableQuantity - units) };
}

function isUnshipped(item: LineItem, fulfillments: readonly Fulfillment[]): boolean {
  const group = lineItemGroup(item, false);
  return (group === 'backOrder' || group === 'nonShipped') && unshippedUnits(item, fulfillments) > 0;
}
