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
