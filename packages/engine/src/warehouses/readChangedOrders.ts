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
  createPageCheck,
  type ProviderConnection,
  type ProviderError,
  RateLimitedError,
  RefusedError,
  UnexpectedReplyError,
} from '@hub/providers';
import pMap from 'p-map';
import { providerName, readAccountSettings } from './accountSettings.ts';
import { recordCall } from './callOutcome.ts';
import { recordReading } from './recordReading.ts';
import { callProvider } from './sendToWarehouse.ts';
import { failedReadMs, takenForMs } from './readingTimes.ts';
import type { WarehouseServices } from './WarehouseServices.ts';

/** Below this, reading orders individually takes as few calls. */
const fewestOrders = 20;

/** Each list starts this much before the last one, because clocks differ and changes are listed with a delay. */
const overlapMs = 15 * 60_000;

/** Every order is also read individually at this interval. */
const longestMs = 24 * 3_600_000;

const accountsAtOnce = 4;
const ordersAtOnce = 8;

interface Watch {
  signal: AbortSignal;
  onError: OnShopError;
}

/** An account's list and its progress. */
interface Listing {
  shopId: number;
  key: AccountKey;
  connection: Pick<ProviderConnection, 'readChanges'>;
  since: string;
  startedAt: string;
  cursor: string | null;
  /** Read time of the orders taken with the list. */
  until: Date;
}

/**
 * Reads lists of changed orders for accounts with many due orders, if the 3PL has such lists; unlisted orders haven't
 * changed. Resolves to the number of accounts. `skipped` are accounts without lists, which aren't tried again. Safe to
 * run in several processes; another process continues at the same page after a crash.
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
        // Its orders become due again once the list is abandoned.
        watch.onError(error, shopId);
      }
      return 1;
    },
    { concurrency: accountsAtOnce },
  );
  return read.reduce<number>((sum, each) => sum + each, 0);
}

/** Null when its orders are read one by one or by another process. */
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
  // A 3PL that repeats a page never ends its list, or hides the rows that the page should have.
  const check = createPageCheck(providerName(key.provider));
  while (!watch.signal.aborted) {
    const from = cursor;
    const { value, error } = await callProvider(async () => {
      const page = await connection.readChanges?.(new Date(since), from);
      check(page?.orders.map(({ providerOrderId }) => providerOrderId) ?? []);
      return page;
    });
    if (error !== null) return database.inShop(shopId, (transaction) => giveUp(transaction, services, listing, error));
    const { orders = [], next = null } = value ?? {};
    await recordPage(services, listing, orders, watch);
    cursor = next;
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

/** Records a page's changes of our orders. The same change is recorded once. */
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
    // An error in one order must not stop the others.
    onError(error, shopId);
    await database.inShop(shopId, (transaction) => saveWarehouseOrder(transaction, order, alone));
  }
}

/** The list was read to its end, so orders it didn't name haven't changed. */
async function endListing(
  transaction: ShopTransaction,
  services: WarehouseServices,
  { key, startedAt, until }: Listing,
): Promise<void> {
  const now = services.now();
  const unchanged = await takenOrders(transaction, key, until);
  // An order too old for polling is read individually one last time, which says why it waits.
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

/** The call failed. If the 3PL refuses the list or it is unreadable, the orders are read one by one. */
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

/** The process is ending; another one continues at once. */
async function giveBack(transaction: ShopTransaction, { key, until }: Listing, now: Date): Promise<void> {
  const orders = await takenOrders(transaction, key, until);
  await putOffOrders(transaction, orders, { nextReadAt: now, readsAlone: false });
  await saveListing(transaction, key, { listingClaimedUntil: null });
}
