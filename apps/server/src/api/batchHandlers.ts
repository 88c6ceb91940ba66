import {
  pageNumber,
  pageOf,
  refusedReply,
  RequestError,
  rowsPerPage,
  toWireBatch,
  toWireBatchedOrder,
  toWireReply,
  toWireUpcomingBatch,
  toWireUpcomingOrders,
  type WireReply,
} from '@hub/api-client/server';
import type { BatchEndpointName, batchEndpoints } from '@hub/api-client/batching';
import {
  type Database,
  listBatches,
  listBatchOrders,
  listRoutingLocations,
  readBatch,
  type ShopTransaction,
} from '@hub/database';
import { batchSentMessage, type UpcomingBatch } from '@hub/domain/batching';
import { message, type Words } from '@hub/domain/messages';
import { pauseBatching, sendBatch, sendFailedAgain, startBatch, upcomingBatches } from '@hub/engine';
import type { Handler, Handlers } from './CallContext.ts';

/** Batches of a page. */
const batchesPerPage = 50;

/** A large batch goes on as a job; the reply says how many orders are still being sent. */
const replyAfterMs = 8_000;

/** Most orders that can fail in one batch. */
const allOrders = 1_000_000;

const done = { status: 'success' };

/** Calls that start to send a batch, which `answerSentBatch` goes on with. */
type SendingCall = 'sendBatchNow' | 'sendFailedAgain';

/** The calls about batches, but for those that send. */
export const batchHandlers = {
  listUpcomingBatches: async ({ transaction, now }) => ({
    locations: (await upcomingBatches(transaction, now)).map(toWireUpcomingBatch),
  }),
  getUpcomingBatch: async ({ transaction, params, query, now }) => {
    const upcoming = await upcomingAt(transaction, params.location_id, now);
    const { rows, hasNextPage } = pageOf(toWireUpcomingOrders(upcoming), query.page);
    return { orders: rows, has_next_page: hasNextPage };
  },
  pauseBatching: async ({ transaction, session, params, body, now }) => {
    const pause = { locationId: params.location_id, isPaused: body.is_paused };
    if (!(await pauseBatching(transaction, session, pause, now)))
      throw new RequestError(404, message('calls.unknownLocation'));
    return done;
  },
  listBatches: async ({ transaction, query }) => {
    const found = await listBatches(transaction, { before: query.before ?? null, limit: batchesPerPage + 1 });
    return {
      batches: found.slice(0, batchesPerPage).map(toWireBatch),
      has_next_page: found.length > batchesPerPage,
    };
  },
  getBatch: async ({ transaction, params, query }) => {
    const batch = await readBatch(transaction, params.batch_id);
    if (batch === null) throw new RequestError(404, message('calls.unknownBatch'));
    const offset = (pageNumber(query.page) - 1) * rowsPerPage;
    const found = await listBatchOrders(transaction, params.batch_id, {
      outcome: null,
      offset,
      limit: rowsPerPage + 1,
    });
    return {
      batch: toWireBatch(batch),
      orders: found.slice(0, rowsPerPage).map(toWireBatchedOrder),
      has_next_page: found.length > rowsPerPage,
    };
  },
} satisfies Handlers<Exclude<BatchEndpointName, SendingCall>>;

async function upcomingAt(transaction: ShopTransaction, locationId: string, now: Date): Promise<UpcomingBatch> {
  const upcoming = (await upcomingBatches(transaction, now)).find((other) => other.locationId === locationId);
  if (upcoming === undefined) throw new RequestError(404, message('calls.unknownLocation'));
  return upcoming;
}

/** What the first transaction of a sending call decides; kept under the idempotency key. */
type SendingStart = { refusal: Words } | { batchId: string; orderIds: readonly string[] };

/** The first transaction of the calls that send: the batch and its job are there, or it is refused. */
export const sendingHandlers = {
  sendBatchNow: async ({ transaction, session, params, now }): Promise<SendingStart> => {
    if (!(await listRoutingLocations(transaction)).some(({ locationId }) => locationId === params.location_id))
      throw new RequestError(404, message('calls.unknownLocation'));
    const startedBy = { staffId: session.staffId, staffName: session.staffName };
    const start = { cutOff: null, missedCutOffs: 0, startedBy };
    const batchId = await startBatch(transaction, params.location_id, start, now);
    return batchId === null ? { refusal: message('calls.nothingToSend') } : { batchId, orderIds: [] };
  },
  sendFailedAgain: async ({ transaction, params }): Promise<SendingStart> => {
    const orderIds = await sendFailedAgain(transaction, params.batch_id);
    if (orderIds === null) throw new RequestError(404, message('calls.unknownBatch'));
    return orderIds.length === 0 ? { refusal: message('calls.nothingFailed') } : { batchId: params.batch_id, orderIds };
  },
} satisfies { [Name in SendingCall]: (call: Parameters<Handler<Name>>[0]) => Promise<SendingStart> };

export function isSendingCall(name: string): name is SendingCall {
  return name in sendingHandlers;
}

interface SentBatch {
  database: Database;
  shopId: number;
  /** What the first transaction decided, as it was kept. */
  start: string;
  now: Date;
}

/**
 * Sends the orders of a batch that has started, in transactions of its own, and says what became of them. A retry of the
 * call goes on where the first attempt ended; so does the batch's job when the process ends.
 */
export async function answerSentBatch({
  database,
  shopId,
  start,
  now,
}: SentBatch): Promise<WireReply<(typeof batchEndpoints)[SendingCall]>> {
  const decided = JSON.parse(start) as SendingStart;
  if ('refusal' in decided) return refusedReply(decided.refusal);
  const { batchId } = decided;
  const again = new Set(decided.orderIds);
  const limit = AbortSignal.timeout(replyAfterMs);
  try {
    await sendBatch(database, shopId, batchId, () => now, { signal: limit });
  } catch (error) {
    if (!limit.aborted) throw error;
  }
  return database.inShop(shopId, async (transaction) => {
    const options = { outcome: null, offset: 0, limit: allOrders };
    const [batch, orders] = await Promise.all([
      readBatch(transaction, batchId),
      again.size === 0 ? [] : listBatchOrders(transaction, batchId, options),
    ]);
    if (batch === null) throw new RequestError(404, message('calls.unknownBatch'));
    return {
      ...toWireReply({ status: 'success', message: batchSentMessage(batch.counts) }),
      batch: toWireBatch(batch),
      orders: orders.filter(({ orderId }) => again.has(orderId)).map(toWireBatchedOrder),
    };
  });
}
