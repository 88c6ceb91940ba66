import type { OnShopError, ShopTransaction } from '@hub/database';
import {
  type AccountKey,
  claimListing,
  findListedOrders,
  listBusyAccounts,
  type ListableOrder,
  putOffOrders,
  saveListing,
  saveWarehouseOrder,
  type TakenOrder,
  takenOrders,
} from '@hub/database/warehouses';
import {
  type ChangedOrder,
  type ProviderConnection,
  type ProviderError,
  RateLimitedError,
  RefusedError,
  UnexpectedReplyError,
} from '@hub/providers';
import pMap from 'p-map';
import { readAccountSettings } from './accountSettings.ts';
import { recordCall } from './callOutcome.ts';
import { recordReading } from './recordReading.ts';
import { callProvider } from './sendToWarehouse.ts';
import { failedReadMs, takenForMs } from './readingTimes.ts';
import type { WarehouseServices } from './WarehouseServices.ts';

/** With fewer orders that are due, reading each by itself takes as few calls. */
const fewestOrders = 20;

/** A list is asked for changes so long before the last one began: two clocks differ, and a change takes time to be listed. */
const overlapMs = 15 * 60_000;

/** However well lists go, an order is read by itself once in so long. */
const longestMs = 24 * 3_600_000;

const accountsAtOnce = 4;
const ordersAtOnce = 8;

interface Watch {
  signal: AbortSignal;
  onError: OnShopError;
}

/** One account with its list, as far as it was read. */
interface Listing {
  shopId: number;
  key: AccountKey;
  connection: Pick<ProviderConnection, 'readChanges'>;
  since: string;
  startedAt: string;
  cursor: string | null;
  /** The time to be read of orders that were taken with the list. */
  until: Date;
}

/**
 * Reads lists of changed orders of accounts of which many orders are due, where the 3PL has such lists: what a list does
 * not name has not changed. Resolves to how many accounts it was. `skipped`: accounts without lists, which are not looked
 * at again. Any number of processes may do so at once, and one that ends is followed by another at the same page.
 */
export async function readChangedOrders(
  services: WarehouseServices,
  skipped: Set<string>,
  watch: Watch,
): Promise<number> {
  const busy = await listBusyAccounts(services.database, { now: services.now(), orders: fewestOrders });
  const read = await pMap(
    busy,
    async ({ shopId, ...key }) => {
      const name = JSON.stringify([shopId, key.provider, key.account]);
      if (watch.signal.aborted || skipped.has(name)) return 0;
      skipped.add(name);
      try {
        const listing = await beginListing(services, shopId, key);
        if (listing === null) return 0;
        await readPages(services, listing, watch);
      } catch (error) {
        // Its orders are due again when the list is not taken any more.
        watch.onError(error, shopId);
      }
      return 1;
    },
    { concurrency: accountsAtOnce },
  );
  return read.reduce<number>((sum, each) => sum + each, 0);
}

/** Null: its orders are read one by one, or by another process. */
async function beginListing(services: WarehouseServices, shopId: number, key: AccountKey): Promise<Listing | null> {
  const { database, connections, now } = services;
  return database.inShop(shopId, async (transaction) => {
    const settings = await readAccountSettings(transaction, services, key);
    if (settings === null || connections.adapterOf(key.provider) === null) return null;
    const connection = connections.open(shopId, key, settings);
    if (connection.readChanges === undefined) return null;
    const at = now();
    const until = new Date(at.getTime() + takenForMs);
    const listing = await claimListing(transaction, key, { now: at, until, overlapMs, longestMs });
    return listing && { shopId, key, connection, until, ...listing };
  });
}

async function readPages(services: WarehouseServices, listing: Listing, watch: Watch): Promise<void> {
  const { database, now } = services;
  const { shopId, key, connection, since, startedAt } = listing;
  let { cursor } = listing;
  while (!watch.signal.aborted) {
    const from = cursor;
    const { value, error } = await callProvider(async () => connection.readChanges?.(new Date(since), from));
    if (error !== null) return database.inShop(shopId, (transaction) => giveUp(transaction, services, listing, error));
    const { orders = [], next = null } = value ?? {};
    await recordPage(services, listing, orders, watch);
    cursor = next === from ? null : next;
    const page = cursor;
    await database.inShop(shopId, async (transaction) => {
      const at = now();
      await recordCall(transaction, key, null, at);
      if (page === null) return endListing(transaction, services, listing);
      const listingClaimedUntil = new Date(at.getTime() + takenForMs);
      await saveListing(transaction, key, { listing: { since, startedAt, cursor: page }, listingClaimedUntil });
    });
    if (cursor === null) return;
  }
  await database.inShop(shopId, (transaction) => giveBack(transaction, listing, now()));
}

/** What a page says of orders of ours. The same change twice is one. */
async function recordPage(
  services: WarehouseServices,
  { shopId, key }: Listing,
  orders: readonly ChangedOrder[],
  { onError }: Watch,
): Promise<void> {
  const ids = orders.map(({ providerOrderId }) => providerOrderId);
  const ours = await services.database.inShop(shopId, (transaction) => findListedOrders(transaction, key, ids));
  await pMap(
    orders,
    async (changed) => {
      const order = ours.get(changed.providerOrderId);
      if (order === undefined || (changed.mark !== null && changed.mark === order.changeMark)) return;
      await recordChanged(services, shopId, order, changed, onError);
    },
    { concurrency: ordersAtOnce },
  );
}

async function recordChanged(
  { database, ...services }: WarehouseServices,
  shopId: number,
  order: ListableOrder,
  { mark, order: reading }: ChangedOrder,
  onError: OnShopError,
): Promise<void> {
  const at = services.now();
  const alone = { readsAlone: true, nextReadAt: at };
  try {
    await database.inShop(shopId, async (transaction) => {
      if (reading === null) return saveWarehouseOrder(transaction, order, { changeMark: mark, ...alone });
      const readsAlone = await recordReading(transaction, { database, ...services }, order, reading, at);
      await saveWarehouseOrder(transaction, order, { changeMark: mark, readsAlone });
    });
  } catch (error) {
    // One order does not keep the others from being read.
    onError(error, shopId);
    await database.inShop(shopId, (transaction) => saveWarehouseOrder(transaction, order, alone));
  }
}

/** The list was read to its end: what it has not named has not changed. */
async function endListing(
  transaction: ShopTransaction,
  services: WarehouseServices,
  { key, startedAt, until }: Listing,
): Promise<void> {
  const now = services.now();
  const unchanged = await takenOrders(transaction, key, until);
  // One that is too old to be read again is read by itself a last time, which says why it waits.
  const byInterval = Map.groupBy(unchanged, ({ knownAt, sentAt }) =>
    now.getTime() - knownAt.getTime() > longestMs
      ? null
      : services.readIntervalMs(now.getTime() - (sentAt ?? now).getTime(), false),
  );
  for (const [interval, orders] of byInterval) {
    const nextReadAt = new Date(now.getTime() + (interval ?? 0));
    await putOffOrders(transaction, orders, { nextReadAt, readsAlone: interval === null });
  }
  await saveListing(transaction, key, {
    listing: null,
    listedUntil: new Date(startedAt),
    listingClaimedUntil: null,
  });
}

/** The call failed. A list that the 3PL refuses, or that cannot be read, is no use: its orders are read one by one. */
async function giveUp(
  transaction: ShopTransaction,
  services: WarehouseServices,
  { key, until }: Listing,
  error: ProviderError,
): Promise<void> {
  const now = services.now();
  await recordCall(transaction, key, error, now, { testAfterMs: services.retryDelayMs(1) ?? undefined });
  const orders: readonly TakenOrder[] = await takenOrders(transaction, key, until);
  const isUseless = error instanceof RefusedError || error instanceof UnexpectedReplyError;
  const waitMs = error instanceof RateLimitedError ? (error.retryAfterMs ?? failedReadMs) : failedReadMs;
  const nextReadAt = isUseless ? now : new Date(now.getTime() + waitMs);
  await putOffOrders(transaction, orders, { nextReadAt, readsAlone: isUseless });
  await saveListing(transaction, key, { ...(isUseless && { listing: null }), listingClaimedUntil: null });
}

/** The process ends: another one goes on at once. */
async function giveBack(transaction: ShopTransaction, { key, until }: Listing, now: Date): Promise<void> {
  const orders = await takenOrders(transaction, key, until);
  await putOffOrders(transaction, orders, { nextReadAt: now, readsAlone: false });
  await saveListing(transaction, key, { listingClaimedUntil: null });
}
