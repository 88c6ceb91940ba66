import { type KeyRing, listProviderSettings, saveProviderSettings } from '@hub/database/providers';
import type { ProviderStore } from '@hub/engine/providers';

/** Provider settings in the database, encrypted with a key ring. */
export function createProviderStore(keyRing: KeyRing): ProviderStore {
  return {
    readAll: (transaction) => listProviderSettings(transaction, keyRing),
    save: (transaction, name, record) => saveProviderSettings(transaction, keyRing, name, record),
  };
}
