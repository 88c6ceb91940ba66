import { message } from '@hub/domain/messages';
import { RequestError } from '@hub/api-client/server';
import type { Database } from '@hub/database';
import { createShop, findShopId, listShopIds } from '@hub/database/shops';
import { isUninstalled } from '@hub/database/store';
import { ownerRole } from '@hub/domain/permissions';
import { recordStaff } from '@hub/engine/staff';
import type { StoreServices } from '@hub/engine/store';
import type { EngineBackendOptions } from '../api/createEngineBackend.ts';
import { createStoreSignIn, isStoreSession, type AppCredentials } from '../service/createStoreSignIn.ts';
import { newSampleShop, sampleStaff } from './newSampleShop.ts';

/** Limits shops that any web page could make a browser open. */
const maxShops = 20;

/**
 * The demo's sign-in: everyone is the owner, or the sample staff member of `user_id`. An unknown shop is opened as it
 * is after installation: without orders and 3PLs, at the beginning of onboarding. Visitors from the simulated store have its session token.
 */
export function createDemoSignIn(
  database: Database,
  store: { app: AppCredentials; services: StoreServices } | null = null,
): EngineBackendOptions['signIn'] {
  const signInFromStore = store && createStoreSignIn(store.services, store.app);
  return async (named, request) => {
    const { domain, userId } = named;
    if (store && signInFromStore && (await isStoreSession(request, store.app))) return signInFromStore(named, request);
    const staffId = userId ?? sampleStaff[0].staffId;
    const member = sampleStaff.find((each) => each.staffId === staffId);
    if (member === undefined) throw new RequestError(403, message('calls.notOnStaff'));
    const shopId = (await findShopId(database, domain)) ?? (await openShop(domain));
    if (await isUninstalled(database, shopId))
      throw new RequestError(403, 'This store has uninstalled the app. Install it again in its admin, under Apps.');
    const { name, email, role } = member;
    await database.inShop(shopId, (transaction) =>
      recordStaff(transaction, { staffId, name, email, locale: null, isAccountOwner: role === ownerRole }, new Date()),
    );
    return { shopId, staffId };
  };

  async function openShop(domain: string): Promise<number> {
    if ((await listShopIds(database)).length >= maxShops) {
      // A concurrent call may have opened it as the last one.
      const opened = await findShopId(database, domain);
      if (opened !== null) return opened;
      throw new RequestError(
        403,
        `The demo already has its maximum of ${maxShops} shops. Use one of them, or start with an empty data directory.`,
      );
    }
    const { shopId } = await createShop(database, { ...newSampleShop(domain), isOnboarded: false });
    return shopId;
  }
}
