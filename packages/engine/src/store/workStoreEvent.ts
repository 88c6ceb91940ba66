import { orderEvent } from '@hub/domain/events';
import type { ShopTransaction } from '@hub/database';
import { lockOrderRows, saveOrderRows } from '@hub/database/orders';
import {
  endStoreEvent,
  lockStoreConnection,
  readStoreOrders,
  removeWordsOfJobs,
  type StoredStoreEvent,
  takeStoreEvent,
  updateStoreConnection,
} from '@hub/database/store';
import { isFinal } from '@hub/domain/orders';
import { addEvent } from '../orders/addEvent.ts';
import type { StoreEventJob } from '../jobs/queues.ts';
import { releaseAllocations } from '../routing/reserveStock.ts';
import { withdrawOrders } from '../warehouses/withdrawOrders.ts';
import { followCharge } from './followCharge.ts';
import { callStore } from './callStore.ts';
import { answerDataRequest, readCustomer, redactCustomer, redactShop } from './privacy.ts';
import { readChangedProduct } from './readChangedProduct.ts';
import { readChangedStock } from './readStoreStock.ts';
import { saveStoreOrder } from './saveStoreOrder.ts';
import { missingScopes, saveStoreShop } from './signInFromStore.ts';
import { StoreCallError, type StoreServices } from './StoreServices.ts';
import { uninstallStore } from './uninstallStore.ts';

/**
 * Job for a webhook. Reads its subject from the store again, so webhooks may arrive out of order, late or repeatedly.
 * Throws StoreCallError when the store doesn't answer; the job is then retried.
 */
export async function workStoreEvent(
  services: StoreServices,
  shopId: number,
  { eventId }: StoreEventJob,
): Promise<void> {
  const { database, keyRing, now } = services;
  const event = await database.inShop(shopId, (transaction) => takeStoreEvent(transaction, keyRing, eventId));
  if (event === null) return;
  if (event.topic === 'shop/redact') return redactShop(services, shopId, event);
  if (event.topic === 'app/uninstalled') return endInstallation(services, shopId, event);
  if (event.topic === 'app_subscriptions/update') return followCharge(services, shopId, event);
  if (event.topic === 'customers/redact') return redact(services, shopId, event);
  if (event.topic === 'app/scopes_update') return readChangedScopes(services, shopId, event);
  if (event.topic.startsWith('products/')) return readChangedProduct(services, shopId, event);
  if (event.topic === 'inventory_levels/update') return readChangedStock(services, shopId, event);
  if (isAboutShop(event.topic)) return readChangedShop(services, shopId, event);
  const orderId = await orderOf(services, shopId, event);
  if (orderId !== null) return readChangedOrder(services, shopId, event, orderId);
  await database.inShop(shopId, async (transaction) => {
    const isDone = await workOther(transaction, services, event, now());
    await endStoreEvent(transaction, eventId, isDone ? 'done' : 'ignored');
  });
}

/**
 * Uninstalls the app, unless a person has opened it since, by the store's clock: then the event ended an earlier
 * installation. The store is asked, because the token may be of that one; it is exchanged when the app is opened again.
 */
async function endInstallation(
  services: StoreServices,
  shopId: number,
  { eventId, triggeredAt }: StoredStoreEvent,
): Promise<void> {
  const { database, now } = services;
  const isOurs = await database.inShop(shopId, async (transaction) => {
    const openedAt = (await lockStoreConnection(transaction))?.openedAt ?? null;
    const isEnded = openedAt === null || openedAt <= triggeredAt;
    if (isEnded) await uninstallStore(transaction, now());
    await endStoreEvent(transaction, eventId, isEnded ? 'done' : 'ignored');
    return isEnded;
  });
  if (isOurs) return;
  await callStore(services, shopId, (store) => store.readShop()).catch((error: unknown) => {
    if (!(error instanceof StoreCallError)) throw error;
  });
}

/** Topics that name part of an order; the store knows which order. */
export function namesPartOfOrder(topic: string): boolean {
  return /^(fulfillment_orders|fulfillment_holds|returns|reverse_deliveries)\//.test(topic);
}

/** Currency, time zone and locations are read together. */
export function isAboutShop(topic: string): boolean {
  return topic === 'shop/update' || topic.startsWith('locations/');
}

async function readChangedShop(services: StoreServices, shopId: number, { eventId }: StoredStoreEvent): Promise<void> {
  const read = await callStore(services, shopId, (store) => store.readShop());
  if (read === null) return;
  await services.database.inShop(shopId, async (transaction) => {
    await saveStoreShop(transaction, services, read.value);
    await endStoreEvent(transaction, eventId, 'done');
  });
}

/** The merchant has granted scopes, or withdrawn some: the shop is told what is missing. */
async function readChangedScopes(
  services: StoreServices,
  shopId: number,
  { eventId }: StoredStoreEvent,
): Promise<void> {
  const read = await callStore(services, shopId, (store) => store.readScopes());
  if (read === null) return;
  await services.database.inShop(shopId, async (transaction) => {
    const before = await lockStoreConnection(transaction);
    const states: readonly unknown[] = ['installed', 'missingScopes'];
    const isComplete = missingScopes(services.scopes, read.value).length === 0;
    await updateStoreConnection(transaction, {
      scopes: [...read.value],
      ...(states.includes(before?.state) && { state: isComplete ? 'installed' : 'missingScopes' }),
    });
    await endStoreEvent(transaction, eventId, 'done');
  });
}

/** Failed jobs go first: they are found by the words that orders still contain. */
async function redact({ database, now }: StoreServices, shopId: number, event: StoredStoreEvent): Promise<void> {
  const customer = await database.inShop(shopId, (transaction) => readCustomer(transaction, event));
  await removeWordsOfJobs(database, shopId, customer.words);
  await database.inShop(shopId, async (transaction) => {
    await redactCustomer(transaction, customer, event, now());
    await endStoreEvent(transaction, event.eventId, 'done');
  });
}

/** The order named in an event; null when there is none. */
export function orderIdOfEvent({ topic, subjectId }: Pick<StoredStoreEvent, 'topic' | 'subjectId'>): string | null {
  const [group] = topic.split('/');
  if (group === 'returns') return namesOnlyReturn(topic) ? null : subjectId;
  const namesOrder = ['orders', 'refunds', 'fulfillments', 'disputes'].includes(group ?? '');
  return namesOrder ? subjectId : null;
}

/**
 * Whether a topic's body names a return without its order, as updates do in the platform's docs. Processing has no
 * documented fields.
 */
export function namesOnlyReturn(topic: string): boolean {
  return topic === 'returns/update' || topic === 'returns/process';
}

/** The order of an event; null when it is about something else. */
async function orderOf(
  services: StoreServices,
  shopId: number,
  { topic, subjectId }: StoredStoreEvent,
): Promise<string | null> {
  if (subjectId === null) return null;
  const orderId = orderIdOfEvent({ topic, subjectId });
  if (orderId !== null || !namesPartOfOrder(topic)) return orderId;
  const found = await callStore(services, shopId, (store) => {
    if (topic.startsWith('returns/')) return store.orderOfReturn(subjectId);
    if (topic.startsWith('reverse_deliveries/')) return store.orderOfReverseDelivery(subjectId);
    return store.orderOfFulfillmentOrder(subjectId);
  });
  return found?.value ?? null;
}

async function readChangedOrder(
  services: StoreServices,
  shopId: number,
  { eventId, triggeredAt }: StoredStoreEvent,
  orderId: string,
): Promise<void> {
  const { database, providers, log, now } = services;
  const isOld = await database.inShop(shopId, async (transaction) => {
    const known = (await readStoreOrders(transaction, [orderId])).get(orderId);
    if (known === undefined || known.updatedAt <= triggeredAt) return false;
    await endStoreEvent(transaction, eventId, 'ignored');
    return true;
  });
  if (isOld) return;
  const read = await callStore(services, shopId, (store) => store.readOrder(orderId));
  if (read === null) return;
  await database.inShop(shopId, async (transaction) => {
    if (read.value === null) await endDeletedOrder(transaction, orderId, now());
    else await saveStoreOrder(transaction, read.value, { providers, log, now: now() });
    await endStoreEvent(transaction, eventId, 'done');
  });
}

/** Cancels an order that the store no longer has. */
export async function endDeletedOrder(transaction: ShopTransaction, orderId: string, now: Date): Promise<void> {
  const before = (await lockOrderRows(transaction, [orderId])).get(orderId);
  if (before === undefined || isFinal(before.stage)) return;
  const order = { ...before.order, cancelledAt: now.toISOString() };
  await saveOrderRows(transaction, [{ before, after: { stage: 'cancelled', order } }]);
  await addEvent(transaction, orderId, orderEvent('deletedInStore', {}), now);
  await releaseAllocations(transaction, [orderId], now);
  if (before.stage !== 'shipped') await withdrawOrders(transaction, [orderId], now);
}

/** False when there is nothing to do. */
async function workOther(
  transaction: ShopTransaction,
  services: StoreServices,
  event: StoredStoreEvent,
  now: Date,
): Promise<boolean> {
  switch (event.topic) {
    case 'customers/data_request':
      await answerDataRequest(transaction, services, event, now);
      return true;
    default:
      return false;
  }
}
