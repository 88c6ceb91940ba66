import type { OrderEvent } from '../../events/OrderEvent.ts';
import { openDisputes } from '../../shared/shipping/ShipPolicy.ts';
import type { OrderState } from '../actions/afterAction.ts';
import { withoutCanceled } from '../detail/groupLineItems.ts';
import type { Fulfillment, LineItem } from '../detail/OrderDetail.ts';
import { emptyOrder, type Order } from '../Order.ts';
import type { OrderStage } from '../OrderStage.ts';
import { shipmentName } from '../shipping/applyShipment.ts';
import { virtualItems } from '../threePlStatus.ts';
import type { IntakePolicy } from './IntakePolicy.ts';
import type { StoreFulfillmentOrder, StoreOrder, StoreOrderFulfillment, StoreOrderLine } from './StoreOrder.ts';
import { elsewhereEvent, storeRest } from './storeRest.ts';
import { endedStatuses, type UnitsLeft, whatToShip } from './whatToShip.ts';
import { isTestToHold, type Stop, whyItWaits } from './whyItWaits.ts';

/**
 * A new order, with the event for why it waits or does not ship here; `null` when it is open or has ended in the
 * store.
 */
export interface ReceivedState {
  state: OrderState;
  event: OrderEvent | null;
}

/**
 * Creates an order from the store's. One that is canceled, fulfilled or archived there, or has nothing that this app
 * ships, has ended here too. `orderName` is used when another order has this one's name.
 */
export function fromStoreOrder(
  received: StoreOrder,
  policy: IntakePolicy,
  orderName: string = received.name,
): ReceivedState {
  const { orderId, createdAt, cancelledAt, closedAt } = received;
  const left = unitsLeft(received, policy);
  const fulfillments = received.fulfillments
    .filter(({ isCancelled }) => !isCancelled)
    .flatMap((fulfillment, index) => partsOf(fulfillment, shipmentName(orderName, index + 1)));
  const lineItems = received.lines.map((line) => newLine(line, left, fulfillments));
  const stop = whyItWaits(received, left, policy);
  const { stage, event } = firstStage(received, left, stop, fulfillments.length > 0);
  return {
    event,
    state: {
      stage,
      order: {
        ...emptyOrder,
        id: orderId,
        orderId,
        orderName,
        ...factsOfRow(received, left),
        fulfillmentStatus: fulfillmentStatusOf(lineItems, left, fulfillments),
        createdAt,
        closedAt: stage === 'closed' ? (closedAt ?? createdAt) : closedAt,
        cancelledAt,
        shippedAt: fulfillments.length > 0 ? received.updatedAt : null,
      },
      detail: { lineItems, fulfillments, eligibleFlows: [], triggeredFlows: [], timeline: [] },
    },
  };
}

/** The list fields that come from the store. */
export function factsOfRow(received: StoreOrder, left: UnitsLeft) {
  const { customerName, poNumber, financialStatus, risk, disputes, isTest, fulfillmentOrders } = received;
  return {
    customerName,
    poNumber,
    paymentStatus: financialStatus ?? '',
    risk: risk ?? '',
    dispute: disputeOf(disputes),
    deliveryMethod: deliveryMethodOf(fulfillmentOrders),
    isTest,
    keptUnits: storeRest(left).reduce((sum, { units }) => sum + units, 0),
  } satisfies Partial<Order>;
}

/** The most urgent of several disputes: an open one first, otherwise the newest. */
function disputeOf(statuses: readonly string[] = []): string {
  return openDisputes.find((status) => statuses.includes(status)) ?? statuses.at(-1) ?? '';
}

/**
 * Delivery method of the parts that ship or have shipped; moved and canceled ones count only when there are no
 * others.
 */
function deliveryMethodOf(parts: readonly StoreFulfillmentOrder[]): string {
  const isDone = ({ lines }: StoreFulfillmentOrder) => lines.some(({ total, remaining }) => remaining < total);
  const valid = parts.filter((part) => !endedStatuses.has(part.status) || isDone(part));
  const methods = new Set((valid.length > 0 ? valid : parts).flatMap(({ method }) => method ?? []));
  return methods.size > 1 ? 'MIXED' : ([...methods][0] ?? '');
}

/**
 * Counts only goods: a gift card does not ship. A test order that never leaves has none. The store creates
 * fulfillment orders moments after the order.
 */
export function unitsLeft(received: StoreOrder, policy: IntakePolicy): UnitsLeft {
  if (received.fulfillmentOrders.length === 0) return unplannedUnits(received);
  const goods = new Set(received.lines.flatMap((line) => (isGoods(line) ? [line.lineItemId] : [])));
  const parts = received.fulfillmentOrders.map((part): StoreFulfillmentOrder => ({
    ...part,
    lines: part.lines.filter(({ lineItemId }) => goods.has(lineItemId)),
  }));
  const left = whatToShip(parts, policy);
  if (!isTestToHold(received, policy)) return left;
  return { ...left, now: new Map(), waiting: sumOf(left.now, left.waiting) };
}

/**
 * Whether lines and fulfillment orders disagree on the units left. What a service gave back is in no fulfillment
 * order until the store creates one.
 */
export function isContradictory({ cancelledAt, lines, fulfillmentOrders }: StoreOrder): boolean {
  if (cancelledAt !== null || fulfillmentOrders.length === 0) return false;
  if (fulfillmentOrders.some(({ status }) => status === 'INCOMPLETE')) return false;
  const parts = fulfillmentOrders.filter(({ status }) => !endedStatuses.has(status)).flatMap((part) => part.lines);
  return lines.filter(isGoods).some(({ lineItemId, unfulfilledQuantity }) => {
    const left = parts.reduce((sum, part) => (part.lineItemId === lineItemId ? sum + part.remaining : sum), 0);
    return left !== unfulfilledQuantity;
  });
}

function unplannedUnits({ lines }: StoreOrder): UnitsLeft {
  const open = lines.filter((line) => isGoods(line) && line.unfulfilledQuantity > 0);
  return {
    now: new Map(),
    waiting: new Map(open.map(({ lineItemId, unfulfilledQuantity }) => [lineItemId, unfulfilledQuantity])),
    waits: open.length === 0 ? [] : [{ type: 'unplanned' }],
    elsewhere: new Map(),
    others: [],
    kept: [],
    destinations: [null],
  };
}

function sumOf(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const sum = new Map(one);
  for (const [lineItemId, units] of other) sum.set(lineItemId, (sum.get(lineItemId) ?? 0) + units);
  return sum;
}

function firstStage(
  { cancelledAt, closedAt }: StoreOrder,
  left: UnitsLeft,
  stop: Stop | null,
  isFulfilled: boolean,
): { stage: OrderStage; event: OrderEvent | null } {
  if (cancelledAt !== null) return { stage: 'cancelled', event: null };
  if (closedAt !== null) return { stage: 'closed', event: null };
  if (stop !== null) return stop;
  if (left.now.size > 0) return { stage: 'open', event: null };
  if (isFulfilled) return { stage: 'shipped', event: null };
  return { stage: 'closed', event: elsewhereEvent(left) };
}

/** Goods with something still to ship. */
export function hasUnitsToShip({ isCancelled, virtualItem, fulfillableQuantity }: LineItem): boolean {
  return !isCancelled && (virtualItem === null || virtualItem < virtualItems.service) && fulfillableQuantity > 0;
}

/** `fulfillment_status` by what is left and what has shipped (§4). */
export function fulfillmentStatusOf(
  lineItems: readonly LineItem[],
  { waiting, elsewhere }: UnitsLeft,
  fulfillments: readonly Fulfillment[],
): string {
  if (!fulfillments.some(({ quantity, shipmentStatus }) => quantity > 0 && shipmentStatus !== 'canceled')) return '';
  return lineItems.some(hasUnitsToShip) || waiting.size > 0 || elsewhere.size > 0 ? 'partial' : 'fulfilled';
}

function isGoods({ isGiftCard, requiresShipping }: StoreOrderLine): boolean {
  return requiresShipping && !isGiftCard;
}

/** A line that the shop does not have yet. */
export function newLine(line: StoreOrderLine, left: UnitsLeft, fulfillments: readonly Fulfillment[]): LineItem {
  const { lineItemId, name, sku, price, weight } = line;
  return {
    lineItemId,
    id: lineItemId,
    name,
    sku,
    price,
    productWeight: weight,
    virtualItem: line.isGiftCard ? virtualItems.giftVoucher : line.requiresShipping ? 0 : virtualItems.service,
    threePlStatus: null,
    ...quantitiesOf(line, left, fulfillments),
  };
}

/**
 * A line's quantities. Returned units stay in `quantity` because they shipped; removed ones do not, except that a
 * line with nothing left keeps its ordered quantity. Units that shipped twice were ordered once.
 */
export function quantitiesOf(
  line: StoreOrderLine,
  left: UnitsLeft,
  fulfillments: readonly Fulfillment[],
): Pick<LineItem, 'quantity' | 'fulfillableQuantity' | 'isCancelled'> {
  const { lineItemId, quantity, currentQuantity, unfulfilledQuantity } = line;
  const shipped = withoutCanceled(fulfillments)
    .filter((part) => part.lineItemId === lineItemId)
    .reduce((sum, part) => sum + part.quantity, 0);
  const now = left.now.get(lineItemId) ?? 0;
  const open = now + (left.waiting.get(lineItemId) ?? 0) + (left.elsewhere.get(lineItemId) ?? 0);
  const known = Math.max(currentQuantity, Math.min(quantity, shipped + open));
  if (known <= 0) return { quantity, fulfillableQuantity: 0, isCancelled: true };
  const digital = Math.max(0, Math.min(currentQuantity, unfulfilledQuantity));
  return { quantity: known, fulfillableQuantity: isGoods(line) ? now : digital, isCancelled: false };
}

/** The store's parts of a fulfillment, as a shipment with this name. */
export function partsOf(fulfillment: StoreOrderFulfillment, name: string): Fulfillment[] {
  const { fulfillmentId, isCancelled, trackingNumber, status, locationId, lines } = fulfillment;
  return lines.map(({ lineItemId, quantity }) => ({
    name,
    lineItemId,
    fulfillmentId,
    quantity,
    trackingNumber,
    shipmentStatus: isCancelled ? 'canceled' : status,
    locationId,
  }));
}
