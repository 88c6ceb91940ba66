import type { ShopTransaction } from './Database.ts';

/**
 * Runs `work` so that, when it rejects, only what it did is undone and the transaction goes on; the error is thrown
 * nevertheless.
 */
export function inSavepoint<T>(
  { shopId, queries }: ShopTransaction,
  work: (transaction: ShopTransaction) => Promise<T>,
): Promise<T> {
  return queries.transaction((nested) => work({ shopId, queries: nested }));
}
