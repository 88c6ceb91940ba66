import { type OrderEvent, orderEvent } from '@hub/domain/events';
import { lineItemThreePlStatus } from '@hub/domain/orders';
import type { Fulfillment, LineItem, OrderDetail, TimelineEntry } from '@hub/domain/orders/detail';
import { packBoxes, s10CheckDigit, shipmentId, shipmentName } from '@hub/domain/orders/shipping';
import { eventEntry } from '@hub/domain/orders/timeline';
import type { SeedLine } from '../seed/SeedOrder.ts';
import { flowNames, holdReasons, locations, reviewReasons } from './sampleTexts.ts';
import { seededRandom, seededChoice } from '@hub/domain/simulation';
import { isGoods, isNotShippable, virtualItem } from './goods.ts';
import { isoTime } from './isoTime.ts';
import { firstLineItemId } from './orderNumber.ts';
import type { SandboxOrder } from './SandboxOrder.ts';

/** The order's current detail, derived on each call until the order is changed. */
export function orderDetail(order: SandboxOrder): OrderDetail {
  if (order.state) return order.state.detail;
  const lineItems = order.seed.lines.map((line, index) => lineItem(order, line, index));
  const fulfillments = fulfillmentsOf(order, lineItems);
  const triggered = flowNames.filter(
    (_, index) =>
      (index + Math.floor(seededRandom(order.seed.invoice, 'flows') * flowNames.length)) % flowNames.length <
      order.workflows,
  );
  const taken = withTakenBack(order, lineItems);
  const kept = keptLine(order);
  const until = isoTime(order.createdAt + keptMs);
  return {
    lineItems: taken.map((item, index) =>
      index === kept ? { ...item, fulfillableQuantity: 0 } : withShipped(item, fulfillments),
    ),
    ...(kept !== null && {
      storeRest: [{ units: keptUnitsOf(order), event: orderEvent('scheduledInStore', { until }) }],
    }),
    fulfillments,
    eligibleFlows: order.eligible.map((name) => ({ name })),
    triggeredFlows: triggered.map((name) => ({ name })),
    timeline: timelineOf(order, triggered, fulfillments, taken),
  };
}

/** How long after the order the store keeps one line of a few open orders, as of a pre-order. */
const keptMs = 30 * 24 * 3_600_000;

/** Position of the line that the store keeps although the order ships; `null` for none. */
function keptLine({ seed, stage, shipped, isShort }: SandboxOrder): number | null {
  if (stage !== 'open' || shipped !== 'none' || isShort) return null;
  if (seed.lines.filter(isGoods).length < 2 || seededRandom(seed.invoice, 'kept') > 0.04) return null;
  return seed.lines.findLastIndex(isGoods);
}

/** Units that the store keeps although the order ships. */
export function keptUnitsOf(order: SandboxOrder): number {
  return order.seed.lines[keptLine(order) ?? -1]?.quantity ?? 0;
}

const takenBackStates = ['requested', 'open', 'inTransit', 'declined', 'returned', 'refunded', 'exchanged'] as const;

/** For some shipped orders the store takes back units of the first lines, each in a different state. */
function withTakenBack({ seed, shipped }: SandboxOrder, lineItems: readonly LineItem[]): readonly LineItem[] {
  const first = firstTakenBack(seed.invoice);
  if (shipped !== 'all' || first === null) return lineItems;
  return lineItems.map((item, index) => {
    const state = takenBackStates[(first + index) % takenBackStates.length];
    const isTaken = index < 3 && item.virtualItem === 0 && !item.isCancelled;
    if (!isTaken || !state) return item;
    const number = state === 'inTransit' && { number: `RT${seed.invoice}` };
    return { ...item, takenBack: [{ state, units: 1, ...number }] };
  });
}

/** Position of the state of the first line that is taken back; `null`: none is. */
function firstTakenBack(invoice: string): number | null {
  const chance = seededRandom(invoice, 'taken back') / 0.18;
  return chance > 1 ? null : Math.floor(chance * takenBackStates.length);
}

/** State of a payment dispute; empty: there is none. Units of such an order were also returned and refunded. */
export function sampleDispute(invoice: string): '' | 'NEEDS_RESPONSE' {
  const isReturned = takenBackStates[firstTakenBack(invoice) ?? 0] === 'returned';
  return isReturned && seededRandom(invoice, 'dispute') < 0.2 ? 'NEEDS_RESPONSE' : '';
}

/** Timeline entries for units that the store takes back; none is later than now. */
function takenBackEntries(
  { name, shippedAt }: SandboxOrder,
  lineItems: readonly LineItem[],
): readonly [number | null, OrderEvent][] {
  return lineItems.flatMap(({ name: item, takenBack = [] }) =>
    takenBack.flatMap(({ state, units }): [number | null, OrderEvent][] => {
      const items = [{ name: item, quantity: units }];
      const returned = (change: 'requested' | 'approved' | 'declined' | 'closed') =>
        orderEvent('returnChanged', { name: `${name}-R1`, change, items });
      switch (state) {
        case 'requested':
          return [[shippedAt, returned('requested')]];
        case 'declined':
          return [[shippedAt, returned('declined')]];
        case 'open':
        case 'inTransit':
          return [[shippedAt, returned('approved')]];
        case 'returned':
          return [[shippedAt, returned('closed')]];
        case 'refunded':
          return [[shippedAt, orderEvent('refundedInStore', { items })]];
        case 'exchanged':
          return [];
      }
    }),
  );
}

/** A line as ordered. A negative quantity of the source is a return: its absolute value, canceled. */
function lineItem(order: SandboxOrder, line: SeedLine, index: number): LineItem {
  const virtual = virtualItem(line.sku);
  const isCancelled = line.quantity < 0;
  const quantity = Math.abs(line.quantity);
  const lineItemId = String(firstLineItemId(order.id) + index);
  return {
    lineItemId,
    id: lineItemId,
    name: line.name,
    sku: line.sku,
    quantity,
    fulfillableQuantity: isCancelled || virtual !== 0 ? 0 : quantity,
    price: line.price,
    productWeight: virtual === 0 ? storeWeight(line.sku) : '',
    virtualItem: virtual,
    isCancelled,
    threePlStatus: isCancelled || virtual !== 0 ? null : goodsStatus(order, line, index),
  };
}

function goodsStatus(order: SandboxOrder, line: SeedLine, index: number): number | null {
  if (isNotShippable(line.sku)) return lineItemThreePlStatus.notShippable;
  if (order.isShort && isShortLine(order, index)) return lineItemThreePlStatus.backOrder;
  return order.shipped !== 'none' || order.stage === 'inFulfillment' ? lineItemThreePlStatus.sentToWarehouse : null;
}

/** In a short order the first line is always short and the last never, so that both groups exist. */
function isShortLine({ seed }: SandboxOrder, index: number): boolean {
  if (index === seed.lines.findIndex(isGoods)) return true;
  if (index === seed.lines.findLastIndex(isGoods)) return false;
  return seededRandom(seed.invoice, `short ${index}`) < 0.3;
}

/** Kilograms; missing for a few products, shown as "00" (§2). */
export function storeWeight(sku: string): string {
  const chance = seededRandom(sku, 'weight');
  return chance < 0.06 ? '' : (0.05 + chance * chance * 2.5).toFixed(2);
}

function fulfillmentsOf(order: SandboxOrder, lineItems: readonly LineItem[]): readonly Fulfillment[] {
  if (order.shipped === 'none') return [];
  const goods = lineItems.filter(
    (item) =>
      item.virtualItem === 0 && item.threePlStatus !== lineItemThreePlStatus.backOrder && !isNotShippable(item.sku),
  );
  if (order.shipped === 'part' && !order.isShort) return partialFulfillments(order, goods);
  const boxes = order.shipped === 'part' ? 1 : boxCount(order, goods.length);
  return packBoxes(goods, boxes).flatMap((items, index) =>
    items.map((item) => fulfillment(order, item, index + 1, item.quantity)),
  );
}

/** The first half of the lines, and half of the units of the last of them. */
function partialFulfillments(order: SandboxOrder, goods: readonly LineItem[]): readonly Fulfillment[] {
  const first = goods.slice(0, Math.ceil(goods.length / 2));
  return first.map((item, index) =>
    fulfillment(order, item, 1, index === first.length - 1 ? Math.ceil(item.quantity / 2) : item.quantity),
  );
}

function boxCount({ seed }: SandboxOrder, goods: number): number {
  const preferredBoxes = 1 + Math.floor(seededRandom(seed.invoice, 'shipments') * 1.6) + (goods > 25 ? 1 : 0);
  return Math.min(preferredBoxes, goods);
}

function fulfillment(order: SandboxOrder, item: LineItem, box: number, quantity: number): Fulfillment {
  const { invoice } = order.seed;
  const salt = `box ${box}`;
  const locationChance = seededRandom(invoice, `${salt} location`);
  const code = String(Math.floor(seededRandom(invoice, `${salt} tracking`) * 1e8)).padStart(8, '0');
  return {
    name: shipmentName(order.name, box),
    lineItemId: item.lineItemId,
    fulfillmentId: shipmentId(String(order.id), box),
    quantity,
    trackingNumber: seededRandom(invoice, `${salt} untracked`) < 0.03 ? null : `HX${code}${s10CheckDigit(code)}GB`,
    shipmentStatus: shipmentStatus(order, salt),
    locationId: locationChance < 0.04 ? null : String(seededChoice(locations, invoice, `${salt} location`).location_id),
  };
}

const statusesUnderway = [
  'in_transit',
  'label_printed',
  'picked_up',
  'confirmed',
  'submitted',
  'attempted_delivery',
  'ready_for_pickup',
  'label_purchased',
  'marked_as_fulfilled',
] as const;

/** `null` for some, shown as "Tracking Added" (§2). */
function shipmentStatus(order: SandboxOrder, salt: string): string | null {
  const { invoice } = order.seed;
  const chance = seededRandom(invoice, `${salt} status`);
  if (order.stage === 'cancelled') return 'canceled';
  if (chance < 0.1) return null;
  if (chance < 0.13) return 'failure';
  if (chance < 0.15) return 'not_delivered';
  if (order.stage === 'closed' || chance < 0.6) return 'delivered';
  return seededChoice(statusesUnderway, invoice, `${salt} underway`);
}

function withShipped(item: LineItem, fulfillments: readonly Fulfillment[]): LineItem {
  const shipped = fulfillments.reduce(
    (sum, part) => (part.lineItemId === item.lineItemId ? sum + part.quantity : sum),
    0,
  );
  return shipped === 0 ? item : { ...item, fulfillableQuantity: Math.max(0, item.fulfillableQuantity - shipped) };
}

/** The timeline before the shop opened, newest first. */
function timelineOf(
  order: SandboxOrder,
  triggered: readonly string[],
  fulfillments: readonly Fulfillment[],
  lineItems: readonly LineItem[],
): readonly TimelineEntry[] {
  const { invoice } = order.seed;
  const entries: [number | null, OrderEvent | string][] = [
    [order.createdAt, orderEvent('received', {})],
    ...triggered.map((name): [number, string] => [order.createdAt, `Workflow "${name}" ran`]),
    [order.batchedAt, orderEvent('handedOver', {})],
    ...[...new Set(fulfillments.map((part) => part.name))].map((name): [number | null, OrderEvent] => [
      order.shippedAt,
      orderEvent('shipped', { shipment: name }),
    ]),
    [order.cancelledAt, 'Order canceled in the store'],
    [order.closedAt, 'Order closed'],
    ...takenBackEntries(order, lineItems),
  ];
  const dispute = order.shipped === 'all' ? sampleDispute(invoice) : '';
  if (dispute !== '') entries.push([order.shippedAt, orderEvent('disputeChanged', { status: dispute })]);
  const blocked = blockingReason(order, invoice);
  if (blocked !== null) entries.push([Math.max(order.createdAt, order.shippedAt ?? 0), blocked]);
  return entries
    .flatMap(([time, said]) => (time === null ? [] : [{ time, said }]))
    .toReversed()
    .sort((a, b) => b.time - a.time)
    .map(({ time, said }) => {
      const createdAt = isoTime(time);
      return typeof said === 'string' ? { message: said, createdAt } : eventEntry(said, createdAt);
    });
}

/** Why it is blocked; workflows stopped those on hold and in review. */
function blockingReason(order: SandboxOrder, invoice: string): OrderEvent | string | null {
  switch (order.stage) {
    case 'hold':
      return orderEvent('workflowRan', {
        workflow: 'Hold to check',
        changes: [{ type: 'hold', reason: seededChoice(holdReasons, invoice, 'hold'), hours: null }],
      });
    case 'needsReview':
      return orderEvent('workflowRan', {
        workflow: 'Review before shipping',
        changes: [{ type: 'review', reason: seededChoice(reviewReasons, invoice, 'review') }],
      });
    case 'backOrder':
      return 'Not all items are in stock';
    case 'error':
      return order.workflowErrors[0]?.message ?? order.shipmentError;
    default:
      return null;
  }
}
