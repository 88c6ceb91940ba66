import type { ShopTransaction } from '@hub/database';
import { newlySharedSkus, readStoreProductTime, saveStoreProduct, type StoreProductRecord } from '@hub/database/store';
import type { StoreServices } from './StoreServices.ts';

/**
 * Saves a product from the store unless a later version is known; false in that case. The shop must be locked. Logs each
 * SKU once that two variants have come to share.
 */
export async function saveProductVersion(
  transaction: ShopTransaction,
  product: StoreProductRecord,
  { log }: Pick<StoreServices, 'log'>,
): Promise<boolean> {
  if (await isKnownLater(transaction, product.productId, product.updatedAt)) return false;
  for (const sku of log === undefined ? [] : await newlySharedSkus(transaction, product))
    log?.(`Several variants in the store have the SKU ${sku}. The lowest of their stock figures counts.`);
  await saveStoreProduct(transaction, product);
  return true;
}

/** Whether a product version later than this time is known. */
export async function isKnownLater(transaction: ShopTransaction, productId: string, at: Date): Promise<boolean> {
  const known = await readStoreProductTime(transaction, productId);
  return known !== null && known > at;
}
