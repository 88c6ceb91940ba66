import type { ShopTransaction } from '@hub/database';
import { readOrderDetail } from '@hub/database/orders';
import {
  addStoreRedaction,
  type CustomerWords,
  endStoreEvent,
  ordersOfStoreCustomer,
  ordersSentTo,
  readStoreConnection,
  readStoreOrderParts,
  removeCustomer,
  removeFilesOfCustomer,
  removeShop,
  saveStoreFile,
  type StoredStoreEvent,
  withdrawShopExports,
  withoutStoreWrites,
} from '@hub/database/store';
import { keptAfterUninstallMs } from '@hub/domain/admin';
import type { RemoveShopJob } from '../jobs/queues.ts';
import { callStore } from './callStore.ts';
import type { StoreServices } from './StoreServices.ts';

/** The customer in a privacy request. */
interface NamedCustomer {
  customerId: string | null;
  email: string;
  phone: string;
  orderIds: readonly string[];
}

/** Creates the data file that a customer requested; the owner finds it in the settings. */
export async function answerDataRequest(
  transaction: ShopTransaction,
  { keyRing }: Pick<StoreServices, 'keyRing'>,
  { eventId, body, triggeredAt }: StoredStoreEvent,
  now: Date,
): Promise<void> {
  const { customerId, email, phone, orderIds } = customerOf(body, 'orders_requested');
  const ids = await ordersOf(transaction, { customerId, email, phone, orderIds });
  const orders = [];
  for (const orderId of ids) {
    const parts = await readStoreOrderParts(transaction, orderId);
    const detail = await readOrderDetail(transaction, orderId);
    if (parts === null || detail === null) continue;
    const { lineItems, fulfillments, timeline } = detail;
    orders.push({ orderId, ...parts, items: lineItems, shipments: fulfillments, timeline });
  }
  const text = JSON.stringify(
    { customer: { id: customerId, email, phone }, madeAt: now.toISOString(), orders },
    null,
    2,
  );
  await saveStoreFile(transaction, keyRing, {
    fileId: eventId,
    customerId,
    requestedAt: triggeredAt,
    readyAt: now,
    text,
  });
}

/** A customer to remove: their orders and identifying words. */
export interface KnownCustomer {
  customerId: string | null;
  orderIds: readonly string[];
  /** How many of them the shop has. */
  orderCount: number;
  words: CustomerWords;
}

/** The customer of a redaction. */
export async function readCustomer(transaction: ShopTransaction, { body }: StoredStoreEvent): Promise<KnownCustomer> {
  const customer = customerOf(body, 'orders_to_redact');
  const orderIds = await ordersOf(transaction, customer);
  const everywhere = [customer.email, customer.phone];
  const inOrders: string[] = [];
  let orderCount = 0;
  for (const orderId of orderIds) {
    const parts = await readStoreOrderParts(transaction, orderId);
    if (parts === null) continue;
    orderCount += 1;
    const { recipient } = parts;
    everywhere.push(parts.customerName);
    inOrders.push(parts.postcode);
    if (recipient === null) continue;
    everywhere.push(recipient.name, recipient.email, recipient.phone, recipient.address1, recipient.address2);
    inOrders.push(recipient.company, recipient.city, recipient.postcode);
  }
  return { customerId: customer.customerId, orderIds, orderCount, words: { everywhere, inOrders } };
}

/** Removes a customer from every table and file of the shop, and records that. */
export async function redactCustomer(
  transaction: ShopTransaction,
  { customerId, orderIds, orderCount, words }: KnownCustomer,
  { eventId, triggeredAt }: Pick<StoredStoreEvent, 'eventId' | 'triggeredAt'>,
  now: Date,
): Promise<void> {
  await withoutStoreWrites(transaction, () => removeCustomer(transaction, orderIds, words));
  if (customerId !== null) await removeFilesOfCustomer(transaction, customerId);
  await withdrawShopExports(transaction, now);
  await addStoreRedaction(transaction, {
    redactionId: eventId,
    requestedAt: triggeredAt,
    doneAt: now,
    orders: orderCount,
  });
}

/**
 * Removes all data of a shop at the store's request. A shop that (again) uses the app keeps it. Throws StoreCallError.
 */
export async function redactShop(
  services: StoreServices,
  shopId: number,
  { eventId, triggeredAt }: Pick<StoredStoreEvent, 'eventId' | 'triggeredAt'>,
): Promise<void> {
  const { database } = services;
  if (!(await isOpenedAfterUninstall(services, shopId, triggeredAt)) && !(await usesApp(services, shopId)))
    return removeShop(database, shopId);
  await database.inShop(shopId, (transaction) => endStoreEvent(transaction, eventId, 'ignored'));
}

/** The store asks 48 hours after the uninstallation, so an app that was opened in between is installed again. */
async function isOpenedAfterUninstall({ database }: StoreServices, shopId: number, askedAt: Date): Promise<boolean> {
  const connection = await database.inShop(shopId, readStoreConnection);
  if (connection === null || connection.state === 'uninstalled' || connection.openedAt === null) return false;
  return connection.openedAt.getTime() > askedAt.getTime() - keptAfterUninstallMs;
}

/** Asks the store, since the uninstallation webhook may have been lost. */
async function usesApp(services: StoreServices, shopId: number): Promise<boolean> {
  try {
    return (await callStore(services, shopId, (store) => store.readShop())) !== null;
  } catch (error) {
    const state = (await services.database.inShop(shopId, readStoreConnection))?.state;
    if (state === 'accessEnded') return false;
    if (state === 'frozen') return true;
    throw error;
  }
}

/** Job 48 hours after uninstallation. */
export async function removeUninstalledShop(
  { database }: StoreServices,
  shopId: number,
  { uninstalledAt }: RemoveShopJob,
): Promise<void> {
  const connection = await database.inShop(shopId, readStoreConnection);
  if (connection?.state !== 'uninstalled' || connection.uninstalledAt?.toISOString() !== uninstalledAt) return;
  await removeShop(database, shopId);
}

async function ordersOf(
  transaction: ShopTransaction,
  { customerId, email, orderIds }: NamedCustomer,
): Promise<readonly string[]> {
  const ids = new Set(orderIds);
  if (customerId !== null) for (const id of await ordersOfStoreCustomer(transaction, customerId)) ids.add(id);
  if (email !== '') for (const id of await ordersSentTo(transaction, email)) ids.add(id);
  return [...ids];
}

function customerOf(body: string | null, field: 'orders_requested' | 'orders_to_redact'): NamedCustomer {
  const read = JSON.parse(body ?? '{}') as Record<string, unknown>;
  const customer = (read.customer ?? {}) as Record<string, unknown>;
  const orders = Array.isArray(read[field]) ? read[field] : [];
  return {
    customerId: customer.id == null ? null : String(customer.id),
    email: typeof customer.email === 'string' ? customer.email : '',
    phone: typeof customer.phone === 'string' ? customer.phone : '',
    orderIds: orders.map(String),
  };
}
