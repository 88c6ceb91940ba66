import { message } from '@hub/domain/messages';
import type { z } from 'zod';
import type { ShipmentStatus } from '@hub/domain/orders/detail';
import type { Parcel, ParcelLine, WarehouseOrder, ProviderOrderState } from '../ProviderAdapter.ts';
import { createStatusLookup } from '../shared/createStatusLookup.ts';
import { shipbobName, type shipbobOrder, type shipbobShipment } from './shipbobWire.ts';

/*
 * What ShipBob's fields mean for us. Source: developer.shipbob.com, Orders and "Status reference".
 *
 * | ShipBob                                   | Here                                                        |
 * | ----------------------------------------- | ----------------------------------------------------------- |
 * | order.status                              | state, by `orderStates`                                     |
 * | shipment.status, status_details[].name    | a parcel's status, by `shipmentStatuses`, `carrierStatuses` |
 * | status_details[].description              | problem, of shipments in exception or on hold               |
 * | shipment.id                               | parcelId                                                    |
 * | tracking.{carrier,tracking_number,…_url}  | carrier, trackingNumber, trackingUrl                        |
 * | actual_fulfillment_date                   | shippedAt, once the shipment is completed                   |
 * | products[].inventory_items[].quantity     | units of a line; see `unitsOf`                              |
 */

const orderStates = createStatusLookup<ProviderOrderState>({
  Processing: 'received',
  Exception: 'onHold',
  ImportReview: 'onHold',
  PartiallyFulfilled: 'partial',
  Fulfilled: 'shipped',
  Cancelled: 'cancelled',
});

interface ShipmentMeaning {
  status: ShipmentStatus;
  hasLeft: boolean;
  /** Waiting for stock, an address or a customs code. */
  isStuck: boolean;
  isVoided: boolean;
}

function meaning(status: ShipmentStatus, parts: Partial<ShipmentMeaning> = {}): ShipmentMeaning {
  return { status, hasLeft: false, isStuck: false, isVoided: false, ...parts };
}

const shipmentStatuses = createStatusLookup<ShipmentMeaning>({
  None: meaning('submitted'),
  Processing: meaning('confirmed'),
  LabeledCreated: meaning('label_printed'),
  Completed: meaning('in_transit', { hasLeft: true }),
  Exception: meaning('confirmed', { isStuck: true }),
  OnHold: meaning('confirmed', { isStuck: true }),
  ImportReview: meaning('submitted', { isStuck: true }),
  /** Removed from the warehouse's queue (assumed). */
  CleanSweeped: meaning('confirmed', { isStuck: true }),
  Cancelled: meaning('canceled', { isVoided: true }),
});

/** "Status reference": details of completed shipments. Others stay "in transit". */
const carrierStatuses = createStatusLookup<ShipmentStatus>({
  /** Waiting for the carrier. */
  Processing: 'label_printed',
  InTransit: 'in_transit',
  OutForDelivery: 'in_transit',
  Delivered: 'delivered',
  DeliveryException: 'not_delivered',
});

type ShipbobOrder = z.infer<typeof shipbobOrder>;
type ShipbobShipment = z.infer<typeof shipbobShipment>;

/** An unknown status never means shipped or canceled. */
export function toShipbobOrder(order: ShipbobOrder): WarehouseOrder {
  const state = orderStates(order.status);
  const stuck = order.shipments.filter(({ status }) => shipmentStatuses(status)?.isStuck);
  const statusText = message('providers.status', { provider: shipbobName, status: order.status ?? '' });
  const problem = state === null ? statusText : (problemOf(stuck) ?? (state === 'onHold' ? statusText : null));
  return {
    reference: order.reference_id ?? '',
    providerOrderId: order.id,
    state: state === null || (state === 'received' && problem !== null) ? 'onHold' : state,
    problem: state === 'shipped' || state === 'cancelled' ? null : problem,
    parcels: order.shipments.filter(isMade).map(toParcel),
  };
}

function problemOf(stuck: readonly ShipbobShipment[]): string | null {
  const words = stuck.flatMap(({ status, status_details }) =>
    status_details.length === 0 ? [status] : status_details.map(({ name, description }) => description ?? name),
  );
  const distinct = [...new Set(words.filter((text) => text !== null))];
  return distinct.length === 0 ? null : distinct.join(', ');
}

/** A shipment that left or was canceled. */
export function isGone({ status }: ShipbobShipment): boolean {
  const known = shipmentStatuses(status);
  return known?.hasLeft === true || known?.isVoided === true;
}

/** The warehouse has printed the label. */
export function isStarted({ status }: ShipbobShipment): boolean {
  return shipmentStatuses(status)?.status === 'label_printed';
}

/** A shipment without a label is only planned. */
function isMade({ status, tracking }: ShipbobShipment): boolean {
  const known = shipmentStatuses(status);
  const hasLabel = (tracking?.tracking_number ?? null) !== null;
  return hasLabel || known?.hasLeft === true || known?.status === 'label_printed';
}

function toParcel(shipment: ShipbobShipment): Parcel {
  const known = shipmentStatuses(shipment.status) ?? meaning('confirmed');
  const carrierStatus = shipment.status_details
    .map(({ name }) => carrierStatuses(name))
    .find((status) => status !== null);
  const status = shipment.delivery_date === null ? (carrierStatus ?? known.status) : 'delivered';
  return {
    parcelId: shipment.id,
    carrier: shipment.tracking?.carrier ?? null,
    trackingNumber: shipment.tracking?.tracking_number ?? null,
    trackingUrl: shipment.tracking?.tracking_url ?? null,
    shippedAt: known.hasLeft ? (shipment.actual_fulfillment_date ?? shipment.tracking?.shipping_date ?? null) : null,
    status: known.hasLeft ? status : known.status,
    isVoided: known.isVoided,
    lines: shipment.products.length === 0 ? null : shipment.products.flatMap(toLine),
  };
}

function toLine({ reference_id, sku, inventory_items }: ShipbobShipment['products'][number]): ParcelLine[] {
  // `reference_id` is the SKU we sent; `sku` may have changed at ShipBob.
  const name = reference_id ?? sku;
  return name === null ? [] : [{ sku: name, lineItemId: null, quantity: unitsOf(inventory_items) }];
}

/**
 * A product has no unit count; its inventory items do. A single item, perhaps in several lots, is the product itself.
 * For a bundle, with one of each item (assumed), the lowest count applies.
 */
export function unitsOf(items: ShipbobShipment['products'][number]['inventory_items']): number {
  const units = new Map<string, number>();
  for (const { id, quantity } of items) units.set(id ?? '', (units.get(id ?? '') ?? 0) + quantity);
  return units.size === 0 ? 0 : Math.min(...units.values());
}
