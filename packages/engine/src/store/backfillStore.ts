import { analyzeChangedTables, type ShopTransaction } from '@hub/database';
import { addJobs } from '@hub/database/jobs';
import {
  lockStoreConnection,
  readStoreConnection,
  type StoreConnectionRecord,
  updateStoreConnection,
} from '@hub/database/store';
import { message, type Words } from '@hub/domain/messages';
import { queues, type StoreProductsJob } from '../jobs/queues.ts';
import { callStore } from './callStore.ts';
import { saveStoreOrders } from './saveStoreOrders.ts';
import { type ReadStoreOrder, type Store, StoreCallError, type StoreServices } from './StoreServices.ts';

/** Orders per transaction. */
const ordersAtOnce = 100;

/** Orders per job; the next job continues from there. */
const ordersOfJob = 5_000;

/** Interval for polling the export. */
const pollMs = 2_000;

/**
 * Starts reading all orders of the store, unless already in progress. After a failure it continues after the last
 * stored order while the store keeps its export, or else starts over. False when there is no store to read.
 */
export async function startBackfill(transaction: ShopTransaction, now: Date): Promise<boolean> {
  const connection = await lockStoreConnection(transaction);
  if (connection === null || connection.state === 'uninstalled') return false;
  const { backfillState, backfillOperationId, ordersRead } = connection;
  if (backfillState === 'running') return true;
  const hasFailed = backfillState === 'failed';
  if (hasFailed && backfillOperationId !== null) {
    const words = message(resumed);
    await updateStoreConnection(transaction, { backfillState: 'running', backfillEndedAt: null, backfillWords: words });
    await addBackfillJob(transaction, now);
  } else await readFromStart(transaction, now, hasFailed && ordersRead > 0 ? message('store.backfillRestarted') : null);
  return true;
}

/** `words` say why, if a part was already read. */
async function readFromStart(transaction: ShopTransaction, now: Date, words: Words | null): Promise<void> {
  await updateStoreConnection(transaction, {
    backfillState: 'running',
    backfillOperationId: null,
    ordersTotal: null,
    ordersRead: 0,
    ordersAdded: 0,
    backfillStartedAt: now,
    backfillEndedAt: null,
    backfillWords: words,
  });
  await addBackfillJob(transaction, now);
}

/** Nothing was stored since it was restarted after a failure. */
const isJustResumed = ({ backfillWords }: StoreConnectionRecord) =>
  typeof backfillWords === 'object' && backfillWords?.code === resumed;

const resumed = 'store.backfillResumed';

/**
 * Reads the orders of a newly installed store: subscribes webhooks, starts a bulk export and the product job, waits for
 * the export, and stores its orders. Progress is saved with the orders, so it continues after a crash, and orders read
 * twice are stored once.
 */
export async function backfillStore(services: StoreServices, shopId: number): Promise<void> {
  const { database, now } = services;
  const connection = await database.inShop(shopId, readStoreConnection);
  if (connection?.backfillState !== 'running') return;
  try {
    await callStore(services, shopId, (store) => advance(services, shopId, store, connection));
  } catch (error) {
    if (!(error instanceof StoreCallError)) throw error;
    const isOver = error.kind === 'refused' || error.kind === 'missingScope';
    await database.inShop(shopId, (transaction) =>
      isOver
        ? failBackfill(transaction, error.words, now(), { keepsExport: true })
        : addBackfillJob(transaction, new Date(now().getTime() + (error.retryAfterMs ?? 10_000))),
    );
  }
}

async function advance(
  services: StoreServices,
  shopId: number,
  store: Store,
  connection: StoreConnectionRecord,
): Promise<void> {
  const { database, webhookAddress, now } = services;
  if (connection.webhooksSubscribedAt === null) {
    await store.subscribeWebhooks(webhookAddress);
    await database.inShop(shopId, (transaction) => updateStoreConnection(transaction, { webhooksSubscribedAt: now() }));
  }
  const exportId = connection.backfillOperationId ?? (await store.startExport());
  if (connection.backfillOperationId === null)
    await database.inShop(shopId, async (transaction) => {
      await updateStoreConnection(transaction, { backfillOperationId: exportId });
      // Webhooks report changes from here on.
      const data: StoreProductsJob = { since: null };
      await addJobs(transaction, [{ queue: queues.readStoreProducts, data, startAt: now() }]);
    });
  const { state, orders, words } = await store.readExport(exportId);
  if (state === 'failed') {
    await database.inShop(shopId, (transaction) =>
      isJustResumed(connection)
        ? readFromStart(transaction, now(), message('store.backfillRestarted'))
        : failBackfill(transaction, words ?? message('store.noOrders'), now(), { keepsExport: false }),
    );
    return;
  }
  await database.inShop(shopId, (transaction) => updateStoreConnection(transaction, { ordersTotal: orders }));
  if (state === 'running') {
    await database.inShop(shopId, (transaction) => addBackfillJob(transaction, new Date(now().getTime() + pollMs)));
    return;
  }
  await readOrders(services, shopId, store.exportedOrders(exportId), connection.ordersRead);
}

/** Stores the orders after the first `skip`, up to one job's worth. */
async function readOrders(
  services: StoreServices,
  shopId: number,
  orders: AsyncIterable<ReadStoreOrder>,
  skip: number,
): Promise<void> {
  const { database, now } = services;
  let position = 0;
  let part: ReadStoreOrder[] = [];
  for await (const order of orders) {
    position += 1;
    if (position <= skip) continue;
    part.push(order);
    if (part.length < ordersAtOnce) continue;
    if (!(await savePart(services, shopId, part))) return;
    part = [];
    if (position >= skip + ordersOfJob) {
      await analyzeChangedTables(database);
      await database.inShop(shopId, (transaction) => addBackfillJob(transaction, now()));
      return;
    }
  }
  if (!(await savePart(services, shopId, part))) return;
  await analyzeChangedTables(database);
  await database.inShop(shopId, (transaction) =>
    updateStoreConnection(transaction, {
      backfillState: 'done',
      backfillOperationId: null,
      backfillEndedAt: now(),
      ordersTotal: position,
    }),
  );
}

/** Stores orders together with the progress; false when the backfill is over, for example after uninstallation. */
async function savePart(
  { database, providers, log, now }: StoreServices,
  shopId: number,
  part: readonly ReadStoreOrder[],
): Promise<boolean> {
  return database.inShop(shopId, async (transaction) => {
    const connection = await lockStoreConnection(transaction);
    if (connection?.backfillState !== 'running' || connection.state === 'uninstalled') return false;
    const added = await saveStoreOrders(transaction, part, { providers, log, now: now() });
    await updateStoreConnection(transaction, {
      ordersRead: connection.ordersRead + part.length,
      ordersAdded: connection.ordersAdded + added,
      ...(isJustResumed(connection) && { backfillWords: null }),
    });
    return true;
  });
}

/** An export that fails twice at the same order is not tried a third time. */
async function failBackfill(
  transaction: ShopTransaction,
  words: Words,
  now: Date,
  { keepsExport }: { keepsExport: boolean },
): Promise<void> {
  const connection = await lockStoreConnection(transaction);
  const isKept = keepsExport && connection !== null && !isJustResumed(connection);
  await updateStoreConnection(transaction, {
    backfillState: 'failed',
    ...(!isKept && { backfillOperationId: null }),
    backfillEndedAt: now,
    backfillWords: words,
  });
}

async function addBackfillJob(transaction: ShopTransaction, startAt: Date): Promise<void> {
  await addJobs(transaction, [{ queue: queues.backfillStore, data: {}, startAt }]);
}
