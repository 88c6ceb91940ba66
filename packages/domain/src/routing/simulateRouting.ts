import type { Words } from '../messages/Message.ts';
import type { RoutingOrder } from './Routing.ts';
import { routeOrder, type RoutingContext } from './routeOrder.ts';

/** A past order. */
export interface PastOrder extends RoutingOrder {
  /** Day it arrived, `YYYY-MM-DD` in the shop's zone; a location's capacity counts per day. */
  day: string;
}

/** Results of saved and proposed rules. `countedSkus` is the number of SKUs with counted stock. */
export type SimulationOutcome =
  | { before: RoutingSimulation; after: RoutingSimulation; countedSkus: number }
  | { refusal: Words };

/** What rules would have done with past orders. */
export interface RoutingSimulation {
  orders: number;
  /** Per location: orders that ship something from it. */
  share: ReadonlyMap<string, number>;
  /** Orders that ship from more than one location. */
  split: number;
  /** Orders with something short. */
  short: number;
  /** Orders that no location ships. */
  review: number;
  /** Boxes: one per order and location. */
  boxes: number;
}

/** A simulation that takes orders, oldest first. */
export interface RunningSimulation {
  add(order: PastOrder): void;
  result(): RoutingSimulation;
}

/**
 * Starts a simulation: each order is routed as if it arrived now, alone, with current stock. Orders share only the
 * daily capacity.
 */
export function startSimulation(context: Omit<RoutingContext, 'takenToday'>): RunningSimulation {
  const share = new Map(context.locations.map(({ locationId }) => [locationId, 0]));
  const takenOn = new Map<string, Map<string, number>>();
  const figures = { orders: 0, split: 0, short: 0, review: 0, boxes: 0 };
  return {
    add(order) {
      const takenToday = takenOn.get(order.day) ?? new Map<string, number>();
      takenOn.set(order.day, takenToday);
      const decision = routeOrder(order, { ...context, takenToday });
      for (const locationId of decision.shipsFrom) {
        share.set(locationId, (share.get(locationId) ?? 0) + 1);
        takenToday.set(locationId, (takenToday.get(locationId) ?? 0) + 1);
      }
      figures.orders += 1;
      figures.boxes += decision.shipsFrom.length;
      if (decision.shipsFrom.length > 1) figures.split += 1;
      if (decision.outcome === 'review') figures.review += 1;
      else if (decision.outcome !== 'routed') figures.short += 1;
    },
    result: () => ({ ...figures, share: new Map(share) }),
  };
}

/** Simulates orders, oldest first. Does not change its input. */
export function simulateRouting(
  orders: readonly PastOrder[],
  context: Omit<RoutingContext, 'takenToday'>,
): RoutingSimulation {
  const simulation = startSimulation(context);
  for (const order of orders) simulation.add(order);
  return simulation.result();
}
