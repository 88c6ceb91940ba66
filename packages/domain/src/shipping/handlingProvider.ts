import { message, type Message } from '../messages/Message.ts';
import { findProvider } from '../providers/providers.ts';
import { shippingLocation } from '../shared/shipping/shippingLocation.ts';

/** Who ships something: a connected 3PL, or none for a reason. `isOwn`: the shop's own people do. */
export type Handling =
  | { providerId: string; isOwn: false; reason: null }
  | { providerId: null; isOwn: boolean; reason: Message };

/** What decides at a location about who ships from it. */
interface HandlingLocation {
  kind: 'provider' | 'own';
  providerId: string | null;
}

/**
 * Who ships what leaves from a location: the 3PL that a workflow chose, else who runs the location. One that is named and
 * not connected is never replaced by another; the first that is connected ships only where none is named.
 */
export function handlingProvider(
  chosenProviderId: string | null,
  location: HandlingLocation | undefined,
  connectedIds: readonly string[],
): Handling {
  if (chosenProviderId === null && location?.kind === 'own')
    return { providerId: null, isOwn: true, reason: message('shipping.ownWarehouse') };
  const named = chosenProviderId ?? location?.providerId ?? null;
  const providerId = named ?? connectedIds[0];
  if (providerId === undefined) return { providerId: null, isOwn: false, reason: message('shipping.noneConnected') };
  if (!connectedIds.includes(providerId)) return notConnected(providerId);
  return { providerId, isOwn: false, reason: null };
}

/** A 3PL that should ship something and cannot be called. */
export function notConnected(providerId: string): Handling {
  const provider = findProvider(providerId)?.name ?? providerId;
  return { providerId: null, isOwn: false, reason: message('shipping.notConnected', { provider }) };
}

/**
 * Why an order with these parts is not handed over; null when it is. What the shop ships itself does not keep the other
 * parts back.
 */
export function handoverRefusal(parts: readonly Handling[]): Message | null {
  const refused = parts.find(({ reason, isOwn }) => reason !== null && !isOwn);
  if (refused !== undefined) return refused.reason;
  return parts.every(({ isOwn }) => isOwn) ? (parts[0]?.reason ?? null) : null;
}

/** What decides about who ships an order. */
export interface OrderRoute {
  /** The 3PL that a workflow chose; null: none was chosen. */
  chosenProviderId: string | null;
  /** Where it ships from: the location that a workflow chose, else those of order routing. */
  locationIds: readonly string[];
}

/** Who ships orders of a shop. */
export interface Handlings {
  /** Who ships what leaves from a location; what has none, or an unknown one, leaves from the default location. */
  of(chosenProviderId: string | null, locationId: string | null): Handling;
  /** Why an order would not be handed over; null when it would. */
  refusalOf(route: OrderRoute): Message | null;
}

/** Who ships orders of a shop with these locations and connected 3PLs. */
export function handlingsOf(
  locations: readonly (HandlingLocation & { locationId: string; isActive: boolean })[],
  connectedIds: readonly string[],
): Handlings {
  const of: Handlings['of'] = (chosenProviderId, locationId) => {
    const shipsFrom = shippingLocation(locationId, locations);
    const location = locations.find((other) => other.locationId === shipsFrom);
    return handlingProvider(chosenProviderId, location, connectedIds);
  };
  return {
    of,
    refusalOf: ({ chosenProviderId, locationIds }) =>
      handoverRefusal(
        (locationIds.length === 0 ? [null] : locationIds).map((locationId) => of(chosenProviderId, locationId)),
      ),
  };
}
