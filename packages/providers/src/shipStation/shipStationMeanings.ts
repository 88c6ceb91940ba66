import { message, type Words } from '@hub/domain/messages';
import type { z } from 'zod';
import type { Parcel, ParcelLine, SentShipment, WarehouseOrder, ProviderOrderState } from '../ProviderAdapter.ts';
import { createStatusLookup } from '../shared/createStatusLookup.ts';
import {
  type shipStationFulfillment,
  shipStationName as provider,
  type shipStationOrder,
  type shipStationShipment,
} from './shipStationWire.ts';

/*
 * What ShipStation's fields mean for us. Source: shipstation.com/docs/api (V1), Orders, Shipments, Fulfillments.
 *
 * | ShipStation                          | Here                                                              |
 * | ------------------------------------ | ----------------------------------------------------------------- |
 * | order.orderKey                       | reference                                                         |
 * | order.orderStatus                    | state, by `orderStates`; an open one with a valid parcel is partial |
 * | shipment: a label was bought         | a parcel, "label purchased"; V1 has no carrier updates            |
 * | fulfillment: tracking was entered    | a parcel, "marked as fulfilled", without lines                    |
 * | order with our orderId as parentId   | a part of the same order, with all of its items                   |
 * | order with our orderId in mergedIds  | replaces ours, which is gone                                      |
 * | voided                               | isVoided, "canceled"                                              |
 * | isReturnLabel                        | ignored: a return (assumed)                                       |
 * | shipDate, Pacific                    | shippedAt                                                         |
 * | shipmentItems[].lineItemKey          | lineItemId, as it was sent                                        |
 */

interface OrderMeaning {
  state: ProviderOrderState;
  problem: Words | null;
}

const orderStates = createStatusLookup<OrderMeaning>({
  awaiting_payment: { state: 'onHold', problem: message('providers.payment', { provider }) },
  awaiting_shipment: { state: 'received', problem: null },
  pending_fulfillment: { state: 'received', problem: null },
  shipped: { state: 'shipped', problem: null },
  on_hold: { state: 'onHold', problem: message('providers.onHoldIn', { provider }) },
  cancelled: { state: 'cancelled', problem: null },
  rejected_fulfillment: { state: 'onHold', problem: message('providers.rejectedBehind', { provider }) },
});

/** Codes come from the account's carrier connection; unknown codes are shown unchanged (assumed). */
const carrierNames = createStatusLookup<string>({
  stamps_com: 'USPS',
  usps: 'USPS',
  ups: 'UPS',
  ups_walleted: 'UPS',
  fedex: 'FedEx',
  fedex_walleted: 'FedEx',
  dhl_express: 'DHL Express',
  dhl_express_worldwide: 'DHL Express',
  royal_mail: 'Royal Mail',
  canada_post: 'Canada Post',
});

type Order = z.infer<typeof shipStationOrder>;
type Shipment = z.infer<typeof shipStationShipment>;
type Fulfillment = z.infer<typeof shipStationFulfillment>;

/** A ShipStation order with its labels, or the entered tracking if it has none. */
export interface ShipStationPart {
  order: Order;
  shipments: readonly Shipment[];
  fulfillments: readonly Fulfillment[];
}

/** Whether to read `/fulfillments`, because the order left without a ShipStation label. */
export function isWithoutLabel({ orderStatus }: Order, shipments: readonly Shipment[]): boolean {
  const isShipped = orderStates(orderStatus)?.state === 'shipped';
  return isShipped && !shipments.some(({ voided, isReturnLabel }) => !voided && isReturnLabel !== true);
}

/** `parts`: the order, or the one it was combined into, plus orders split off it. A canceled part never leaves. */
export function toShipStationOrder(
  { reference, providerOrderId }: SentShipment,
  parts: readonly [ShipStationPart, ...ShipStationPart[]],
): WarehouseOrder {
  const isSplit = parts.length > 1;
  const stands = parts.map((part) => standingOf(part, isSplit));
  const parcels = stands.flatMap((part) => part.parcels);
  const live = stands.filter(({ state }) => state !== 'cancelled');
  const [first = stands[0]] = live.filter(({ state }) => state !== 'shipped');
  const hasLeft = live.some(({ state }) => state === 'shipped' || state === 'partial');
  const isAllShipped = live.length > 0 && live.every(({ state }) => state === 'shipped');
  const overall = isAllShipped ? (live.length < stands.length ? 'closedShort' : 'shipped') : hasLeft ? 'partial' : null;
  return {
    reference,
    providerOrderId,
    state: overall ?? first?.state ?? 'onHold',
    problem: isAllShipped ? null : (first?.problem ?? null),
    parcels,
  };
}

/** An unknown status never means fully shipped. */
function standingOf({ order, shipments, fulfillments }: ShipStationPart, isSplit: boolean) {
  const live = fulfillments.filter(({ voided }) => voided !== true);
  // The only parcel of a split-off part contains the whole part.
  const lines = isSplit && live.length === 1 ? itemsOf(order) : null;
  const parcels = [
    ...shipments.filter(({ isReturnLabel }) => isReturnLabel !== true).map(toParcel),
    ...fulfillments.map((fulfillment) => toParcelOfFulfillment(fulfillment, lines)),
  ];
  const known = orderStates(order.orderStatus) ?? {
    state: 'onHold',
    problem: message('providers.status', { provider, status: order.orderStatus ?? '' }),
  };
  const isOpen = known.state === 'received' || known.state === 'onHold';
  const hasShipped = parcels.some(({ isVoided, shippedAt }) => !isVoided && shippedAt !== null);
  const until = order.holdUntilDate?.slice(0, 'YYYY-MM-DD'.length);
  const problem =
    known.state === 'onHold' && until !== undefined
      ? message('providers.onHoldUntil', { provider, day: until })
      : known.problem;
  return { state: isOpen && hasShipped ? 'partial' : known.state, problem, parcels };
}

/** Discounts are listed as items, but have no units. */
function itemsOf({ items }: Order): readonly ParcelLine[] {
  return items.filter(({ adjustment, quantity }) => adjustment !== true && quantity > 0).map(toLine);
}

function carrierName(code: string | null): string | null {
  return carrierNames(code) ?? code;
}

function toParcel({ shipmentId, shipDate, trackingNumber, carrierCode, voided, shipmentItems }: Shipment): Parcel {
  return {
    parcelId: shipmentId,
    carrier: carrierName(carrierCode),
    trackingNumber,
    trackingUrl: null,
    shippedAt: shipDate,
    status: voided ? 'canceled' : 'label_purchased',
    isVoided: voided,
    lines: shipmentItems?.map(toLine) ?? null,
  };
}

function toLine({ lineItemKey, sku, quantity }: { lineItemKey: string | null; sku: string | null; quantity: number }) {
  return { sku: sku ?? '', lineItemId: lineItemKey, quantity } satisfies ParcelLine;
}

/** Fulfillment ids and shipment ids are separate sequences. */
function toParcelOfFulfillment(
  { fulfillmentId, shipDate, trackingNumber, carrierCode, voided }: Fulfillment,
  lines: Parcel['lines'],
): Parcel {
  return {
    parcelId: `fulfillment-${fulfillmentId}`,
    carrier: carrierName(carrierCode),
    trackingNumber,
    trackingUrl: null,
    shippedAt: shipDate,
    status: voided === true ? 'canceled' : 'marked_as_fulfilled',
    isVoided: voided === true,
    lines,
  };
}
