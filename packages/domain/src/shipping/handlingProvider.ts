import { message, type Message } from '../messages/Message.ts';
import { accountName, findProvider } from '../providers/providers.ts';
import { shippingLocation } from '../shared/shipping/shippingLocation.ts';

/**
 * Who ships something: a connected 3PL, or none for a reason. `isOwn`: the shop's own people do. `account` and `site`:
 * which of the 3PL's, where the location names one.
 */
export type Handling =
  | { providerId: string; isOwn: false; reason: null; account?: string; site?: string }
  | { providerId: null; isOwn: boolean; reason: Message };

/** An enabled account with a 3PL. */
interface ConnectedAccount {
  provider: { thirdPartyId: string };
  account: string;
}

/** What decides at a location about who ships from it. */
interface HandlingLocation {
  kind: 'provider' | 'own';
  providerId: string | null;
  account?: string | null;
  site?: string | null;
}

/**
 * Who ships what leaves from a location: the 3PL that a workflow chose, else who runs the location. One that is named and
 * not connected is never replaced by another; the first that is connected ships only where none is named.
 */
export function handlingProvider(
  chosenProviderId: string | null,
  location: HandlingLocation | undefined,
  connectedIds: readonly string[],
  accounts: readonly ConnectedAccount[] = [],
): Handling {
  if (chosenProviderId === null && location?.kind === 'own')
    return { providerId: null, isOwn: true, reason: message('shipping.ownWarehouse') };
  const named = chosenProviderId ?? location?.providerId ?? null;
  const providerId = named ?? connectedIds[0];
  if (providerId === undefined) return { providerId: null, isOwn: false, reason: message('shipping.noneConnected') };
  if (!connectedIds.includes(providerId)) return notConnected(providerId);
  // Another 3PL, which a workflow chose, knows nothing of this one's accounts.
  const { account, site } = location?.providerId === providerId ? location : {};
  const isOn = accounts.some((each) => each.provider.thirdPartyId === providerId && each.account === account);
  if (account && !isOn) return notConnected(providerId, account);
  return { providerId, isOwn: false, reason: null, ...(account && { account }), ...(site && { site }) };
}

/** A 3PL, or an account of it, that should ship something and cannot be called. */
export function notConnected(providerId: string, account = ''): Handling {
  const found = findProvider(providerId);
  const provider = found === null ? providerId : accountName(found, account);
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

/** Who ships orders of a shop with these locations, connected 3PLs and enabled accounts. */
export function handlingsOf(
  locations: readonly (HandlingLocation & { locationId: string; isActive: boolean })[],
  connectedIds: readonly string[],
  accounts: readonly ConnectedAccount[],
): Handlings {
  const of: Handlings['of'] = (chosenProviderId, locationId) => {
    const shipsFrom = shippingLocation(locationId, locations);
    const location = locations.find((other) => other.locationId === shipsFrom);
    return handlingProvider(chosenProviderId, location, connectedIds, accounts);
  };
  return {
    of,
    refusalOf: ({ chosenProviderId, locationIds }) =>
      handoverRefusal(
        (locationIds.length === 0 ? [null] : locationIds).map((locationId) => of(chosenProviderId, locationId)),
      ),
  };
}
