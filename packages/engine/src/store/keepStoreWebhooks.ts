import type { ShopTransaction } from '@hub/database';
import { addJobs } from '@hub/database/jobs';
import { type StoreConnectionRecord, updateStoreConnection } from '@hub/database/store';
import { queues } from '../jobs/queues.ts';
import { startStoreCheck } from './checkStore.ts';
import { callStore } from './callStore.ts';
import { isDue } from './isDue.ts';
import { StoreCallError, type StoreServices } from './StoreServices.ts';

const hourMs = 3_600_000;

/**
 * Checks a store's webhook subscriptions hourly. A store stops sending after nine unanswered tries within four hours,
 * and an app update may need more topics.
 */
export async function askForDueWebhooks(
  transaction: ShopTransaction,
  { webhooksSubscribedAt }: StoreConnectionRecord,
  now: Date,
): Promise<void> {
  // The first subscription is made when the orders are read.
  if (webhooksSubscribedAt === null || !isDue(webhooksSubscribedAt, hourMs, now)) return;
  await updateStoreConnection(transaction, { webhooksSubscribedAt: now });
  await addJobs(transaction, [{ queue: queues.keepStoreWebhooks, data: {} }]);
}

/**
 * Subscribes missing webhooks of a store. A comparison with the store then finds missed changes, also after a try that
 * may have ended before it.
 */
export async function keepStoreWebhooks(
  services: StoreServices,
  shopId: number,
  { attempt }: { attempt: number },
): Promise<void> {
  const { database, webhookAddress, now } = services;
  try {
    const subscribed = await callStore(services, shopId, (store) => store.subscribeWebhooks(webhookAddress));
    if (subscribed === null || (subscribed.value === 0 && attempt === 1)) return;
    await database.inShop(shopId, (transaction) => startStoreCheck(transaction, now()));
  } catch (error) {
    if (!(error instanceof StoreCallError) || (error.kind !== 'refused' && error.kind !== 'missingScope')) throw error;
    await database.inShop(shopId, (transaction) => updateStoreConnection(transaction, { checkWords: error.message }));
  }
}
