import type { ShopTransaction } from '@hub/database';
import { addJobs } from '@hub/database/jobs';
import { listRoutingLocations, ordersWithUnsentUnits } from '@hub/database/routing';
import { readLocations } from '@hub/database/shops';
import {
  listStoreOrderVersions,
  lockStoreConnection,
  readStoreConnection,
  type StoreConnectionRecord,
  updateStoreConnection,
} from '@hub/database/store';
import { countedByStore } from '@hub/domain/routing';
import { addWarehouseJobs } from '../jobs/addWarehouseJobs.ts';
import { queues, type StoreStockJob } from '../jobs/queues.ts';
import { callStore } from './callStore.ts';
import { saveStoreOrder } from './saveStoreOrder.ts';
import { addWaitingForLocations } from './signInFromStore.ts';
import { StoreCallError, type StoreServices } from './StoreServices.ts';

const dayMs = 86_400_000;

/** A check without an end for this long is restarted. */
const stuckMs = 3_600_000;

/** Maximum names of missing orders to keep. */
const maxNames = 100;

/** Order records to read at once. */
const recordsAtOnce = 10_000;

/** Starts comparing orders with the store's, unless already in progress. False when there is no store. */
export async function startStoreCheck(transaction: ShopTransaction, now: Date): Promise<boolean> {
  const connection = await lockStoreConnection(transaction);
  if (connection === null || connection.state === 'uninstalled') return false;
  const { checkStartedAt } = connection;
  if (checkStartedAt !== null && now.getTime() - checkStartedAt.getTime() < stuckMs) return true;
  await updateStoreConnection(transaction, {
    checkStartedAt: now,
    ordersChecked: 0,
    missingOrders: [],
    missingCount: 0,
    changedCount: 0,
    checkWords: null,
  });
  await addJobs(transaction, [{ queue: queues.checkStore, data: {} }]);
  return true;
}

/** Starts the daily check of a store when it is due. */
export async function startDueStoreCheck(
  transaction: ShopTransaction,
  { backfillState, checkedAt, backfillEndedAt, installedAt }: StoreConnectionRecord,
  now: Date,
): Promise<void> {
  if (backfillState !== 'done') return;
  const last = checkedAt ?? backfillEndedAt ?? installedAt;
  if (now.getTime() - last.getTime() >= dayMs) await startStoreCheck(transaction, now);
}

/**
 * Compares orders with the store's by id and version: names and adds missing orders, and reads orders again that
 * changed without a webhook.
 */
export async function checkStore(services: StoreServices, shopId: number): Promise<void> {
  const { database, now } = services;
  const connection = await database.inShop(shopId, readStoreConnection);
  if (connection === null || connection.checkStartedAt === null) return;
  try {
    await callStore(services, shopId, async (store) => {
      const known = await database.inShop(shopId, readVersions);
      let checked = 0;
      for await (const { orderId, name, updatedAt } of store.orderVersions()) {
        checked += 1;
        const version = known.get(orderId);
        if (version !== undefined && version >= new Date(updatedAt).getTime()) continue;
        await heal(services, shopId, { orderId, name, isMissing: version === undefined });
      }
      await database.inShop(shopId, async (transaction) => {
        await updateStoreConnection(transaction, { checkStartedAt: null, checkedAt: now(), ordersChecked: checked });
        await addStockReadings(transaction);
        await addMissedWork(transaction);
      });
    });
  } catch (error) {
    if (!(error instanceof StoreCallError) || error.kind === 'throttled' || error.kind === 'unavailable') throw error;
    await database.inShop(shopId, (transaction) =>
      updateStoreConnection(transaction, { checkStartedAt: null, checkedAt: now(), checkWords: error.words }),
    );
  }
}

/** Reads the stock of locations the store counts, in case webhooks were missed. */
async function addStockReadings(transaction: ShopTransaction): Promise<void> {
  const counted = countedByStore(await listRoutingLocations(transaction));
  const jobs = [...counted].map((locationId): StoreStockJob => ({ locationId, isFirst: false }));
  await addJobs(
    transaction,
    jobs.map((data) => ({ queue: queues.readStoreStock, data })),
  );
}

/**
 * Orders that were being routed while a location opened, and orders with units that an earlier release did not send to
 * their 3PL.
 */
async function addMissedWork(transaction: ShopTransaction): Promise<void> {
  const open = (await readLocations(transaction)).filter(({ state }) => state === 'active');
  await addWaitingForLocations(
    transaction,
    open.map(({ locationId }) => locationId),
  );
  await addWarehouseJobs(transaction, await ordersWithUnsentUnits(transaction));
}

/** Known version times by order, in milliseconds since 1970. */
async function readVersions(transaction: ShopTransaction): Promise<ReadonlyMap<string, number>> {
  const versions = new Map<string, number>();
  let after: string | null = null;
  for (;;) {
    const page: Awaited<ReturnType<typeof listStoreOrderVersions>> = await listStoreOrderVersions(transaction, {
      after,
      limit: recordsAtOnce,
    });
    for (const { orderId, updatedAt } of page) versions.set(orderId, updatedAt.getTime());
    after = page.at(-1)?.orderId ?? null;
    if (page.length < recordsAtOnce) return versions;
  }
}

async function heal(
  services: StoreServices,
  shopId: number,
  { orderId, name, isMissing }: { orderId: string; name: string; isMissing: boolean },
): Promise<void> {
  const { database, providers, log, now } = services;
  const read = await callStore(services, shopId, (store) => store.readOrder(orderId));
  const order = read?.value ?? null;
  if (order === null) return;
  await database.inShop(shopId, async (transaction) => {
    const connection = await lockStoreConnection(transaction);
    if (connection === null || connection.state === 'uninstalled') return;
    const outcome = await saveStoreOrder(transaction, order, { providers, log, now: now(), isHealed: isMissing });
    if (outcome === 'added')
      await updateStoreConnection(transaction, {
        missingOrders: [...connection.missingOrders, name].slice(0, maxNames),
        missingCount: connection.missingCount + 1,
      });
    if (outcome === 'changed') await updateStoreConnection(transaction, { changedCount: connection.changedCount + 1 });
  });
}
