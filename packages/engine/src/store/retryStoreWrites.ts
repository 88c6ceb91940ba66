import type { ShopTransaction } from '@hub/database';
import { readStoreConnection, retryRefusedWrites } from '@hub/database/store';

/** Adds jobs that retry writes the store refused, for one order or all (null). False when there is no store. */
export async function retryStoreWrites(transaction: ShopTransaction, orderId: string | null): Promise<boolean> {
  const connection = await readStoreConnection(transaction);
  if (connection === null || connection.state === 'uninstalled') return false;
  await retryRefusedWrites(transaction, orderId);
  return true;
}
