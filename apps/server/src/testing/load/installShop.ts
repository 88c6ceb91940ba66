import type { Database } from '@hub/database';
import type { KeyRing } from '@hub/database/providers';
import { saveStoreInstallation } from '@hub/database/store';
import { requiredScopes } from '@hub/platform';

/** Installs the app in the shop's store, without earlier orders to read. */
export async function installShop(database: Database, keyRing: KeyRing, shopId: number): Promise<void> {
  const installation = {
    token: 'a token',
    renewal: null,
    scopes: requiredScopes,
    state: 'installed',
    installedAt: new Date(),
  } as const;
  await database.inShop(shopId, (transaction) => saveStoreInstallation(transaction, keyRing, installation));
}
