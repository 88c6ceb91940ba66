import { listShopIds } from '../shops/shopRecords.ts';
import type { Database, ShopTransaction } from './Database.ts';
import { DatabaseUnavailableError } from './errors.ts';

/** Called when a shop fails; the other shops still run. */
export type OnShopError = (error: unknown, shopId: number) => void;

/**
 * Processes one shop after another; a failure is reported and does not stop the others. Throws DatabaseUnavailableError,
 * because every shop would fail.
 */
export async function workEachShop<Item extends { shopId: number }>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  onError: OnShopError,
): Promise<void> {
  for (const item of items)
    try {
      await work(item);
    } catch (error) {
      if (error instanceof DatabaseUnavailableError) throw error;
      onError(error, item.shopId);
    }
}

/**
 * Removes rows of all shops in parts, each in a transaction of its own. `removePart` gets the key after which a part
 * begins, 0 at first, and returns the key of its last row; `null` when there are no more. Resolves to the count.
 */
export async function removeInParts(
  database: Database,
  onError: OnShopError,
  removePart: (transaction: ShopTransaction, after: string) => Promise<{ removed: number; next: string | null }>,
): Promise<number> {
  const all = (await listShopIds(database)).map((shopId) => ({ shopId }));
  let removed = 0;
  const removeOfShop = async ({ shopId }: { shopId: number }) => {
    for (let after: string | null = '0'; after !== null;) {
      const start: string = after;
      const part = await database.inShop(shopId, (transaction) => removePart(transaction, start));
      removed += part.removed;
      after = part.next;
    }
  };
  await workEachShop(all, removeOfShop, onError);
  return removed;
}
