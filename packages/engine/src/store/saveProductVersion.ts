import type { ShopTransaction } from '@hub/database';
import { readStoreProductTime, saveStoreProduct, type StoreProductRecord } from '@hub/database/store';

/** Saves a product from the store unless a later version is known; false in that case. The shop must be locked. */
export async function saveProductVersion(transaction: ShopTransaction, product: StoreProductRecord): Promise<boolean> {
  if (await isKnownLater(transaction, product.productId, product.updatedAt)) return false;
  await saveStoreProduct(transaction, product);
  return true;
}

/** Whether a product version later than this time is known. */
export async function isKnownLater(transaction: ShopTransaction, productId: string, at: Date): Promise<boolean> {
  const known = await readStoreProductTime(transaction, productId);
  return known !== null && known > at;
}
