import { type KeyRing, listProviderSettings, saveProviderSettings } from '@hub/database/providers';
import type { ProviderStore } from '@hub/engine/providers';

/** Settings of providers in the database, encrypted under a key ring. */
export function createProviderStore(keyRing: KeyRing): ProviderStore {
  return {
    readAll: (transaction) => listProviderSettings(transaction, keyRing),
    save: (transaction, name, record) => saveProviderSettings(transaction, keyRing, name, record),
  };
}
