import { and, eq, lt } from 'drizzle-orm';
import type { ShopTransaction } from '../connection/Database.ts';
import { trackingGuesses } from '../schema/index.ts';

/**
 * Times of wrong guesses for a key, newest last, locked until the end of the transaction: the second of two concurrent
 * guesses waits for the first.
 */
export async function lockGuesses({ shopId, queries }: ShopTransaction, key: string, now: Date): Promise<Date[]> {
  const [row] = await queries
    .insert(trackingGuesses)
    .values({ shopId, key, times: [], lastAt: now })
    .onConflictDoUpdate({ target: [trackingGuesses.shopId, trackingGuesses.key], set: { key } })
    .returning({ times: trackingGuesses.times });
  return row?.times ?? [];
}

/** Saves the guesses of a locked key. */
export async function saveGuesses(
  { shopId, queries }: ShopTransaction,
  key: string,
  times: readonly Date[],
): Promise<void> {
  const lastAt = times.at(-1);
  await queries
    .update(trackingGuesses)
    .set({ times: [...times], ...(lastAt && { lastAt }) })
    .where(and(eq(trackingGuesses.shopId, shopId), eq(trackingGuesses.key, key)));
}

/** Deletes keys last guessed before a time. */
export async function removeOldGuesses({ shopId, queries }: ShopTransaction, before: Date): Promise<void> {
  await queries
    .delete(trackingGuesses)
    .where(and(eq(trackingGuesses.shopId, shopId), lt(trackingGuesses.lastAt, before)));
}
