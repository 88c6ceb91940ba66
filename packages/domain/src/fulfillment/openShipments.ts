import { datedOrder } from './datedOrder.ts';
import { parseEpoch } from '../shared/parseEpoch.ts';
import type { DatedOrder, SampledOrder } from './SampledOrder.ts';

/** The open shipments of one location. */
export interface OpenAtLocation {
  /** Null: shipments without a location. */
  locationId: string | null;
  shipments: number;
  units: number;
  orders: number;
  /** The newest order with an open shipment here; null where none has a readable time of creation. */
  newest: DatedOrder | null;
  oldest: DatedOrder | null;
}

/** Open shipments by location, most first. An order with shipments at two locations counts at both. */
export function openShipments(orders: readonly SampledOrder[]): readonly OpenAtLocation[] {
  const byLocation = new Map<string | null, OpenAtLocation>();
  for (const order of orders) {
    const seen = new Set<string | null>();
    for (const { locationId, units, isOpen } of order.shipments) {
      if (!isOpen) continue;
      const known = byLocation.get(locationId) ?? nothingOpen(locationId);
      byLocation.set(locationId, {
        locationId,
        shipments: known.shipments + 1,
        units: known.units + units,
        orders: known.orders + (seen.has(locationId) ? 0 : 1),
        newest: isBefore(known.newest, order) ? datedOrder(order) : known.newest,
        oldest: isBefore(order, known.oldest) ? datedOrder(order) : known.oldest,
      });
      seen.add(locationId);
    }
  }
  return [...byLocation.values()].sort((one, other) => other.shipments - one.shipments || other.units - one.units);
}

export interface OpenTotal {
  shipments: number;
  units: number;
  /** Orders, each counted once. */
  orders: number;
}

/** Totals over all locations. */
export function openTotal(orders: readonly SampledOrder[]): OpenTotal {
  const open = orders.map(({ shipments }) => shipments.filter(({ isOpen }) => isOpen));
  return {
    shipments: open.reduce((sum, shipments) => sum + shipments.length, 0),
    units: open.flat().reduce((sum, { units }) => sum + units, 0),
    orders: open.filter(({ length }) => length > 0).length,
  };
}

export function nothingOpen(locationId: string | null): OpenAtLocation {
  return { locationId, shipments: 0, units: 0, orders: 0, newest: null, oldest: null };
}

/** Whether `a` was created before `b`; false where either time cannot be read. */
function isBefore(one: DatedOrder | null, other: DatedOrder | null): boolean {
  const [first, second] = [epochOf(one), epochOf(other)];
  if (one === null) return second !== null;
  if (other === null) return first !== null;
  return first !== null && second !== null && first < second;
}

function epochOf(order: DatedOrder | null): number | null {
  return parseEpoch(order?.createdAt ?? null);
}
