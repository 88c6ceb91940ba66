import { datedOrder } from './datedOrder.ts';
import type { DatedOrder, SampledOrder, SampledShipment } from './SampledOrder.ts';

/** Orders and units of one location. */
export interface RoutedRow {
  /** Null: shipments without a location. */
  locationId: string | null;
  /** A split order counts at each of its locations. */
  orders: number;
  units: number;
}

/** An order shipped from more than one location. */
export interface SplitOrder {
  order: DatedOrder;
  /** Two or more, most units first. */
  locationIds: readonly string[];
}

/** An order with units that are in no shipment. */
export interface UnassignedOrder {
  order: DatedOrder;
  toSend: number;
  short: number;
}

export interface RoutingFigures {
  /** Orders with at least one unit in a shipment that counts. */
  orders: number;
  /** Units in those shipments; the sum of the rows' units. */
  units: number;
  /** Most units first. */
  rows: readonly RoutedRow[];
  split: readonly SplitOrder[];
  unassigned: readonly UnassignedOrder[];
  /** Canceled and empty shipments do not count. */
  leftOut: number;
}

/** Where the orders of a sample were sent from, by their shipments. */
export function routingFigures(orders: readonly SampledOrder[]): RoutingFigures {
  const rows = new Map<string | null, RoutedRow>();
  const split: SplitOrder[] = [];
  let [routed, units, leftOut] = [0, 0, 0];
  for (const order of orders) {
    const counted = order.shipments.filter(counts);
    leftOut += order.shipments.length - counted.length;
    const unitsAt = new Map<string | null, number>();
    for (const shipment of counted)
      unitsAt.set(shipment.locationId, (unitsAt.get(shipment.locationId) ?? 0) + shipment.units);
    if (unitsAt.size > 0) routed += 1;
    for (const [locationId, here] of unitsAt) {
      const row = rows.get(locationId) ?? { locationId, orders: 0, units: 0 };
      rows.set(locationId, { locationId, orders: row.orders + 1, units: row.units + here });
      units += here;
    }
    const locationIds = [...unitsAt]
      .sort((one, other) => other[1] - one[1])
      .flatMap(([id]) => (id === null ? [] : [id]));
    if (locationIds.length > 1) split.push({ order: datedOrder(order), locationIds });
  }
  const unassigned = orders.flatMap((order) =>
    order.isFinal || order.toSend + order.short === 0
      ? []
      : [{ order: datedOrder(order), toSend: order.toSend, short: order.short }],
  );
  return {
    orders: routed,
    units,
    rows: [...rows.values()].sort((one, other) => other.units - one.units || other.orders - one.orders),
    split,
    unassigned,
    leftOut,
  };
}

function counts({ isCanceled, units }: SampledShipment): boolean {
  return !isCanceled && units > 0;
}
