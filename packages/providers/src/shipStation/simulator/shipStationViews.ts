import { isAllShipped, parcelsThatLeft } from '../../simulators/core/orderStages.ts';
import type { SimulatedOrder, SimulatedParcel } from '../../simulators/core/SimulatedOrder.ts';
import { zonedTime } from '../../simulators/core/zonedTime.ts';

/** Every date of the V1 API is on the clocks of Los Angeles, without a zone and with seven digits of a second. */
export function shipStationTime(ms: number): string {
  return `${zonedTime(ms, 'America/Los_Angeles')}.${String(Math.floor(ms) % 1000).padStart(3, '0')}0000`;
}

/** Statuses of an order. A label for a part of it leaves it waiting for the rest. */
export function shipStationStatus(order: SimulatedOrder): string {
  if (order.stage === 'cancelled') return 'cancelled';
  if (order.stage === 'onHold') return 'on_hold';
  return isAllShipped(order) ? 'shipped' : 'awaiting_shipment';
}

/** The whole order, as `createorder` and the lists give it back. */
export function shipStationOrder(order: SimulatedOrder): Record<string, unknown> {
  const { wire } = order;
  return {
    orderId: order.id,
    orderNumber: wire.orderNumber,
    orderKey: order.reference,
    orderDate: wire.orderDate,
    createDate: shipStationTime(order.receivedAt),
    modifyDate: shipStationTime(order.updatedAt),
    orderStatus: shipStationStatus(order),
    customerEmail: wire.customerEmail ?? null,
    billTo: wire.billTo,
    shipTo: wire.shipTo,
    items: order.lines.map((line) => ({
      orderItemId: line.id,
      lineItemKey: line.lineRef,
      sku: line.sku,
      name: line.name,
      quantity: line.quantity,
    })),
    requestedShippingService: wire.requestedShippingService ?? null,
    internalNotes: order.problem ?? wire.internalNotes ?? null,
    gift: wire.gift ?? false,
    giftMessage: wire.giftMessage ?? null,
    internationalOptions: wire.internationalOptions ?? { contents: null, customsItems: null, nonDelivery: null },
    confirmation: wire.confirmation ?? 'none',
    insuranceOptions: wire.insuranceOptions ?? { provider: null, insureShipment: false, insuredValue: 0 },
    shipDate: lastShipDay(order),
    // Only what a marketplace ships itself.
    externallyFulfilled: false,
    advancedOptions: {
      storeId: null,
      ...(wire.advancedOptions as object | undefined),
      mergedOrSplit: order.family !== undefined,
      mergedIds: order.family?.mergedIds ?? [],
      parentId: order.family?.parentId ?? null,
    },
  };
}

/** A label. `shipmentItems` only for those who ask for them. */
export function shipStationShipment(
  order: SimulatedOrder,
  parcel: SimulatedParcel,
  hasItems: boolean,
): Record<string, unknown> {
  return {
    shipmentId: parcel.id,
    orderId: order.id,
    orderKey: order.reference,
    orderNumber: order.wire.orderNumber,
    createDate: shipStationTime(parcel.shippedAt ?? order.updatedAt),
    shipDate: shipStationTime(parcel.shippedAt ?? order.updatedAt).slice(0, 10),
    trackingNumber: parcel.trackingNumber,
    isReturnLabel: false,
    carrierCode: parcel.carrier.code,
    serviceCode: parcel.carrier.serviceCode,
    voided: parcel.state === 'voided',
    voidDate: parcel.state === 'voided' ? shipStationTime(order.updatedAt) : null,
    shipTo: order.wire.shipTo,
    shipmentItems: hasItems
      ? parcel.lines.map((line) => ({
          orderItemId: line.lineId,
          lineItemKey: order.lines.find(({ id }) => id === line.lineId)?.lineRef ?? null,
          sku: line.sku,
          quantity: line.quantity,
        }))
      : null,
  };
}

/** A parcel that was marked as shipped, without a label of ShipStation's. */
export function shipStationFulfillment(order: SimulatedOrder, parcel: SimulatedParcel): Record<string, unknown> {
  return {
    fulfillmentId: parcel.id,
    orderId: order.id,
    orderNumber: order.wire.orderNumber,
    trackingNumber: parcel.trackingNumber,
    createDate: shipStationTime(parcel.shippedAt ?? order.updatedAt),
    shipDate: shipStationTime(parcel.shippedAt ?? order.updatedAt),
    carrierCode: parcel.carrier.code,
    voided: parcel.state === 'voided',
  };
}

/** Labels that were ever made of an order, voided ones too. */
export function labelsOf(order: SimulatedOrder): SimulatedParcel[] {
  return order.parcels.filter((parcel) => parcel.shippedAt !== null);
}

function lastShipDay(order: SimulatedOrder): string | null {
  const times = parcelsThatLeft(order).flatMap(({ shippedAt }) => shippedAt ?? []);
  return times.length === 0 ? null : shipStationTime(Math.max(...times)).slice(0, 10);
}
