import { type EventValues, type OrderEvent, orderEvent } from '../events/OrderEvent.ts';
import type { RoutingDecision, RoutingOrder } from './Routing.ts';

/**
 * The event of a routed order. `isReleased`: a person lets it continue although it is short or no location ships it.
 */
export function routingEvent(decision: RoutingDecision, order: RoutingOrder, isReleased = false): OrderEvent {
  switch (decision.outcome) {
    case 'routed':
      return routedEvent(decision, order);
    case 'review': {
      const locations = decision.locations.map(({ name, leftOut }) => ({ location: name, leftOut }));
      return orderEvent(isReleased ? 'releasedUnrouted' : 'noLocation', { locations });
    }
    case 'short':
    case 'partlyShort':
      return isReleased
        ? orderEvent('releasedShort', { short: shortUnits(decision) })
        : orderEvent('backOrdered', { short: shortUnits(decision), reserved: unitsByLocation(decision) });
  }
}

function routedEvent(decision: RoutingDecision, { country, chosenLocationId }: RoutingOrder): OrderEvent {
  const locations = unitsByLocation(decision);
  return locations.length === 0
    ? orderEvent('nothingToRoute', {})
    : orderEvent('routed', { locations, chosenBy: chosenBy(decision, chosenLocationId), country });
}

function chosenBy({ rule }: RoutingDecision, chosenLocationId: string | null): EventValues<'routed'>['chosenBy'] {
  if (chosenLocationId !== null) return { type: 'workflow' };
  return rule === null ? { type: 'noRule' } : { type: 'rule', rule };
}

function unitsByLocation({ allocations, locations, shipsFrom }: RoutingDecision): EventValues<'routed'>['locations'] {
  const names = new Map(locations.map(({ locationId, name }) => [locationId, name]));
  return shipsFrom.map((locationId) => ({
    location: names.get(locationId) ?? null,
    units: allocations.reduce((sum, part) => (part.locationId === locationId ? sum + part.quantity : sum), 0),
  }));
}

function shortUnits({ allocations }: RoutingDecision): EventValues<'releasedShort'>['short'] {
  const short = new Map<string, number>();
  for (const { sku, locationId, quantity } of allocations)
    if (locationId === null) short.set(sku, (short.get(sku) ?? 0) + quantity);
  return [...short].map(([sku, quantity]) => ({ sku, quantity }));
}
