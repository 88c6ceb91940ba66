import type { ShopTransaction } from '@hub/database';
import { createShop, findShopId, saveLocations, updateShop } from '@hub/database/shops';
import { readStoreConnection, saveStoreInstallation } from '@hub/database/store';
import { awaitedSkusAt, openOrdersFrom } from '@hub/database/routing';
import { addStockArrivedJobs } from '../routing/reserveStock.ts';
import { addRoutingJobs, stopsAlways } from '../routing/routeOrders.ts';
import { startBackfill } from './backfillStore.ts';
import { changeFreeze } from './changeFreeze.ts';
import { isNameNeeded, recordStaff, type SignedInPerson } from '../staff/recordStaff.ts';
import { type OfflineToken, type StoreServices, type StoreShop } from './StoreServices.ts';

/** Who opens the app, by a session token of the store that was verified. */
export interface StoreSignIn {
  /** The store's id of the person. */
  staffId: string;
  /** `acme.myshopify.com`. */
  domain: string;
}

/** Who the person is, as the store says. */
export interface StorePerson {
  /** Empty: not known. */
  name: string;
  /** Null: the store names none. */
  email: string | null;
  /** Language of the person in the store, `de-AT`; null: it names none. */
  locale: string | null;
  /** Whether the store account belongs to the person. */
  isAccountOwner: boolean;
}

/** How the store is asked at a sign-in. */
export interface SignInCalls {
  /** Gets the offline token. */
  exchange(): Promise<OfflineToken>;
  /** Asks who the person is. A sign-in does not fail because the store does not say. */
  readPerson(): Promise<StorePerson>;
}

/**
 * Signs a person in who opens the app in the admin of the store. The first time, the shop is made and its orders are read
 * by jobs; after an uninstallation it is installed again. The offline token is exchanged only then, while scopes are
 * missing or the store takes no token, and for one that holds until the app is uninstalled; who the person is is asked as
 * long as their name is not known, and after a night. Throws StoreCallError.
 */
export async function signInFromStore(
  services: StoreServices,
  { domain, staffId }: StoreSignIn,
  { exchange, readPerson }: SignInCalls,
): Promise<{ shopId: number; staffId: string }> {
  const { database, now } = services;
  const known = await findShopId(database, domain);
  const isAsked =
    known === null || (await database.inShop(known, (transaction) => isNameNeeded(transaction, staffId, now())));
  const person: SignedInPerson = { staffId, ...(isAsked ? await readPerson().catch(() => nobody) : nobody) };
  if (known !== null) {
    const isInstalled = await database.inShop(known, async (transaction) => {
      const connection = await readStoreConnection(transaction);
      if (connection === null || (connection.state !== 'installed' && connection.state !== 'frozen')) return false;
      if (!hasScopes(services, connection.scopes) || connection.tokenExpiresAt === null) return false;
      await recordStaff(transaction, person, now());
      return true;
    });
    if (isInstalled) return { shopId: known, staffId };
  }
  const offline = await exchange();
  const shop = await services.openStore(domain, offline.token).readShop();
  return { shopId: await install(services, { domain, person }, offline, shop), staffId };
}

/** What is recorded of a person whom the store did not name: what is known stays. */
const nobody: StorePerson = { name: '', email: null, locale: null, isAccountOwner: false };

async function install(
  services: StoreServices,
  { domain, person }: { domain: string; person: SignedInPerson },
  offline: OfflineToken,
  shop: StoreShop,
): Promise<number> {
  const { database, keyRing, now } = services;
  const { currency, timeZone } = shop;
  const { shopId } = await createShop(database, {
    domain,
    currency,
    timeZone,
    chargeType: 0,
    isOnboarded: false,
    staff: [],
    locations: [],
  });
  await database.inShop(shopId, async (transaction: ShopTransaction) => {
    const state = hasScopes(services, offline.scopes) ? 'installed' : 'missingScopes';
    const before = await readStoreConnection(transaction);
    await saveStoreShop(transaction, shop);
    if (before?.state === 'accessEnded') await changeFreeze(transaction, { state }, now());
    await saveStoreInstallation(transaction, keyRing, { ...offline, state, installedAt: now() });
    await recordStaff(transaction, person, now());
    // After an uninstallation too: what happened meanwhile was not announced.
    if (before === null || before.state === 'uninstalled') await startBackfill(transaction, now());
  });
  return shopId;
}

/**
 * Keeps what a store says of itself. Open orders of a location that ships no more are routed again; back orders go when one
 * opens that has their units.
 */
export async function saveStoreShop(
  transaction: ShopTransaction,
  { currency, timeZone, locations }: StoreShop,
): Promise<void> {
  await updateShop(transaction, { currency, timeZone });
  const { shut, opened } = await saveLocations(
    transaction,
    locations.map(({ locationId, ...location }) => ({ locationId: Number(locationId), ...location })),
  );
  await addRoutingJobs(transaction, await openOrdersFrom(transaction, shut), { stops: stopsAlways, again: true });
  await addStockArrivedJobs(transaction, await awaitedSkusAt(transaction, opened));
}

function hasScopes({ scopes }: StoreServices, granted: readonly string[]): boolean {
  return missingScopes(scopes, granted).length === 0;
}

/** Scopes that the app needs and was not given; the right to write is also one to read. */
export function missingScopes(needed: readonly string[], granted: readonly string[]): readonly string[] {
  const given = new Set(granted);
  return needed.filter((scope) => !given.has(scope) && !given.has(scope.replace('read_', 'write_')));
}
