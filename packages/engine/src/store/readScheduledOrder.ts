import type { ShopTransaction } from '@hub/database';
import { addJobs } from '@hub/database/jobs';
import { readStoreOrders } from '@hub/database/store';
import { queues, type ScheduledOrderJob } from '../jobs/queues.ts';
import { callStore } from './callStore.ts';
import { saveStoreOrder } from './saveStoreOrder.ts';
import type { StoreServices } from './StoreServices.ts';

/** First delay when the store hasn't opened the order; doubles with each try. */
const firstWaitMs = 600_000;

/** About ten hours in total; then the nightly comparison finds it. */
const mostTries = 6;

/**
 * Reads an order at its scheduled time in the store, in case the webhook is late. Never opens it without the store's
 * confirmation. Throws StoreCallError.
 */
export async function readScheduledOrder(
  services: StoreServices,
  shopId: number,
  { orderId, tries = 0 }: ScheduledOrderJob,
): Promise<void> {
  const { database, providers, log, now } = services;
  const isDue = (opensAt: string | null | undefined) => opensAt != null && new Date(opensAt) <= now();
  const opensAt = async (transaction: ShopTransaction) =>
    (await readStoreOrders(transaction, [orderId])).get(orderId)?.facts?.opensAt;
  if (!isDue(await database.inShop(shopId, opensAt))) return;
  const read = await callStore(services, shopId, (store) => store.readOrder(orderId));
  const order = read?.value ?? null;
  if (order === null) return;
  await database.inShop(shopId, async (transaction) => {
    await saveStoreOrder(transaction, order, { providers, log, now: now() });
    if (tries >= mostTries || !isDue(await opensAt(transaction))) return;
    const startAt = new Date(now().getTime() + firstWaitMs * 2 ** tries);
    const data: ScheduledOrderJob = { orderId, tries: tries + 1 };
    await addJobs(transaction, [{ queue: queues.readScheduledOrder, data, startAt }]);
  });
}
