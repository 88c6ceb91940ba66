import { analyzeChangedTables, type ShopTransaction } from '@hub/database';
import { resumeLongJob, startLongJob } from '@hub/database/jobs';
import {
  lockStoreConnection,
  readStoreConnection,
  type StoreConnectionRecord,
  updateStoreConnection,
} from '@hub/database/store';
import { message, type Words } from '@hub/domain/messages';
import { queues, type StoreProductsJob } from '../jobs/queues.ts';
import { type JobAttempt, type LongJobAttempt, type LongJobData, workLongJob } from '../jobs/workLongJob.ts';
import { callStore } from './callStore.ts';
import { saveStoreOrders } from './saveStoreOrders.ts';
import { type ReadStoreOrder, type Store, StoreCallError, type StoreServices } from './StoreServices.ts';

/** Orders per transaction. */
const ordersAtOnce = 100;

/** Orders per job; the next job continues from there. */
const ordersOfJob = 5_000;

/** Orders that are stored already and read over until the job says that it is alive. */
const ordersOfBeat = 1_000;

/** Interval for polling the export. */
const pollMs = 2_000;

const key = { queue: queues.backfillStore };

/**
 * Starts reading all orders of the store, unless already in progress; one that is stalled is restarted. After a failure
 * it continues after the last stored order while the store keeps its export, or else starts over. False when there is no
 * store to read.
 */
export async function startBackfill(transaction: ShopTransaction, now: Date): Promise<boolean> {
  const connection = await lockStoreConnection(transaction);
  if (connection === null || connection.state === 'uninstalled') return false;
  const { backfillState, backfillOperationId, ordersRead } = connection;
  if (backfillState === 'running') {
    await resumeLongJob(transaction, key, now);
    return true;
  }
  const hasFailed = backfillState === 'failed';
  if (hasFailed && backfillOperationId !== null) {
    const words = message(resumed);
    await updateStoreConnection(transaction, { backfillState: 'running', backfillEndedAt: null, backfillWords: words });
    await startLongJob(transaction, { ...key, data: {}, now });
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
  await startLongJob(transaction, { ...key, data: {}, now });
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
export async function backfillStore(
  services: StoreServices,
  shopId: number,
  data: LongJobData<object> = {},
  job?: JobAttempt,
): Promise<void> {
  await workLongJob(services, shopId, { key, data, job }, (attempt) => readOnce(services, shopId, attempt));
}

async function readOnce(
  services: StoreServices,
  shopId: number,
  attempt: LongJobAttempt,
): Promise<'ended' | 'continues'> {
  const { database, now } = services;
  const connection = await database.inShop(shopId, readStoreConnection);
  if (connection?.backfillState !== 'running') return 'ended';
  try {
    const done = await callStore(services, shopId, (store) => advance(services, shopId, store, connection, attempt));
    return done?.value ?? 'ended';
  } catch (error) {
    if (!(error instanceof StoreCallError)) throw error;
    const isOver = error.kind === 'refused' || error.kind === 'missingScope';
    await database.inShop(shopId, async (transaction) => {
      if (!isOver)
        return attempt.next(transaction, { startAt: new Date(now().getTime() + (error.retryAfterMs ?? 10_000)) });
      if (await attempt.beat(transaction)) await failBackfill(transaction, error.words, now(), { keepsExport: true });
    });
    return isOver ? 'ended' : 'continues';
  }
}

async function advance(
  services: StoreServices,
  shopId: number,
  store: Store,
  connection: StoreConnectionRecord,
  attempt: LongJobAttempt,
): Promise<'ended' | 'continues'> {
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
      await startLongJob(transaction, { queue: queues.readStoreProducts, data, now: now() });
    });
  const { state, orders, words } = await store.readExport(exportId);
  if (state === 'failed') {
    const starts = isJustResumed(connection);
    await database.inShop(shopId, (transaction) =>
      starts
        ? readFromStart(transaction, now(), message('store.backfillRestarted'))
        : failBackfill(transaction, words ?? message('store.noOrders'), now(), { keepsExport: false }),
    );
    return starts ? 'continues' : 'ended';
  }
  await database.inShop(shopId, async (transaction) => {
    await updateStoreConnection(transaction, { ordersTotal: orders });
    await attempt.beat(transaction, { done: connection.ordersRead, total: orders });
  });
  if (state === 'running') {
    await database.inShop(shopId, (transaction) =>
      attempt.next(transaction, { startAt: new Date(now().getTime() + pollMs) }),
    );
    return 'continues';
  }
  return readOrders(services, shopId, { orders: store.exportedOrders(exportId), skip: connection.ordersRead, attempt });
}

interface Reading {
  orders: AsyncIterable<ReadStoreOrder>;
  /** Orders that are stored already. */
  skip: number;
  attempt: LongJobAttempt;
}

/** Stores the orders after the first `skip`, up to one job's worth. */
async function readOrders(
  services: StoreServices,
  shopId: number,
  { orders, skip, attempt }: Reading,
): Promise<'ended' | 'continues'> {
  const { database, now } = services;
  let position = 0;
  let part: ReadStoreOrder[] = [];
  for await (const order of orders) {
    position += 1;
    if (position <= skip) {
      if (position % ordersOfBeat === 0 && !(await database.inShop(shopId, (transaction) => attempt.beat(transaction))))
        return 'continues';
      continue;
    }
    part.push(order);
    if (part.length < ordersAtOnce) continue;
    if (!(await savePart(services, shopId, part, attempt))) return 'ended';
    part = [];
    if (position >= skip + ordersOfJob) {
      await analyzeChangedTables(database);
      await database.inShop(shopId, (transaction) => attempt.next(transaction, { startAt: now() }));
      return 'continues';
    }
  }
  if (!(await savePart(services, shopId, part, attempt))) return 'ended';
  await analyzeChangedTables(database);
  await database.inShop(shopId, (transaction) =>
    updateStoreConnection(transaction, {
      backfillState: 'done',
      backfillOperationId: null,
      backfillEndedAt: now(),
      ordersTotal: position,
    }),
  );
  return 'ended';
}

/**
 * Stores orders together with the progress; false when the backfill is over, for example after uninstallation, or another
 * attempt has taken over.
 */
async function savePart(
  { database, providers, log, now }: StoreServices,
  shopId: number,
  part: readonly ReadStoreOrder[],
  attempt: LongJobAttempt,
): Promise<boolean> {
  return database.inShop(shopId, async (transaction) => {
    const connection = await lockStoreConnection(transaction);
    if (connection?.backfillState !== 'running' || connection.state === 'uninstalled') return false;
    const ordersRead = connection.ordersRead + part.length;
    if (!(await attempt.beat(transaction, { done: ordersRead }))) return false;
    const added = await saveStoreOrders(transaction, part, { providers, log, now: now() });
    await updateStoreConnection(transaction, {
      ordersRead,
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
