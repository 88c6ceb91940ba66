import { isAllShipped, parcelsThatLeft } from '../../simulators/core/orderStages.ts';
import type { SimulatedOrder, SimulatedParcel } from '../../simulators/core/SimulatedOrder.ts';
import { zonedTime } from '../../simulators/core/zonedTime.ts';

/** V1 dates are in Los Angeles time, without a zone and with seven decimals of a second. */
export function shipStationTime(ms: number): string {
  return `${zonedTime(ms, 'America/Los_Angeles')}.${String(Math.floor(ms) % 1000).padStart(3, '0')}0000`;
}

/** Order statuses. An order with a label for only some units keeps waiting for the rest. */
export function shipStationStatus(order: SimulatedOrder): string {
  if (order.stage === 'cancelled') return 'cancelled';
  if (order.stage === 'onHold') return 'on_hold';
  return isAllShipped(order) ? 'shipped' : 'awaiting_shipment';
}

/** The whole order, as returned by `createorder` and lists. */
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
    // Only for orders that a marketplace ships itself.
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

/** A label. `shipmentItems` only on request. */
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

/** A parcel marked as shipped without a ShipStation label. */
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

/** All labels ever created for an order, including voided ones. */
export function labelsOf(order: SimulatedOrder): SimulatedParcel[] {
  return order.parcels.filter((parcel) => parcel.shippedAt !== null);
}

function lastShipDay(order: SimulatedOrder): string | null {
  const times = parcelsThatLeft(order).flatMap(({ shippedAt }) => shippedAt ?? []);
  return times.length === 0 ? null : shipStationTime(Math.max(...times)).slice(0, 10);
}
