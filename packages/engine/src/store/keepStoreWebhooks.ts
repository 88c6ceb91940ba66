import type { ShopTransaction } from '@hub/database';
import { addJobs } from '@hub/database/jobs';
import { type StoreConnectionRecord, updateStoreConnection } from '@hub/database/store';
import { queues } from '../jobs/queues.ts';
import { startStoreCheck } from './checkStore.ts';
import { callStore } from './callStore.ts';
import { StoreCallError, type StoreServices } from './StoreServices.ts';

const hourMs = 3_600_000;

/**
 * Lets a store be asked once an hour for the webhooks that it does not send. It ends sending to an app that answered
 * none of nine tries within four hours, and an update of the app may need more topics.
 */
export async function askForDueWebhooks(
  transaction: ShopTransaction,
  { webhooksSubscribedAt }: StoreConnectionRecord,
  now: Date,
): Promise<void> {
  // The first time they are asked for with the orders.
  if (webhooksSubscribedAt === null || now.getTime() - webhooksSubscribedAt.getTime() < hourMs) return;
  await updateStoreConnection(transaction, { webhooksSubscribedAt: now });
  await addJobs(transaction, [{ queue: queues.keepStoreWebhooks, data: {} }]);
}

/**
 * The job that asks a store for the webhooks that it does not send. What happened while it sent none is found by a
 * comparison with the store, which also follows a try that may have ended before it.
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
