import { lockShop } from '@hub/database/shops';
import { endStoreEvent, type StoredStoreEvent } from '@hub/database/store';
import { callStore } from './callStore.ts';
import { isKnownLater, saveProductVersion } from './saveProductVersion.ts';
import type { StoreServices } from './StoreServices.ts';

/**
 * Job for a product webhook: reads the product from the store and saves its names, SKUs and weights. Ignores versions
 * older than the known one.
 */
export async function readChangedProduct(
  services: StoreServices,
  shopId: number,
  { eventId, subjectId, triggeredAt }: StoredStoreEvent,
): Promise<void> {
  const { database } = services;
  const isNews = await database.inShop(shopId, async (transaction) => {
    if (subjectId !== null && !(await isKnownLater(transaction, subjectId, triggeredAt))) return true;
    await endStoreEvent(transaction, eventId, 'ignored');
    return false;
  });
  if (!isNews || subjectId === null) return;
  const read = await callStore(services, shopId, (store) => store.readProduct(subjectId));
  if (read === null) return;
  await database.inShop(shopId, async (transaction) => {
    await lockShop(transaction);
    // A product that no longer exists has no variants.
    const product = read.value ?? { productId: subjectId, updatedAt: triggeredAt, variants: [] };
    const isSaved = await saveProductVersion(transaction, product, services);
    await endStoreEvent(transaction, eventId, isSaved ? 'done' : 'ignored');
  });
}
