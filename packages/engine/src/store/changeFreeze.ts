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

/** Queues whose waiting jobs people are told of; the others do something about the app itself. */
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
 * What the store, or the charge, says of being paid, and whether the store takes the app's token. Work stops with the
 * first of them and goes on after the last.
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

/** The freeze that the people of the shop are told of; null: none. */
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
