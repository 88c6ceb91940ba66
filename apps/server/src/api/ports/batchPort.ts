import type { BatchPort, SendingPort, SendingStartPort } from '@hub/api-client/server';
import type { Database } from '@hub/database';
import { listBatches, listBatchOrders, readBatch } from '@hub/database/batches';
import { listRoutingLocations } from '@hub/database/routing';
import { pauseBatching, sendBatch, sendFailedAgain, startBatch, upcomingBatches } from '@hub/engine/batching';
import type { EngineCall, Services } from '../CallContext.ts';

/** A large batch continues as a job after this; the reply says how many orders are still being sent. */
const replyAfterMs = 8_000;

export function batchPort({
  transaction,
  session,
  services: { providers },
  now,
}: EngineCall): BatchPort & SendingStartPort {
  return {
    upcomingBatches: () => upcomingBatches(transaction, providers, now),
    pauseBatching: (pause) => pauseBatching(transaction, session, pause, now),
    listBatches: (range) => listBatches(transaction, range),
    readBatch: (batchId) => readBatch(transaction, batchId),
    listBatchOrders: (batchId, range) => listBatchOrders(transaction, batchId, { outcome: null, ...range }),
    startBatch: async (id) => {
      const locations = await listRoutingLocations(transaction);
      if (!locations.some(({ locationId }) => locationId === id)) return 'unknown';
      const startedBy = { staffId: session.staffId, staffName: session.staffName };
      const start = { cutOff: null, missedCutOffs: 0, startedBy };
      return { batchId: await startBatch(transaction, providers, id, start, now) };
    },
    sendFailedAgain: (batchId) => sendFailedAgain(transaction, batchId),
  };
}

/** Most orders that can fail in one batch. */
const allOrders = 1_000_000;

/**
 * Sends in its own transactions. A retry of the call resumes where the first attempt ended; so does the batch's job
 * after the process ends.
 */
export function sendingPort({
  database,
  services: { providers },
  shopId,
  now,
}: {
  database: Database;
  services: Pick<Services, 'providers'>;
  shopId: number;
  now: Date;
}): SendingPort {
  return {
    sendBatch: async (batchId, orderIds) => {
      const limit = AbortSignal.timeout(replyAfterMs);
      try {
        await sendBatch(database, providers, shopId, batchId, () => now, { signal: limit });
      } catch (error) {
        if (!limit.aborted) throw error;
      }
      const wanted = new Set(orderIds);
      return database.inShop(shopId, async (transaction) => {
        const [batch, orders] = await Promise.all([
          readBatch(transaction, batchId),
          wanted.size === 0
            ? []
            : listBatchOrders(transaction, batchId, { outcome: null, offset: 0, limit: allOrders }),
        ]);
        return batch && { batch, orders: orders.filter(({ orderId }) => wanted.has(orderId)) };
      });
    },
  };
}
