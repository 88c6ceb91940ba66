import type { ShopTransaction } from '@hub/database';
import type { ProviderRecord } from '@hub/domain/integrations';

/** Keeps the settings of the transaction's shop, encrypted. Names are the string ids of §3. */
export interface ProviderStore {
  readAll(transaction: ShopTransaction): Promise<ReadonlyMap<string, ProviderRecord>>;
  save(transaction: ShopTransaction, name: string, record: ProviderRecord): Promise<void>;
}
