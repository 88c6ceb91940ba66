import { message } from '@hub/domain/messages';
import { setTimeout as delay } from 'node:timers/promises';
import type { ShopTransaction } from '@hub/database';
import { createShop, findShopId, lockShop, readShop, saveLocations, updateShop } from '@hub/database/shops';
import {
  claimStoreSignIn,
  endStoreSignIn,
  listWaitingStoreEvents,
  noteStoreOpened,
  readStoreConnection,
  saveStoreInstallation,
} from '@hub/database/store';
import { openOrdersFrom } from '@hub/database/routing';
import type { OfflineToken } from '@hub/platform';
import { addRoutingJobs, addWaitingForLocations, stopsAlways } from '../routing/routeOrders.ts';
import { moveCutOffs } from '../batching/scheduleCutOffs.ts';
import { startBackfill } from './backfillStore.ts';
import { changeFreeze } from './changeFreeze.ts';
import { isNameNeeded, recordStaff, type SignedInPerson } from '../staff/recordStaff.ts';
import { StoreCallError, type StoreServices, type StoreShop } from './StoreServices.ts';

/** A sign-in with a verified session token of the store. */
export interface StoreSignIn {
  /** The person's id in the store. */
  staffId: string;
  /** `acme.myshopify.com`. */
  domain: string;
  /** When the store vouched for the person, by its clock. */
  openedAt: Date;
}

/** Personal data from the store. */
export interface StorePerson {
  /** Empty when unknown. */
  name: string;
  /** Null when the store gives none. */
  email: string | null;
  /** The person's language in the store, `de-AT`; null when unknown. */
  locale: string | null;
  /** Whether this is the store's account owner. */
  isAccountOwner: boolean;
}

/** Store calls during a sign-in. */
export interface SignInCalls {
  /** Gets the offline token. */
  exchange(): Promise<OfflineToken>;
  /** Reads the person's data. A failure does not prevent the sign-in. */
  readPerson(): Promise<StorePerson>;
}

/** After this long, a process that exchanges a shop's token counts as ended. */
const exchangeClaimMs = 60_000;

/** How often a sign-in looks whether another has exchanged the token, and for how long. */
const exchangeWait = { everyMs: 200, mostMs: 30_000 };

/**
 * Signs in a person from the store's admin. The first sign-in creates the shop and reads its orders by jobs; one after
 * uninstallation installs it again. The offline token is exchanged only then, or when scopes are missing, the store
 * rejects the token, it lasts until uninstallation, or an uninstallation is announced; by one of several sign-ins, since
 * each exchange ends the tokens before it. Personal data is read while the name is unknown, and after a night. Throws
 * StoreCallError.
 */
export async function signInFromStore(
  services: StoreServices,
  signIn: StoreSignIn,
  { exchange, readPerson }: SignInCalls,
): Promise<{ shopId: number; staffId: string }> {
  const { database, now } = services;
  const { domain, staffId } = signIn;
  const known = await findShopId(database, domain);
  const isAsked =
    known === null || (await database.inShop(known, (transaction) => isNameNeeded(transaction, staffId, now())));
  const person: SignedInPerson = {
    staffId,
    ...(isAsked ? await readPerson().catch(() => unknownPerson) : unknownPerson),
  };
  for (let waitedMs = 0; ; waitedMs += exchangeWait.everyMs) {
    const shopId = await enter(services, signIn, person);
    if (shopId !== null) return { shopId, staffId };
    const claimedAt = now();
    if (await claimStoreSignIn(database, domain, { now: claimedAt, claimMs: exchangeClaimMs }))
      try {
        // Another may have ended just before.
        const entered = await enter(services, signIn, person);
        if (entered !== null) return { shopId: entered, staffId };
        const offline = await exchange();
        const shop = await services.openStore(domain, offline.token).readShop();
        return { shopId: await install(services, signIn, { person, offline, shop }), staffId };
      } finally {
        await endStoreSignIn(database, domain, claimedAt);
      }
    if (waitedMs >= exchangeWait.mostMs) throw new StoreCallError('unavailable', message('store.tokenRenewal'));
    await delay(exchangeWait.everyMs);
  }
}

/** Records a person who needs no exchange of the token; null when the shop has no token that works. */
async function enter(
  services: StoreServices,
  { domain, openedAt }: StoreSignIn,
  person: SignedInPerson,
): Promise<number | null> {
  const { database, now } = services;
  const shopId = await findShopId(database, domain);
  if (shopId === null) return null;
  const isInstalled = await database.inShop(shopId, async (transaction) => {
    const connection = await readStoreConnection(transaction);
    if (connection === null || (connection.state !== 'installed' && connection.state !== 'frozen')) return false;
    if (!hasScopes(services, connection.scopes) || connection.tokenExpiresAt === null) return false;
    // The person has installed the app again: the token is of the installation that ended.
    const [uninstalled] = await listWaitingStoreEvents(transaction, 'app/uninstalled');
    if (uninstalled !== undefined && uninstalled.triggeredAt > (connection.openedAt ?? connection.installedAt))
      return false;
    await recordStaff(transaction, person, now());
    await noteStoreOpened(transaction, openedAt);
    return true;
  });
  return isInstalled ? shopId : null;
}

/** Recorded when the store gave no data; known values stay. */
const unknownPerson: StorePerson = { name: '', email: null, locale: null, isAccountOwner: false };

async function install(
  services: StoreServices,
  { domain, openedAt }: StoreSignIn,
  { person, offline, shop }: { person: SignedInPerson; offline: OfflineToken; shop: StoreShop },
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
    await saveStoreShop(transaction, services, shop);
    if (before?.state === 'accessEnded') await changeFreeze(transaction, { state }, now());
    await saveStoreInstallation(transaction, keyRing, { ...offline, state, installedAt: now(), openedAt });
    await recordStaff(transaction, person, now());
    // Also after uninstallation, since changes in between weren't reported.
    if (before === null || before.state === 'uninstalled') await startBackfill(transaction, now());
  });
  return shopId;
}

/**
 * Keeps what a store says of itself. Open orders of a location that ships no more are routed again; back orders go when one
 * opens that has their units. Cutoffs move with the time zone.
 */
export async function saveStoreShop(
  transaction: ShopTransaction,
  { providers, now }: Pick<StoreServices, 'providers' | 'now'>,
  { currency, timeZone, locations }: StoreShop,
): Promise<void> {
  await lockShop(transaction);
  const change = () => updateShop(transaction, { currency, timeZone });
  if ((await readShop(transaction)).timeZone === timeZone) await change();
  else await moveCutOffs(transaction, providers, now(), change);
  const { shut, opened } = await saveLocations(
    transaction,
    locations.map(({ locationId, ...location }) => ({ locationId: Number(locationId), ...location })),
  );
  await addRoutingJobs(transaction, await openOrdersFrom(transaction, shut), { stops: stopsAlways, again: true });
  if (opened.length > 0) await addWaitingForLocations(transaction, opened);
}

function hasScopes({ scopes }: StoreServices, granted: readonly string[]): boolean {
  return missingScopes(scopes, granted).length === 0;
}

/** Scopes the app needs but wasn't granted; write access includes read access. */
export function missingScopes(needed: readonly string[], granted: readonly string[]): readonly string[] {
  const given = new Set(granted);
  return needed.filter((scope) => !given.has(scope) && !given.has(scope.replace('read_', 'write_')));
}
