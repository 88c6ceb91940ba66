import { and, eq, lt } from 'drizzle-orm';
import type { ShopTransaction } from '../connection/Database.ts';
import { trackingGuesses } from '../schema/index.ts';

/**
 * Times of the wrong guesses under a key, newest last, locked until the end of the transaction: of two guesses at once,
 * the second waits for the first.
 */
export async function lockGuesses({ shopId, queries }: ShopTransaction, key: string, now: Date): Promise<Date[]> {
  const [row] = await queries
    .insert(trackingGuesses)
    .values({ shopId, key, times: [], lastAt: now })
    .onConflictDoUpdate({ target: [trackingGuesses.shopId, trackingGuesses.key], set: { key } })
    .returning({ times: trackingGuesses.times });
  return row?.times ?? [];
}

/** Keeps the guesses under a key that was locked. */
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

/** Forgets what was last guessed before a time. */
export async function removeOldGuesses({ shopId, queries }: ShopTransaction, before: Date): Promise<void> {
  await queries
    .delete(trackingGuesses)
    .where(and(eq(trackingGuesses.shopId, shopId), lt(trackingGuesses.lastAt, before)));
}
