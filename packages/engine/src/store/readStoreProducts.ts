import { addJobs } from '@hub/database/jobs';
import { lockShop } from '@hub/database/shops';
import { readStoreConnection, type StoreProductRecord } from '@hub/database/store';
import { queues, type StoreProductsJob } from '../jobs/queues.ts';
import { callStore } from './callStore.ts';
import { saveProductVersion } from './saveProductVersion.ts';
import type { StoreServices } from './StoreServices.ts';

/** Products of one transaction. */
const productsAtOnce = 20;

/** Products of one job; the next one goes on from there. */
const productsOfJob = 2_000;

/**
 * The job that reads the products of the store, those that changed longest ago first. The next job goes on at the time of
 * the last product, and what is read twice is saved once, so that the process may end at any moment. Throws StoreCallError
 * when the store does not answer; then the job is tried again.
 */
export async function readStoreProducts(
  services: StoreServices,
  shopId: number,
  { since }: StoreProductsJob,
  { limit = productsOfJob }: { limit?: number } = {},
): Promise<void> {
  const from = since === null ? null : new Date(since);
  await callStore(services, shopId, async (store) => {
    let count = 0;
    let part: StoreProductRecord[] = [];
    for await (const product of store.products(from)) {
      count += 1;
      part.push(product);
      // Many may have changed at the same moment, and a job that began there would go no further.
      const isFull = count >= limit && product.updatedAt.getTime() !== from?.getTime();
      if (!isFull && part.length < productsAtOnce) continue;
      const isSaved = await savePart(services, shopId, part, isFull ? product.updatedAt : null);
      if (isFull || !isSaved) return;
      part = [];
    }
    await savePart(services, shopId, part, null);
  });
}

/** Saves products, with the job that goes on from a time; false: the app was uninstalled meanwhile. */
async function savePart(
  { database, now }: StoreServices,
  shopId: number,
  part: readonly StoreProductRecord[],
  next: Date | null,
): Promise<boolean> {
  return database.inShop(shopId, async (transaction) => {
    const connection = await readStoreConnection(transaction);
    if (connection === null || connection.state === 'uninstalled') return false;
    await lockShop(transaction);
    for (const product of part) await saveProductVersion(transaction, product);
    if (next !== null) {
      const data: StoreProductsJob = { since: next.toISOString() };
      await addJobs(transaction, [{ queue: queues.readStoreProducts, data, startAt: now() }]);
    }
    return true;
  });
}
