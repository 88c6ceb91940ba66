import { createHash } from 'node:crypto';
import type { Database, ShopTransaction } from '@hub/database';
import { claimKey, storeReply } from '@hub/database/idempotency';

/** The key was used for another request. */
export class ReusedKeyError extends Error {
  override readonly name = 'ReusedKeyError';
}

export interface Intent {
  /** `Idempotency-Key`; null: the request has none and is done every time. */
  key: string | null;
  /** Everything in which two requests with one key have to be equal. */
  request: string;
}

/** The same as `onceIn`, in a transaction of its own. */
export function onceOnly(
  database: Database,
  shopId: number,
  intent: Intent,
  work: (transaction: ShopTransaction) => Promise<string>,
): Promise<string> {
  return database.inShop(shopId, (transaction) => onceIn(transaction, intent, () => work(transaction)));
}

/**
 * Runs `work` and keeps its reply under the key in the same transaction. A known key replays its reply, whichever process
 * gave it, and does nothing. Throws ReusedKeyError when the request differs.
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
