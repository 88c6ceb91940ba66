import { addJobs } from '@hub/database/jobs';
import { lockShop } from '@hub/database/shops';
import { readStoreConnection, type StoreProductRecord } from '@hub/database/store';
import { queues, type StoreProductsJob } from '../jobs/queues.ts';
import { callStore } from './callStore.ts';
import { saveProductVersion } from './saveProductVersion.ts';
import type { StoreServices } from './StoreServices.ts';

/** Products per transaction. */
const productsAtOnce = 20;

/** Products per job; the next job continues from there. */
const productsOfJob = 2_000;

/**
 * Reads the store's products, oldest change first. The next job continues at the last product's time, and products read
 * twice are saved once, so a crash is safe. Throws StoreCallError when the store doesn't answer; the job is then
 * retried.
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
      // Many products may share the time; a job starting there would never get further.
      const isFull = count >= limit && product.updatedAt.getTime() !== from?.getTime();
      if (!isFull && part.length < productsAtOnce) continue;
      const isSaved = await savePart(services, shopId, part, isFull ? product.updatedAt : null);
      if (isFull || !isSaved) return;
      part = [];
    }
    await savePart(services, shopId, part, null);
  });
}

/** Saves products and the job that continues from a time; false when the app was uninstalled. */
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
