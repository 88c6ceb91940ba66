import { readStoreConnection } from '@hub/database/store';
import { changeFreeze } from './changeFreeze.ts';
import { type Store, StoreCallError, type StoreServices } from './StoreServices.ts';
import { afterRefusedToken, tokenForCalls } from './storeToken.ts';
import { uninstallStore } from './uninstallStore.ts';

/**
 * Calls a shop's store; null when it has none or has uninstalled the app. Records what the call reveals about the
 * installation: the store is gone, frozen, rejects the token, or answers again. `endsAt` as in `openStore`. Throws
 * StoreCallError.
 */
export async function callStore<Result>(
  services: StoreServices,
  shopId: number,
  call: (store: Store) => Promise<Result>,
  endsAt?: number,
): Promise<{ value: Result } | null> {
  const found = await tokenForCalls(services, shopId);
  if (found === null) return null;
  try {
    const value = await call(services.openStore(found.domain, found.token, endsAt));
    await changeState(services, shopId, 'frozen', 'installed');
    return { value };
  } catch (error) {
    if (!(error instanceof StoreCallError)) throw error;
    if (error.kind === 'tokenRefused') throw await afterRefusedToken(services, shopId, found.token, error);
    if (error.kind === 'uninstalled') {
      await services.database.inShop(shopId, (transaction) => uninstallStore(transaction, services.now()));
      return null;
    }
    if (error.kind === 'frozen') await changeState(services, shopId, 'installed', 'frozen');
    throw error;
  }
}

async function changeState(
  { database, now }: StoreServices,
  shopId: number,
  from: 'installed' | 'frozen',
  to: 'installed' | 'frozen',
): Promise<void> {
  await database.inShop(shopId, async (transaction) => {
    if ((await readStoreConnection(transaction))?.state === from) await changeFreeze(transaction, { state: to }, now());
  });
}
