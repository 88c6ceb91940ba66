import {
  createShop,
  findShopId,
  readStoreConnection,
  saveLocations,
  saveStoreInstallation,
  type ShopTransaction,
  updateShop,
} from '@hub/database';
import { startBackfill } from './backfillStore.ts';
import { recordStaff } from '../staff/recordStaff.ts';
import { type StoreServices, type StoreShop } from './StoreServices.ts';

/** Who opens the app, by a session token of the store that was verified. */
export interface StoreSignIn {
  /** The store's id of the person. */
  staffId: string;
  /** Null: the store does not say. */
  name: string | null;
  /** Null or absent: the store does not say. */
  email?: string | null;
  /** Whether the store account belongs to the person; absent: the store does not say. */
  isAccountOwner?: boolean;
  /** `acme.myshopify.com`. */
  domain: string;
}

/** An offline token as the store exchanges it for a session token. */
export interface OfflineToken {
  token: string;
  scopes: readonly string[];
}

/**
 * Signs a person in who opens the app in the admin of the store. The first time, the shop is made and its orders are read
 * by jobs; after an uninstallation it is installed again. `exchange` gets the offline token and is called only then, and
 * while scopes are missing. Throws StoreCallError.
 */
export async function signInFromStore(
  services: StoreServices,
  person: StoreSignIn,
  exchange: () => Promise<OfflineToken>,
): Promise<{ shopId: number; staffId: string }> {
  const { database, now } = services;
  const known = await findShopId(database, person.domain);
  if (known !== null) {
    const isInstalled = await database.inShop(known, async (transaction) => {
      const connection = await readStoreConnection(transaction);
      if (connection === null || connection.state === 'uninstalled' || connection.state === 'missingScopes')
        return false;
      if (!hasScopes(services, connection.scopes)) return false;
      await recordStaff(transaction, signedIn(person), now());
      return true;
    });
    if (isInstalled) return { shopId: known, staffId: person.staffId };
  }
  const offline = await exchange();
  const shop = await services.openStore(person.domain, offline.token).readShop();
  return { shopId: await install(services, person, offline, shop), staffId: person.staffId };
}

async function install(
  services: StoreServices,
  person: StoreSignIn,
  offline: OfflineToken,
  { currency, timeZone, locations }: StoreShop,
): Promise<number> {
  const { database, keyRing, now } = services;
  const storedLocations = locations.map(({ locationId, name }) => ({ locationId: Number(locationId), name }));
  const { shopId } = await createShop(database, {
    domain: person.domain,
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
    await updateShop(transaction, { currency, timeZone });
    await saveLocations(transaction, storedLocations);
    await saveStoreInstallation(transaction, keyRing, { ...offline, state, installedAt: now() });
    await recordStaff(transaction, signedIn(person), now());
    // After an uninstallation too: what happened meanwhile was not announced.
    if (before === null || before.state === 'uninstalled') await startBackfill(transaction, now());
  });
  return shopId;
}

function signedIn({ staffId, name, email = null, isAccountOwner = false }: StoreSignIn) {
  return { staffId, name: name ?? '', email, isAccountOwner };
}

function hasScopes({ scopes }: StoreServices, granted: readonly string[]): boolean {
  return missingScopes(scopes, granted).length === 0;
}

/** Scopes that the app needs and was not given; the right to write is also one to read. */
export function missingScopes(needed: readonly string[], granted: readonly string[]): readonly string[] {
  const given = new Set(granted);
  return needed.filter((scope) => !given.has(scope) && !given.has(scope.replace('read_', 'write_')));
}
