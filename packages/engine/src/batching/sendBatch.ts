import { type Database, DatabaseUnavailableError, type ShopTransaction } from '@hub/database';
import {
  endBatch,
  lockBatch,
  type LockedBatch,
  nextWaitingOrders,
  saveBatchOutcomes,
  type SavedOutcome,
  type WaitingOrder,
} from '@hub/database/batches';
import { addTimelineEntries, lockOrders, saveOrders } from '@hub/database/orders';
import { readOrderRoutes } from '@hub/database/routing';
import { readShop } from '@hub/database/shops';
import { sentWithBatch } from '@hub/domain/batching';
import { message } from '@hub/domain/messages';
import { sendWaiting } from '@hub/domain/orders/bulk';
import { addWarehouseJobs } from '../jobs/addWarehouseJobs.ts';
import type { ProviderStore } from '../providers/ProviderStore.ts';
import { readHandlings } from '../shipping/readHandlings.ts';

/** Boxes per transaction. */
const boxesAtOnce = 100;

/**
 * Hands over a batch's waiting orders, several boxes per transaction, with timeline, outcome and the warehouse job.
 * Safe to repeat or run concurrently: finished work is skipped. Resolves when no order waits.
 */
export async function sendBatch(
  database: Database,
  store: ProviderStore,
  shopId: number,
  batchId: string,
  now: () => Date,
  { signal }: { signal?: AbortSignal } = {},
): Promise<void> {
  let boxes = boxesAtOnce;
  for (;;) {
    signal?.throwIfAborted();
    try {
      const isDone = await database.inShop(shopId, (transaction) =>
        sendBoxes(transaction, store, { batchId, boxes }, now()),
      );
      if (isDone) return;
    } catch (error) {
      if (error instanceof DatabaseUnavailableError) throw error;
      // Sends boxes one by one to find the one that fails and send the others.
      if (boxes > 1) boxes = 1;
      else await database.inShop(shopId, (transaction) => failNextBox(transaction, batchId, error, now()));
    }
  }
}

/** Sends the next boxes of a batch; true when none are left. */
async function sendBoxes(
  transaction: ShopTransaction,
  store: ProviderStore,
  { batchId, boxes }: { batchId: string; boxes: number },
  now: Date,
): Promise<boolean> {
  const batch = await lockBatch(transaction, batchId);
  if (batch === null || batch.endedAt !== null) return true;
  const [waiting, { timeZone }] = await Promise.all([
    nextWaitingOrders(transaction, batchId, boxes),
    readShop(transaction),
  ]);
  if (waiting.length > 0) await sendOrders(transaction, store, { batch, waiting, timeZone }, now);
  const isLast = new Set(waiting.map(({ box }) => box)).size < boxes;
  if (isLast) await endBatch(transaction, batchId, now);
  return isLast;
}

/** Sends orders of a locked batch. */
async function sendOrders(
  transaction: ShopTransaction,
  store: ProviderStore,
  { batch, waiting, timeZone }: { batch: LockedBatch; waiting: readonly WaitingOrder[]; timeZone: string },
  now: Date,
): Promise<void> {
  const orderIds = waiting.map(({ orderId }) => orderId);
  const orders = await lockOrders(transaction, orderIds);
  const [routes, handlings] = await Promise.all([
    readOrderRoutes(transaction, orderIds),
    readHandlings(transaction, store),
  ]);
  const { outcomes, sent } = sendWaiting(
    waiting,
    (orderId) => {
      const state = orders.get(orderId);
      const route = routes.get(orderId);
      // The 3PL may have been switched off since the batch started.
      return state && { state, unhandled: route === undefined ? null : handlings.refusalOf(route) };
    },
    now.toISOString(),
  );
  await saveOrders(transaction, sent);
  await saveBatchOutcomes(transaction, batch.batchId, outcomes, now);
  const idsOf = (part: typeof sent) => part.map(({ before }) => before.order.orderId);
  await addWarehouseJobs(transaction, idsOf(sent));
  for (const [attempt, ofAttempt] of Map.groupBy(sent, (order) => order.attempt))
    await addTimelineEntries(transaction, {
      orderIds: idsOf(ofAttempt),
      entry: sentWithBatch(batch, timeZone, attempt),
      at: now,
      staffId: batch.staffId,
    });
}

/** Marks the orders of the failing box as failed; they can be sent again. */
async function failNextBox(transaction: ShopTransaction, batchId: string, error: unknown, now: Date): Promise<void> {
  await lockBatch(transaction, batchId);
  const waiting = await nextWaitingOrders(transaction, batchId, 1);
  const reason = message('orders.couldNotSend', { problem: error instanceof Error ? error.message : String(error) });
  const outcomes = waiting.map(({ orderId }): SavedOutcome => ({ orderId, outcome: 'failed', reason }));
  await saveBatchOutcomes(transaction, batchId, outcomes, now);
}
