import { isAllShipped } from '../../simulators/core/orderStages.ts';
import type { SimulatedOrder, SimulatedParcel } from '../../simulators/core/SimulatedOrder.ts';

/** The simulator's only fulfillment center. */
const location = { id: 12, name: 'Cicero (IL)' };

/** Statuses of an order (developer.shipbob.com, Status reference). */
export function shipBobOrderStatus(order: SimulatedOrder): string {
  if (order.stage === 'cancelled') return 'Cancelled';
  if (order.stage === 'onHold') return 'Exception';
  if (order.stage === 'partlyShipped') return 'PartiallyFulfilled';
  return isAllShipped(order) ? 'Fulfilled' : 'Processing';
}

/** The order as returned by `POST /order` and `GET /order`. */
export function shipBobOrder(order: SimulatedOrder, channel: { id: number; name: string }): Record<string, unknown> {
  const { recipient, shipping_method, type, order_number, purchase_date, gift_message } = order.wire;
  return {
    id: order.id,
    created_date: iso(order.receivedAt),
    purchase_date: purchase_date ?? iso(order.receivedAt),
    last_update_at: iso(order.updatedAt),
    reference_id: order.reference,
    order_number: order_number ?? order.reference,
    status: shipBobOrderStatus(order),
    type: type ?? 'DTC',
    channel,
    shipping_method,
    recipient,
    gift_message: gift_message ?? null,
    products: order.lines.map((line) => ({
      id: line.id,
      reference_id: line.sku,
      sku: line.sku,
      name: line.name,
      quantity: line.quantity,
      external_line_id: line.lineRef === null ? null : Number(line.lineRef),
    })),
    shipments: order.parcels.map((parcel) => shipBobShipment(order, parcel)),
  };
}

/** A shipment is in its order from the start; tracking comes with the label. */
export function shipBobShipment(order: SimulatedOrder, parcel: SimulatedParcel): Record<string, unknown> {
  return {
    id: parcel.id,
    order_id: order.id,
    reference_id: order.reference,
    recipient: order.wire.recipient,
    location,
    status: shipmentStatus(order, parcel),
    status_details: statusDetails(order, parcel),
    created_date: iso(order.receivedAt),
    last_update_at: iso(order.updatedAt),
    actual_fulfillment_date: parcel.shippedAt === null ? null : iso(parcel.shippedAt),
    delivery_date: parcel.deliveredAt === null ? null : iso(parcel.deliveredAt),
    tracking:
      parcel.trackingNumber === null
        ? null
        : {
            carrier: parcel.carrier.name,
            carrier_service: parcel.carrier.service,
            tracking_number: parcel.trackingNumber,
            tracking_url: parcel.trackingUrl,
            shipping_date: parcel.shippedAt === null ? null : iso(parcel.shippedAt),
          },
    products: parcel.lines.map((line) => ({
      id: line.lineId,
      reference_id: line.sku,
      sku: line.sku,
      name: order.lines.find(({ id }) => id === line.lineId)?.name ?? line.sku,
      inventory_items: [{ id: line.lineId, name: line.sku, quantity: line.quantity }],
    })),
  };
}

function shipmentStatus(order: SimulatedOrder, parcel: SimulatedParcel): string {
  if (parcel.state === 'voided' || order.stage === 'cancelled') return 'Cancelled';
  if (parcel.state === 'shipped' || parcel.state === 'inTransit' || parcel.state === 'delivered') return 'Completed';
  if (order.stage === 'onHold') return isOutOfStock(order) ? 'Exception' : 'OnHold';
  return parcel.state === 'labelled' ? 'LabeledCreated' : 'Processing';
}

/** Carrier progress of a completed shipment, or why one is stuck. */
function statusDetails(order: SimulatedOrder, parcel: SimulatedParcel): readonly Record<string, unknown>[] {
  if (order.stage === 'onHold') {
    return [{ id: 100, name: isOutOfStock(order) ? 'OutOfStock' : 'OnHold', description: order.problem }];
  }
  if (parcel.state === 'inTransit') return [{ id: 302, name: 'InTransit', description: 'Shipment is in transit' }];
  if (parcel.state === 'delivered') return [{ id: 304, name: 'Delivered', description: 'Shipment was delivered' }];
  return [];
}

/** ShipBob calls missing stock an exception, and everything else that stops a shipment a hold. */
export function isOutOfStock(order: SimulatedOrder): boolean {
  return order.problem?.startsWith('Out of stock') ?? false;
}

function iso(ms: number): string {
  return new Date(ms).toISOString();
}
