import type { ShopTransaction } from '@hub/database';
import { countOutboxJobs } from '@hub/database/jobs';
import {
  lockStoreConnection,
  readStoreConnection,
  type StoreConnectionRecord,
  updateStoreConnection,
} from '@hub/database/store';
import { type ShopFreeze, shownFreeze, type WaitingWork } from '@hub/domain/plans';
import { queues } from '../jobs/queues.ts';

/** Queues whose waiting jobs are shown to people; other queues do work for the app itself. */
const workQueues: Readonly<Record<keyof WaitingWork, readonly string[]>> = {
  decisions: [queues.orderReceived, queues.orderReady, queues.routeOrder, queues.holdEnds],
  warehouseCalls: [
    queues.sendToWarehouse,
    queues.sendBatch,
    queues.cancelAtWarehouse,
    queues.changeAtWarehouse,
    queues.readAtWarehouse,
    queues.readWebhookResource,
  ],
  storeChanges: [queues.storeEvent],
  storeWrites: [queues.writeToStore],
};

/**
 * Updates the reasons for a freeze: the store or the charge is unpaid, or the store rejects the app's token. Work stops
 * with the first reason and resumes after the last.
 */
export async function changeFreeze(
  transaction: ShopTransaction,
  change: Partial<Pick<StoreConnectionRecord, 'state' | 'unpaidChargeId'>>,
  now: Date,
): Promise<void> {
  const before = await lockStoreConnection(transaction);
  if (before === null || before.state === 'uninstalled') return;
  const { state, unpaidChargeId } = { ...before, ...change };
  const isStopped = state === 'frozen' || state === 'accessEnded' || unpaidChargeId !== null;
  const since = before.frozenAt;
  await updateStoreConnection(transaction, {
    state,
    unpaidChargeId,
    frozenAt: isStopped ? (since ?? now) : null,
    ...(since !== null &&
      !isStopped && {
        lastFreeze: { since: since.toISOString(), endedAt: now.toISOString(), waited: await readWaiting(transaction) },
      }),
  });
}

/** The freeze to show to the shop's people; null when there is none. */
export async function readFreeze(transaction: ShopTransaction, now: Date): Promise<ShopFreeze | null> {
  const connection = await readStoreConnection(transaction);
  if (connection === null || connection.state === 'uninstalled') return null;
  const { state, frozenAt, lastFreeze } = connection;
  if (frozenAt === null && lastFreeze === null) return null;
  const current = {
    frozenAt: frozenAt?.toISOString() ?? null,
    cause: state === 'accessEnded' ? 'access' : 'bill',
  } as const;
  return shownFreeze(current, await readWaiting(transaction), lastFreeze, now.getTime());
}

async function readWaiting(transaction: ShopTransaction): Promise<WaitingWork> {
  const jobs = await countOutboxJobs(transaction);
  const sumOf = (kind: keyof WaitingWork) => workQueues[kind].reduce((sum, queue) => sum + (jobs.get(queue) ?? 0), 0);
  return {
    decisions: sumOf('decisions'),
    warehouseCalls: sumOf('warehouseCalls'),
    storeChanges: sumOf('storeChanges'),
    storeWrites: sumOf('storeWrites'),
  };
}
