import type { Database } from '@hub/database';
import type { KeyRing } from '@hub/database/providers';
import { saveStoreInstallation } from '@hub/database/store';
import { requiredScopes } from '@hub/platform';

/** The shop's store has installed the app, and nothing of before is to be read. */
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
