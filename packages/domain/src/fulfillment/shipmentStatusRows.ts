import type { DatedOrder, SampledOrder, SampledShipment } from './SampledOrder.ts';

/** A shipment with its order. */
export interface ShipmentOfOrder extends SampledShipment {
  order: DatedOrder;
}

export interface ShipmentStatusRow {
  /** As the server sent it; null where it sent none. */
  status: string | null;
  shipments: number;
  units: number;
  /** How many of the shipments have no tracking number. */
  untracked: number;
}

/** The shipments of all orders, in the order of the sample (newest first). */
export function shipmentsOfOrders(orders: readonly SampledOrder[]): readonly ShipmentOfOrder[] {
  return orders.flatMap(({ orderId, orderName, createdAt, shipments }) =>
    shipments.map((shipment) => ({ ...shipment, order: { orderId, orderName, createdAt } })),
  );
}

/** Shipments by delivery status, most first. The counts sum to all shipments. */
export function shipmentStatusRows(shipments: readonly SampledShipment[]): readonly ShipmentStatusRow[] {
  const rows = new Map<string | null, ShipmentStatusRow>();
  for (const { status, units, isTracked } of shipments) {
    const row = rows.get(status) ?? { status, shipments: 0, units: 0, untracked: 0 };
    rows.set(status, {
      status,
      shipments: row.shipments + 1,
      units: row.units + units,
      untracked: row.untracked + (isTracked ? 0 : 1),
    });
  }
  return [...rows.values()].sort((one, other) => other.shipments - one.shipments || other.units - one.units);
}

/** The shipments by location, most first; those without a location last. */
export function shipmentLocations(shipments: readonly SampledShipment[]): readonly (string | null)[] {
  const counts = new Map<string | null, number>();
  for (const { locationId } of shipments) counts.set(locationId, (counts.get(locationId) ?? 0) + 1);
  return [...counts.keys()].sort(
    (one, other) => Number(one === null) - Number(other === null) || (counts.get(other) ?? 0) - (counts.get(one) ?? 0),
  );
}
