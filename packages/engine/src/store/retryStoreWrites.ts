import type { ShopTransaction } from '@hub/database';
import { readStoreConnection, retryRefusedWrites } from '@hub/database/store';

/** Writes again what the store refused, of one order or of all (null), by jobs. False: there is no store to write to. */
export async function retryStoreWrites(transaction: ShopTransaction, orderId: string | null): Promise<boolean> {
  const connection = await readStoreConnection(transaction);
  if (connection === null || connection.state === 'uninstalled') return false;
  await retryRefusedWrites(transaction, orderId);
  return true;
}
