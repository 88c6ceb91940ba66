import type { ShopTransaction } from '@hub/database';
import { addJobs } from '@hub/database/jobs';
import { listRoutingLocations } from '@hub/database/routing';
import {
  listStoreOrderVersions,
  lockStoreConnection,
  readStoreConnection,
  type StoreConnectionRecord,
  updateStoreConnection,
} from '@hub/database/store';
import { countedByStore } from '@hub/domain/routing';
import { queues, type StoreStockJob } from '../jobs/queues.ts';
import { callStore } from './callStore.ts';
import { saveStoreOrder } from './saveStoreOrder.ts';
import { StoreCallError, type StoreServices } from './StoreServices.ts';

const dayMs = 86_400_000;

/** After so long without an end a check is begun again. */
const stuckMs = 3_600_000;

/** Names of missing orders that are kept. */
const maxNames = 100;

/** Records of orders that are read at once. */
const recordsAtOnce = 10_000;

/** Begins to compare the orders with the store's, unless that is under way. False: there is no store to compare with. */
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

/** Begins the check of a store that had none for a day. */
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
 * The job that compares the orders with the store's by their ids and versions: orders that are missing here are named
 * and added, and those that have changed there without a webhook are read again.
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
      });
    });
  } catch (error) {
    if (!(error instanceof StoreCallError) || error.kind === 'throttled' || error.kind === 'unavailable') throw error;
    await database.inShop(shopId, (transaction) =>
      updateStoreConnection(transaction, { checkStartedAt: null, checkedAt: now(), checkWords: error.words }),
    );
  }
}

/** Reads the stock of locations that the store counts, for webhooks that did not come. */
async function addStockReadings(transaction: ShopTransaction): Promise<void> {
  const counted = countedByStore(await listRoutingLocations(transaction));
  const jobs = [...counted].map((locationId): StoreStockJob => ({ locationId, isFirst: false }));
  await addJobs(
    transaction,
    jobs.map((data) => ({ queue: queues.readStoreStock, data })),
  );
}

/** Times of the versions that are known, in milliseconds since 1970, by order. */
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
