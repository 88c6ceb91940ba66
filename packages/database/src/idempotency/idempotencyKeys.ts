import { and, eq, lt, sql } from 'drizzle-orm';
import type { Queries, ShopTransaction } from '../connection/Database.ts';
import { idempotencyKeys } from '../schema/index.ts';

/** The reply stored for a key. */
export interface StoredReply {
  /** SHA-256 of the request. */
  fingerprint: Uint8Array;
  status: number;
  /** JSON text. */
  reply: string;
}

/**
 * Claims a key for this transaction. Null if the key is new; then call `storeReply` in the same transaction. Otherwise
 * its stored reply. A second transaction with the key waits here until the first has ended.
 */
export async function claimKey(
  { shopId, queries }: ShopTransaction,
  key: string,
  fingerprint: Uint8Array,
): Promise<StoredReply | null> {
  const claimed = await queries
    .insert(idempotencyKeys)
    .values({ shopId, key, fingerprint, status: 0, reply: '' })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length > 0) return null;
  const [known] = await queries
    .select({ fingerprint: idempotencyKeys.fingerprint, status: idempotencyKeys.status, reply: idempotencyKeys.reply })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.shopId, shopId), eq(idempotencyKeys.key, key)));
  if (known === undefined) throw new Error('The key was removed just now.');
  return known;
}

export async function storeReply(
  { shopId, queries }: ShopTransaction,
  key: string,
  { status, reply }: Pick<StoredReply, 'status' | 'reply'>,
): Promise<void> {
  await queries
    .update(idempotencyKeys)
    .set({ status, reply })
    .where(and(eq(idempotencyKeys.shopId, shopId), eq(idempotencyKeys.key, key)));
}

/** Deletes replies older than this many days, for all shops. */
export async function deleteOldReplies(queries: Queries, days: number): Promise<void> {
  await queries
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, sql`now() - make_interval(days => ${days})`));
}
