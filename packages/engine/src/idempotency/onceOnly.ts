import { createHash } from 'node:crypto';
import type { Database, ShopTransaction } from '@hub/database';
import { claimKey, storeReply } from '@hub/database/idempotency';

/** The key was used for another request. */
export class ReusedKeyError extends Error {
  override readonly name = 'ReusedKeyError';
}

export interface Intent {
  /** `Idempotency-Key`; null when the request has none and runs every time. */
  key: string | null;
  /** Everything that must be equal in two requests with the same key. */
  request: string;
}

/** `onceIn` in its own transaction. */
export function onceOnly(
  database: Database,
  shopId: number,
  intent: Intent,
  work: (transaction: ShopTransaction) => Promise<string>,
): Promise<string> {
  return database.inShop(shopId, (transaction) => onceIn(transaction, intent, () => work(transaction)));
}

/**
 * Runs `work` and saves its reply under the key in the same transaction. A known key replays its reply, from whichever
 * process, and does nothing. Throws ReusedKeyError when the request differs.
 */
export async function onceIn(
  transaction: ShopTransaction,
  { key, request }: Intent,
  work: () => Promise<string>,
): Promise<string> {
  if (key === null) return work();
  const fingerprint = createHash('sha256').update(request).digest();
  const known = await claimKey(transaction, key, fingerprint);
  if (known !== null) {
    if (!fingerprint.equals(known.fingerprint)) throw new ReusedKeyError('The key was used for another request.');
    return known.reply;
  }
  const reply = await work();
  await storeReply(transaction, key, { status: 200, reply });
  return reply;
}
