import { message, type Words } from '@hub/domain/messages';
import type { z } from 'zod';
import type { Parcel, ParcelLine, WarehouseOrder, WarehouseOrderState } from '../../ProviderAdapter.ts';
import { createStatusLookup } from '../../shared/createStatusLookup.ts';
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
 * | order.orderStatus                    | state, by `orderStates`; with a live parcel, an open one is partial |
 * | shipment: a label was bought         | a parcel, "label purchased"; the carrier's news are not in V1     |
 * | fulfillment: marked as shipped       | a parcel, "marked as fulfilled", without lines                    |
 * | voided                               | isVoided, "canceled"                                              |
 * | isReturnLabel                        | left out: it comes back (assumed)                                 |
 * | shipDate, Pacific                    | shippedAt                                                         |
 * | shipmentItems[].lineItemKey          | lineItemId, as it was sent                                        |
 */

interface OrderMeaning {
  state: WarehouseOrderState;
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

/** Codes are of the account's carrier connection; a code that is not here is shown as it is (assumed). */
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

/** A status that is not in the table never means that all was shipped. */
export function toShipStationOrder(
  order: Order,
  shipments: readonly Shipment[],
  fulfillments: readonly Fulfillment[],
): WarehouseOrder {
  const parcels = [
    ...shipments.filter(({ isReturnLabel }) => isReturnLabel !== true).map(toParcel),
    ...fulfillments.map(toParcelOfFulfillment),
  ];
  const known = orderStates(order.orderStatus) ?? {
    state: 'onHold',
    problem: message('providers.status', { provider, status: order.orderStatus ?? '' }),
  };
  const isOpen = known.state === 'received' || known.state === 'onHold';
  const hasShipped = parcels.some(({ isVoided, shippedAt }) => !isVoided && shippedAt !== null);
  const until = order.holdUntilDate?.slice(0, 'YYYY-MM-DD'.length);
  return {
    reference: order.orderKey ?? '',
    providerOrderId: order.orderId,
    state: isOpen && hasShipped ? 'partial' : known.state,
    problem:
      known.state === 'onHold' && until !== undefined
        ? message('providers.onHoldUntil', { provider, day: until })
        : known.problem,
    parcels,
  };
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

/** Ids of fulfillments are counted apart from those of shipments. */
function toParcelOfFulfillment({ fulfillmentId, shipDate, trackingNumber, carrierCode, voided }: Fulfillment): Parcel {
  return {
    parcelId: `fulfillment-${fulfillmentId}`,
    carrier: carrierName(carrierCode),
    trackingNumber,
    trackingUrl: null,
    shippedAt: shipDate,
    status: voided === true ? 'canceled' : 'marked_as_fulfilled',
    isVoided: voided === true,
    lines: null,
  };
}
