import type { IsoTime } from '../../shared/dates/IsoTime.ts';
import { groupLineItems, type Shipment } from '../detail/groupLineItems.ts';
import type { Order } from '../Order.ts';
import type { OrderDetail, ShipmentStatus } from '../detail/OrderDetail.ts';
import type { OrderStage } from '../OrderStage.ts';
import { type TrackingLink, trackingLink } from './trackingLink.ts';

/** An order's progress in the customer's terms. */
export type TrackedStep = 'ordered' | 'preparing' | 'shipped' | 'delivered';

/** The steps in order. */
export const trackedSteps: readonly TrackedStep[] = ['ordered', 'preparing', 'shipped', 'delivered'];

/** An order as its customer sees it, without store problems, other orders or personal data. */
export interface TrackedOrder {
  orderName: string;
  orderedAt: IsoTime | null;
  /** `null` when it was canceled. */
  step: TrackedStep | null;
  /** One sentence on where it is. */
  summary: string;
  parcels: readonly TrackedParcel[];
  /** Units not yet in a parcel. */
  toFollow: readonly TrackedItem[];
}

/** Outcome of a customer's lookup. */
export type TrackingResult =
  | { type: 'found'; order: TrackedOrder; showsItems: boolean }
  /** There is no such order, or the proof is not its customer's. */
  | { type: 'notFound' }
  /** After too many wrong guesses. */
  | { type: 'tooMany' }
  /** The shop has no tracking page. */
  | { type: 'off' };

export interface TrackedParcel {
  /** One sentence on where it is. */
  summary: string;
  /** Still at the warehouse, with the carrier, with the customer, or undeliverable without help. */
  state: 'packing' | 'sent' | 'delivered' | 'problem';
  numbers: readonly { number: string; link: TrackingLink | null }[];
  items: readonly TrackedItem[];
}

export interface TrackedItem {
  name: string;
  quantity: number;
}

/** What an order's customer may see. `stage` is its stage in the store. */
export function trackedOrder(
  order: Pick<Order, 'orderName' | 'createdAt'>,
  detail: OrderDetail,
  stage: OrderStage,
): TrackedOrder {
  const groups = groupLineItems(detail);
  const shipments = groups.shipments.filter(({ status, items }) => status !== 'canceled' && items.length > 0);
  const parcels = shipments.map(parcelOf);
  const waiting = [...groups.nonShipped, ...groups.backOrder].map(({ name, fulfillableQuantity }) => ({
    name,
    quantity: fulfillableQuantity,
  }));
  const remaining = shipments.flatMap(({ items }) =>
    items.map(({ item, remaining: quantity }) => ({ name: item.name, quantity })),
  );
  const toFollow = stage === 'cancelled' ? [] : [...remaining, ...waiting].filter(({ quantity }) => quantity > 0);
  const step = stepOf(stage, parcels, toFollow.length > 0);
  return {
    orderName: order.orderName,
    orderedAt: order.createdAt,
    step,
    summary: summaryOf(step, parcels, toFollow.length > 0),
    parcels,
    toFollow,
  };
}

function parcelOf({ status, trackings, items }: Shipment): TrackedParcel {
  return {
    summary: status === null ? parcelSummaries.confirmed : parcelSummary(status),
    state: parcelState(status),
    numbers: trackings.map((tracking) => ({ number: tracking.number, link: trackingLink(tracking) })),
    items: items.map(({ item, quantity }) => ({ name: item.name, quantity })),
  };
}

const packing: readonly ShipmentStatus[] = ['submitted', 'label_purchased', 'label_printed'];
const delivered: readonly ShipmentStatus[] = ['delivered', 'picked_up'];
const undeliverable: readonly ShipmentStatus[] = ['failure', 'not_delivered'];

function parcelState(status: ShipmentStatus | null): TrackedParcel['state'] {
  if (status === null) return 'sent';
  if (packing.includes(status)) return 'packing';
  if (undeliverable.includes(status)) return 'problem';
  return delivered.includes(status) ? 'delivered' : 'sent';
}

const parcelSummaries = {
  attempted_delivery: 'The carrier couldn’t deliver it and will try again.',
  canceled: 'This parcel was canceled.',
  confirmed: 'It’s on its way to you.',
  delivered: 'It was delivered.',
  failure: 'There was a problem with the delivery. Contact the carrier or us.',
  in_transit: 'It’s on its way to you.',
  label_printed: 'It’s packed, and the carrier collects it next.',
  label_purchased: 'It’s being packed.',
  marked_as_fulfilled: 'It’s on its way to you.',
  not_delivered: 'The carrier couldn’t deliver it. Contact the carrier or us.',
  picked_up: 'You’ve picked it up.',
  ready_for_pickup: 'It’s ready for you to pick up.',
  submitted: 'It’s being packed.',
} as const satisfies Record<string, string>;

/** A status that §4 does not list says only that it was sent. */
function parcelSummary(status: ShipmentStatus): string {
  return Object.hasOwn(parcelSummaries, status)
    ? parcelSummaries[status as keyof typeof parcelSummaries]
    : parcelSummaries.in_transit;
}

function stepOf(stage: OrderStage, parcels: readonly TrackedParcel[], hasMore: boolean): TrackedStep | null {
  if (stage === 'cancelled') return null;
  if (parcels.length > 0 && !hasMore && parcels.every(({ state }) => state === 'delivered')) return 'delivered';
  if (parcels.some(({ state }) => state !== 'packing')) return 'shipped';
  return parcels.length > 0 || stage === 'inFulfillment' ? 'preparing' : 'ordered';
}

function summaryOf(step: TrackedStep | null, parcels: readonly TrackedParcel[], hasMore: boolean): string {
  switch (step) {
    case null:
      return 'This order was canceled.';
    case 'ordered':
      return 'We have your order and will send it soon.';
    case 'preparing':
      return 'We’re packing your order.';
    case 'delivered':
      return parcels.length === 1 ? 'Your order was delivered.' : 'All parcels were delivered.';
    case 'shipped':
      if (parcels.some(({ state }) => state === 'problem')) return 'There’s a problem with a delivery.';
      return hasMore ? 'Part of your order is on its way. The rest follows.' : 'Your order is on its way.';
  }
}
