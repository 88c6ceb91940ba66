import type { ShopTransaction } from '@hub/database';
import type { ProviderRecord } from '@hub/domain/integrations';

/** Encrypted provider settings of the transaction's shop. Names are the string ids of §3. */
export interface ProviderStore {
  readAll(transaction: ShopTransaction): Promise<ReadonlyMap<string, ProviderRecord>>;
  save(transaction: ShopTransaction, name: string, record: ProviderRecord): Promise<void>;
}
