import type { ShopTransaction } from './Database.ts';

/**
 * Runs `work` in a savepoint: when it rejects, only its own changes are rolled back and the transaction continues. The
 * error is still thrown.
 */
export function inSavepoint<T>(
  { shopId, queries }: ShopTransaction,
  work: (transaction: ShopTransaction) => Promise<T>,
): Promise<T> {
  return queries.transaction((nested) => work({ shopId, queries: nested }));
}
