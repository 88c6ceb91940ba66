import { message, type Message } from '../messages/Message.ts';
import { accountName, findProvider } from '../providers/providers.ts';
import { shippingLocation } from '../shared/shipping/shippingLocation.ts';

/**
 * Who ships something: a connected 3PL, or none with a reason. `isOwn`: the shop's own staff ship it. `account` and
 * `site`: the 3PL's account and warehouse, if the location names them.
 */
export type ShippedBy =
  | { providerId: string; isOwn: false; reason: null; account?: string; site?: string }
  | { providerId: null; isOwn: boolean; reason: Message };

/** An enabled 3PL account. */
interface ConnectedAccount {
  provider: { thirdPartyId: string };
  account: string;
  isSandbox: boolean;
}

/** What decides which accounts may take an order. */
type Testing = Pick<OrderRoute, 'isTest'>;

/** Sandbox accounts take only test orders, and test orders go only there. */
function mayTake({ isSandbox }: ConnectedAccount, { isTest }: Testing): boolean {
  return isSandbox === isTest;
}

/** Why an account may not take an order; `null` when it may. */
export function accountRefusal(account: ConnectedAccount & { accountName: string }, order: Testing): Message | null {
  if (mayTake(account, order)) return null;
  const provider = providerText(account.provider.thirdPartyId, account.accountName);
  return order.isTest ? message('shipping.notSandbox', { provider }) : message('shipping.sandboxOnly', { provider });
}

/** The account that takes an order: the location's, else the 3PL's first; `null` when there is none. */
export function accountFor(
  { providerId, account }: Extract<ShippedBy, { reason: null }>,
  accounts: readonly ConnectedAccount[],
  order: Testing,
): string | null {
  const able = accounts.filter((each) => each.provider.thirdPartyId === providerId && mayTake(each, order));
  return able.find((each) => account === undefined || each.account === account)?.account ?? null;
}

/** What decides who ships from a location. */
interface HandlingLocation {
  name?: string;
  kind: 'provider' | 'own';
  providerId: string | null;
  account?: string | null;
  site?: string | null;
}

/**
 * Who ships from a location: the 3PL set by a workflow, else the one that the location names. A location without a 3PL
 * ships nothing, and a named 3PL that is not connected is never replaced by another. A shop without locations ships with
 * its only 3PL.
 */
export function handlingProvider(
  chosenProviderId: string | null,
  location: HandlingLocation | undefined,
  liveIds: readonly string[],
  accounts: readonly ConnectedAccount[] = [],
): ShippedBy {
  if (chosenProviderId === null && location?.kind === 'own')
    return { providerId: null, isOwn: true, reason: message('shipping.ownWarehouse') };
  const named = chosenProviderId ?? location?.providerId ?? null;
  const onlyOne = location === undefined && liveIds.length === 1 ? liveIds[0] : undefined;
  const providerId = named ?? onlyOne;
  if (providerId === undefined) return { providerId: null, isOwn: false, reason: noProviderReason(location, liveIds) };
  const own = accounts.filter((each) => each.provider.thirdPartyId === providerId);
  if (!liveIds.includes(providerId)) return own.some(isSandbox) ? sandboxOnly(providerId) : notConnected(providerId);
  // A different 3PL, set by a workflow, does not know this one's accounts.
  const { account, site } = location?.providerId === providerId ? location : {};
  const found = own.find((each) => each.account === account);
  if (account && found === undefined) return notConnected(providerId, account);
  if (account && found?.isSandbox) return sandboxOnly(providerId, account);
  return { providerId, isOwn: false, reason: null, ...(account && { account }), ...(site && { site }) };
}

/**
 * Where a test order goes: to the sandbox account of the 3PL that would ship it, else to the first one, because no
 * goods leave. Our own staff ship none.
 */
function sandboxHandling(
  chosenProviderId: string | null,
  location: HandlingLocation | undefined,
  accounts: readonly ConnectedAccount[],
): ShippedBy {
  const wanted = chosenProviderId ?? location?.providerId ?? null;
  const able = accounts.filter(isSandbox);
  const own = able.filter(({ provider }) => provider.thirdPartyId === wanted);
  const found = own.find(({ account }) => account === location?.account) ?? own[0] ?? able[0];
  if (found === undefined) return { providerId: null, isOwn: false, reason: message('shipping.noSandbox') };
  const { provider, account } = found;
  return { providerId: provider.thirdPartyId, isOwn: false, reason: null, ...(account && { account }) };
}

/** Why nothing ships where no 3PL is named. */
function noProviderReason(location: HandlingLocation | undefined, liveIds: readonly string[]): Message {
  if (liveIds.length === 0) return message('shipping.noneConnected');
  if (location === undefined) return message('shipping.severalConnected');
  return message('shipping.noneChosen', { location: location.name ?? '' });
}

const isSandbox = (account: ConnectedAccount) => account.isSandbox;

/** A 3PL, or one of its accounts, that should ship something and can't be called. */
export function notConnected(providerId: string, account = ''): ShippedBy {
  const provider = providerText(providerId, account);
  return { providerId: null, isOwn: false, reason: message('shipping.notConnected', { provider }) };
}

/** A 3PL, or one of its accounts, that should ship a real order and is a sandbox account. */
function sandboxOnly(providerId: string, account = ''): ShippedBy {
  const provider = providerText(providerId, account);
  return { providerId: null, isOwn: false, reason: message('shipping.sandboxOnly', { provider }) };
}

function providerText(providerId: string, account: string): string {
  const found = findProvider(providerId);
  return found === null ? providerId : accountName(found, account);
}

/**
 * Why an order with these parts is not handed over; `null` when it is. What the shop ships itself does not hold back
 * the other parts.
 */
export function handoverRefusal(parts: readonly ShippedBy[]): Message | null {
  const refused = parts.find(({ reason, isOwn }) => reason !== null && !isOwn);
  if (refused !== undefined) return refused.reason;
  return parts.every(({ isOwn }) => isOwn) ? (parts[0]?.reason ?? null) : null;
}

/** What decides who ships an order. */
export interface OrderRoute {
  /** The 3PL set by a workflow; `null` for none. */
  chosenProviderId: string | null;
  /** Where it ships from: the location set by a workflow, else routing's. */
  locationIds: readonly string[];
  /** A test order in the store. */
  isTest: boolean;
}

/** Who ships a shop's orders. */
export interface Handlings {
  /** Who ships from a location; without a known location it is the default one. */
  of(order: Omit<OrderRoute, 'locationIds'>, locationId: string | null): ShippedBy;
  /** Why an order would not be handed over; `null` when it would. */
  refusalOf(route: OrderRoute): Message | null;
}

/** The 3PLs that ship where no workflow chooses one: those of the locations, or the only one of a shop without any. */
export function servingProviders(
  locations: readonly Pick<HandlingLocation, 'kind' | 'providerId'>[],
  liveIds: readonly string[],
): readonly string[] {
  if (locations.length === 0) return liveIds.length === 1 ? liveIds : [];
  return liveIds.filter((id) => locations.some(({ kind, providerId }) => kind === 'provider' && providerId === id));
}

/** Who ships orders of a shop with these locations, 3PLs for real orders and enabled accounts. */
export function handlingsOf(
  locations: readonly (HandlingLocation & { locationId: string; isActive: boolean })[],
  liveIds: readonly string[],
  accounts: readonly ConnectedAccount[],
): Handlings {
  const of: Handlings['of'] = ({ chosenProviderId, isTest }, locationId) => {
    const shipsFrom = shippingLocation(locationId, locations);
    const location = locations.find((other) => other.locationId === shipsFrom);
    return isTest
      ? sandboxHandling(chosenProviderId, location, accounts)
      : handlingProvider(chosenProviderId, location, liveIds, accounts);
  };
  return {
    of,
    refusalOf: ({ locationIds, ...order }) =>
      handoverRefusal((locationIds.length === 0 ? [null] : locationIds).map((locationId) => of(order, locationId))),
  };
}
