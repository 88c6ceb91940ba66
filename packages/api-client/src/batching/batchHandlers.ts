import { type BatchedOrderRecord, type BatchRecord, batchSentMessage, type UpcomingBatch } from '@hub/domain/batching';
import { message, type Words } from '@hub/domain/messages';
import type { RowsOf } from '../http/Endpoint.ts';
import { refusedReply, toWireReply } from '../http/wireWords.ts';
import type { Answer, Handlers } from '../server/Handlers.ts';
import { RequestError } from '../server/RequestError.ts';
import type { batchEndpoints } from './batchEndpoints.ts';
import { toWireBatch, toWireBatchedOrder, toWireUpcomingBatch, toWireUpcomingOrders } from './wireBatch.ts';

/** Batches of a page. */
const batchesPerPage = 50;

/** The batches of a shop. */
export interface BatchPort {
  upcomingBatches(): Answer<readonly UpcomingBatch[]>;
  /** False: the location is unknown. */
  pauseBatching(pause: { locationId: string; isPaused: boolean }): Answer<boolean>;
  /** Newest first. `before`: only those that started before this one. */
  listBatches(range: { before: string | null; limit: number }): Answer<readonly BatchRecord[]>;
  readBatch(batchId: string): Answer<BatchRecord | null>;
  /** Failed orders come first. */
  listBatchOrders(batchId: string, range: { offset: number; limit: number }): Answer<readonly BatchedOrderRecord[]>;
}

export const batchHandlers = {
  listUpcomingBatches: async ({ port }) => ({ locations: (await port.upcomingBatches()).map(toWireUpcomingBatch) }),
  getUpcomingBatch: async ({ port, params, query }) => {
    const upcoming = (await port.upcomingBatches()).find(({ locationId }) => locationId === params.location_id);
    if (upcoming === undefined) throw unknownLocation();
    const { rows, hasNextPage } = pageOf(toWireUpcomingOrders(upcoming), query.page);
    return { orders: rows, has_next_page: hasNextPage };
  },
  pauseBatching: async ({ port, params, body }) => {
    const isKnown = await port.pauseBatching({ locationId: params.location_id, isPaused: body.is_paused });
    if (!isKnown) throw unknownLocation();
    return { status: 'success' };
  },
  listBatches: async ({ port, query }) => {
    const found = await port.listBatches({ before: query.before ?? null, limit: batchesPerPage + 1 });
    return {
      batches: found.slice(0, batchesPerPage).map(toWireBatch),
      has_next_page: found.length > batchesPerPage,
    };
  },
  getBatch: async ({ port, params, query }) => {
    const batch = await port.readBatch(params.batch_id);
    if (batch === null) throw unknownBatch();
    const offset = (pageNumber(query.page) - 1) * rowsPerPage;
    const found = await port.listBatchOrders(params.batch_id, { offset, limit: rowsPerPage + 1 });
    return {
      batch: toWireBatch(batch),
      orders: found.slice(0, rowsPerPage).map(toWireBatchedOrder),
      has_next_page: found.length > rowsPerPage,
    };
  },
} satisfies Handlers<RowsOf<typeof batchEndpoints, 'read' | 'write'>, BatchPort>;

/** What a sending call starts; repeating the call does not start it again. */
export type SendingStart = { refusal: Words } | { batchId: string; orderIds: readonly string[] };

export interface SendingStartPort {
  /**
   * A batch of the open orders at a location; its id is `null` when there are none. 'unknown': the location is unknown.
   */
  startBatch(locationId: string): Answer<{ batchId: string | null } | 'unknown'>;
  /** Queues the failed orders of a batch again. Returns their ids; `null`: the batch is unknown. */
  sendFailedAgain(batchId: string): Answer<readonly string[] | null>;
}

/** First steps of the calls that send. */
export const sendingStarts = {
  sendBatchNow: async ({ port, params }: SendingCall<{ location_id: string }>): Promise<SendingStart> => {
    const started = await port.startBatch(params.location_id);
    if (started === 'unknown') throw unknownLocation();
    const { batchId } = started;
    return batchId === null ? { refusal: message('calls.nothingToSend') } : { batchId, orderIds: [] };
  },
  sendFailedAgain: async ({ port, params }: SendingCall<{ batch_id: string }>): Promise<SendingStart> => {
    const orderIds = await port.sendFailedAgain(params.batch_id);
    if (orderIds === null) throw unknownBatch();
    return orderIds.length === 0 ? { refusal: message('calls.nothingFailed') } : { batchId: params.batch_id, orderIds };
  },
};

interface SendingCall<Params> {
  port: SendingStartPort;
  params: Params;
}

export interface SendingPort {
  /**
   * Hands over a batch's waiting orders, and may continue afterwards. Returns the batch with those orders; `null`: the
   * batch is unknown.
   */
  sendBatch(
    batchId: string,
    orderIds: readonly string[],
  ): Answer<{ batch: BatchRecord; orders: readonly BatchedOrderRecord[] } | null>;
}

/** Sends a started batch, and returns its outcome and that of resent orders. */
export async function answerSentBatch(start: SendingStart, port: SendingPort) {
  if ('refusal' in start) return refusedReply(start.refusal);
  const sent = await port.sendBatch(start.batchId, start.orderIds);
  if (sent === null) throw unknownBatch();
  const { batch, orders } = sent;
  return {
    ...toWireReply({ status: 'success', message: batchSentMessage(batch.counts) }),
    batch: toWireBatch(batch),
    orders: orders.map(toWireBatchedOrder),
  };
}

function unknownLocation(): RequestError {
  return new RequestError(404, message('calls.unknownLocation'));
}

function unknownBatch(): RequestError {
  return new RequestError(404, message('calls.unknownBatch'));
}

/** Rows per page. */
const rowsPerPage = 100;

/** The number of a page, from 1; the first if invalid. */
function pageNumber(page: string | undefined): number {
  return Math.max(1, Math.trunc(Number(page ?? 1)) || 1);
}

/** A page of rows that are all loaded. */
function pageOf<Row>(rows: readonly Row[], page: string | undefined): { rows: Row[]; hasNextPage: boolean } {
  const end = pageNumber(page) * rowsPerPage;
  return { rows: rows.slice(end - rowsPerPage, end), hasNextPage: rows.length > end };
}
