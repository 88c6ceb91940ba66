import type { ShopTransaction } from '@hub/database';
import { listLongJobs, resumeLongJob, startLongJob } from '@hub/database/jobs';
import { listRoutingLocations, ordersWithUnsentUnits } from '@hub/database/routing';
import { readLocations } from '@hub/database/shops';
import {
  listStoreOrderVersions,
  lockStoreConnection,
  ordersEndedHere,
  readStoreConnection,
  type StoreConnectionRecord,
  updateStoreConnection,
} from '@hub/database/store';
import { countedByStore } from '@hub/domain/routing';
import { addWarehouseJobs } from '../jobs/addWarehouseJobs.ts';
import { queues } from '../jobs/queues.ts';
import { addWaitingForLocations } from '../routing/routeOrders.ts';
import { startStockReading } from '../jobs/startStockReading.ts';
import { type JobAttempt, type LongJobAttempt, type LongJobData, workLongJob } from '../jobs/workLongJob.ts';
import { callStore } from './callStore.ts';
import { isDue } from './isDue.ts';
import { saveStoreOrder } from './saveStoreOrder.ts';
import { type Store, StoreCallError, type StoreServices } from './StoreServices.ts';

const dayMs = 86_400_000;

const key = { queue: queues.checkStore };

/** Orders of the store that are compared until the job says that it is alive. */
const ordersOfBeat = 250;

/** Maximum names of missing orders to keep. */
const maxNames = 100;

/** Order records to read at once. */
const recordsAtOnce = 10_000;

/**
 * Starts comparing orders with the store's, unless already in progress; a stalled comparison is restarted. False
 * when there is no store.
 */
export async function startStoreCheck(transaction: ShopTransaction, now: Date): Promise<boolean> {
  const connection = await lockStoreConnection(transaction);
  if (connection === null || connection.state === 'uninstalled') return false;
  if (connection.checkStartedAt !== null && (await isUnderWay(transaction, now))) return true;
  await updateStoreConnection(transaction, {
    checkStartedAt: now,
    ordersChecked: 0,
    missingOrders: [],
    missingCount: 0,
    changedCount: 0,
    checkWords: null,
  });
  await startLongJob(transaction, { ...key, data: {}, now });
  return true;
}

/** Earlier releases kept no record of a comparison; such a one starts over. */
async function isUnderWay(transaction: ShopTransaction, now: Date): Promise<boolean> {
  const known = (await listLongJobs(transaction)).some(({ queue }) => queue === key.queue);
  if (known) await resumeLongJob(transaction, key, now);
  return known;
}

/** Starts the daily check of a store when it is due. */
export async function startDueStoreCheck(
  transaction: ShopTransaction,
  { backfillState, checkedAt, backfillEndedAt, installedAt }: StoreConnectionRecord,
  now: Date,
): Promise<void> {
  if (backfillState !== 'done') return;
  const last = checkedAt ?? backfillEndedAt ?? installedAt;
  if (isDue(last, dayMs, now)) await startStoreCheck(transaction, now);
}

/**
 * Compares orders with the store's by id, version and units left: names and adds missing orders, and reads orders again
 * that changed without a webhook, or ended here while the store has units to ship. What an earlier attempt has read is
 * not read again.
 */
export async function checkStore(
  services: StoreServices,
  shopId: number,
  data: LongJobData<object> = {},
  job?: JobAttempt,
): Promise<void> {
  await workLongJob(services, shopId, { key, data, job }, async (attempt) => {
    await compareOnce(services, shopId, attempt);
    return 'ended';
  });
}

async function compareOnce(services: StoreServices, shopId: number, attempt: LongJobAttempt): Promise<void> {
  const { database, now } = services;
  const connection = await database.inShop(shopId, readStoreConnection);
  if (connection === null || connection.checkStartedAt === null) return;
  try {
    await callStore(services, shopId, (store) => compare(services, shopId, store, attempt));
  } catch (error) {
    if (!(error instanceof StoreCallError) || error.kind === 'throttled' || error.kind === 'unavailable') throw error;
    await database.inShop(shopId, (transaction) =>
      updateStoreConnection(transaction, { checkStartedAt: null, checkedAt: now(), checkWords: error.words }),
    );
  }
}

async function compare(services: StoreServices, shopId: number, store: Store, attempt: LongJobAttempt): Promise<void> {
  const { database, now } = services;
  const { known, total } = await database.inShop(shopId, async (transaction) => {
    const versions = await readVersions(transaction);
    return { known: versions, total: versions.size };
  });
  const beat = (done: number) =>
    database.inShop(shopId, (transaction) => attempt.beat(transaction, { done, total: Math.max(done, total) }));
  let checked = 0;
  const withUnitsLeft = new Map<string, string>();
  for await (const { orderId, name, updatedAt, hasUnitsLeft } of store.orderVersions()) {
    checked += 1;
    const version = known.get(orderId);
    const isSame = version !== undefined && version >= new Date(updatedAt).getTime();
    if ((!isSame || checked % ordersOfBeat === 0) && !(await beat(checked))) return;
    if (!isSame) await heal(services, shopId, { orderId, name, isMissing: version === undefined });
    else if (hasUnitsLeft) withUnitsLeft.set(orderId, name);
  }
  const ended = await database.inShop(shopId, (transaction) => ordersEndedHere(transaction, [...withUnitsLeft.keys()]));
  for (const orderId of ended) {
    if (!(await beat(checked))) return;
    await heal(services, shopId, { orderId, name: withUnitsLeft.get(orderId) ?? '', isMissing: false });
  }
  await database.inShop(shopId, async (transaction) => {
    if (!(await attempt.beat(transaction, { done: checked }))) return;
    await updateStoreConnection(transaction, { checkStartedAt: null, checkedAt: now(), ordersChecked: checked });
    await addStockReadings(transaction, now());
    await addMissedWork(transaction);
  });
}

/** Reads the stock of locations the store counts, in case webhooks were missed. */
async function addStockReadings(transaction: ShopTransaction, now: Date): Promise<void> {
  for (const locationId of countedByStore(await listRoutingLocations(transaction)))
    await startStockReading(transaction, { locationId, isFirst: false }, now);
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
