import { lockShop } from '@hub/database/shops';
import { readStoreConnection, type StoreProductRecord } from '@hub/database/store';
import { queues, type StoreProductsJob } from '../jobs/queues.ts';
import { type JobAttempt, type LongJobAttempt, type LongJobData, workLongJob } from '../jobs/workLongJob.ts';
import { callStore } from './callStore.ts';
import { saveProductVersion } from './saveProductVersion.ts';
import type { StoreServices } from './StoreServices.ts';

/** Products per transaction. */
const productsAtOnce = 20;

/** Products per job; the next job continues from there. */
const productsOfJob = 2_000;

/**
 * Reads the store's products, oldest change first. The next attempt continues at the last product's time, and products read
 * twice are saved once, so a crash is safe. Throws StoreCallError when the store doesn't answer; the job is then
 * retried.
 */
export async function readStoreProducts(
  services: StoreServices,
  shopId: number,
  data: LongJobData<StoreProductsJob>,
  { limit = productsOfJob, job }: { limit?: number; job?: JobAttempt } = {},
): Promise<void> {
  const key = { queue: queues.readStoreProducts };
  await workLongJob(services, shopId, { key, data, job }, async (attempt, { since, done: before = 0 }) => {
    const from = since === null ? null : new Date(since);
    const read = await callStore(services, shopId, async (store) => {
      let count = 0;
      let part: StoreProductRecord[] = [];
      for await (const product of store.products(from)) {
        count += 1;
        part.push(product);
        // Many products may share the time; a job starting there would never get further.
        const isFull = count >= limit && product.updatedAt.getTime() !== from?.getTime();
        if (!isFull && part.length < productsAtOnce) continue;
        const isSaved = await savePart(services, shopId, part, { attempt, done: before + count, isFull });
        if (isFull || !isSaved) return isSaved ? 'continues' : 'ended';
        part = [];
      }
      await savePart(services, shopId, part, { attempt, done: before + count, isFull: false });
      return 'ended';
    });
    return read?.value ?? 'ended';
  });
}

interface PartOfReading {
  attempt: LongJobAttempt;
  /** Products read so far, with this part. */
  done: number;
  /** Whether another job continues after it. */
  isFull: boolean;
}

/** Saves products and from where to continue; false when the app was uninstalled, or another attempt has taken over. */
async function savePart(
  { database, now, log }: StoreServices,
  shopId: number,
  part: readonly StoreProductRecord[],
  { attempt, done, isFull }: PartOfReading,
): Promise<boolean> {
  return database.inShop(shopId, async (transaction) => {
    const connection = await readStoreConnection(transaction);
    if (connection === null || connection.state === 'uninstalled') return false;
    const last = part.at(-1);
    const data: StoreProductsJob | undefined = last && { since: last.updatedAt.toISOString(), done };
    if (!(await attempt.beat(transaction, { done, ...(data && { data }) }))) return false;
    await lockShop(transaction);
    for (const product of part) await saveProductVersion(transaction, product, { log });
    if (isFull) await attempt.next(transaction, { startAt: now() });
    return true;
  });
}
