import { lockShop } from '@hub/database/shops';
import { endStoreEvent, type StoredStoreEvent } from '@hub/database/store';
import { callStore } from './callStore.ts';
import { isKnownLater, saveProductVersion } from './saveProductVersion.ts';
import type { StoreServices } from './StoreServices.ts';

/**
 * The job about a webhook that says that a product was added, changed or deleted: the product is read from the store and
 * its names, SKUs and weights are saved. What is older than the version that is known changes nothing.
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
    // A product that the store does not have any more has no variants.
    const product = read.value ?? { productId: subjectId, updatedAt: triggeredAt, variants: [] };
    const isSaved = await saveProductVersion(transaction, product);
    await endStoreEvent(transaction, eventId, isSaved ? 'done' : 'ignored');
  });
}
