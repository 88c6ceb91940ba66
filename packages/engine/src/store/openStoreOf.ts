import { readShop } from '@hub/database/shops';
import { readStoreConnection, readStoreToken } from '@hub/database/store';
import { changeFreeze } from './changeFreeze.ts';
import { type Store, StoreCallError, type StoreServices } from './StoreServices.ts';
import { uninstallStore } from './uninstallStore.ts';

/** The store of a shop; null: it has none, or has uninstalled the app. `endsAt`: as `openStore` has it. */
export async function openStoreOf(services: StoreServices, shopId: number, endsAt?: number): Promise<Store | null> {
  const found = await services.database.inShop(shopId, async (transaction) => {
    const connection = await readStoreConnection(transaction);
    if (connection === null || connection.state === 'uninstalled') return null;
    const token = await readStoreToken(transaction, services.keyRing);
    return token === null ? null : { domain: (await readShop(transaction)).domain, token };
  });
  return found === null ? null : services.openStore(found.domain, found.token, endsAt);
}

/**
 * Calls the store of a shop; null: it has none. What the store says of the installation itself is kept: that the app was
 * uninstalled, that the store is frozen, and that it answers again. Throws StoreCallError.
 */
export async function callStore<Result>(
  services: StoreServices,
  shopId: number,
  call: (store: Store) => Promise<Result>,
  endsAt?: number,
): Promise<{ value: Result } | null> {
  try {
    const store = await openStoreOf(services, shopId, endsAt);
    if (store === null) return null;
    const value = await call(store);
    await changeState(services, shopId, 'frozen', 'installed');
    return { value };
  } catch (error) {
    if (!(error instanceof StoreCallError)) throw error;
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
