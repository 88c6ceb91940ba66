import { DatabaseUnavailableError } from './errors.ts';

/** Called with what failed for a shop; the others are worked nevertheless. */
export type OnShopError = (error: unknown, shopId: number) => void;

/**
 * Works one shop after another; what fails for one is reported and ends nothing. Throws DatabaseUnavailableError: it
 * would fail for every shop.
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
