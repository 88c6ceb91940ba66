import type { ShopTransaction } from '@hub/database';
import { readStoreProductTime, saveStoreProduct, type StoreProductRecord } from '@hub/database/store';

/** Saves a product as the store has it, unless a later version of it is known; false: one is. The shop is locked. */
export async function saveProductVersion(transaction: ShopTransaction, product: StoreProductRecord): Promise<boolean> {
  if (await isKnownLater(transaction, product.productId, product.updatedAt)) return false;
  await saveStoreProduct(transaction, product);
  return true;
}

/** Whether a later version of the product than that of a time is known. */
export async function isKnownLater(transaction: ShopTransaction, productId: string, at: Date): Promise<boolean> {
  const known = await readStoreProductTime(transaction, productId);
  return known !== null && known > at;
}
