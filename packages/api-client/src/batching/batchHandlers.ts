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
  /** False: there is no such location. */
  pauseBatching(pause: { locationId: string; isPaused: boolean }): Answer<boolean>;
  /** Newest first. `before`: only those that were started before this one. */
  listBatches(range: { before: string | null; limit: number }): Answer<readonly BatchRecord[]>;
  readBatch(batchId: string): Answer<BatchRecord | null>;
  /** What failed comes first. */
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

/** What a sending call starts; a repetition of the call does not start it again. */
export type SendingStart = { refusal: Words } | { batchId: string; orderIds: readonly string[] };

export interface SendingStartPort {
  /** A batch of what is open at a location; its id is null where that is nothing. 'unknown': there is no such location. */
  startBatch(locationId: string): Answer<{ batchId: string | null } | 'unknown'>;
  /** The orders of a batch that failed wait again. Answers their ids; null: there is no such batch. */
  sendFailedAgain(batchId: string): Answer<readonly string[] | null>;
}

/** How the calls that send begin. */
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
   * Hands over what waits of a batch; it may go on after that. Answers the batch with those of its orders; null: there is
   * no such batch.
   */
  sendBatch(
    batchId: string,
    orderIds: readonly string[],
  ): Answer<{ batch: BatchRecord; orders: readonly BatchedOrderRecord[] } | null>;
}

/** Sends a batch that has started, and says what became of it and of the orders that are sent again. */
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

/** Rows of a page. */
const rowsPerPage = 100;

/** The number of a page, from 1; what is no number is the first. */
function pageNumber(page: string | undefined): number {
  return Math.max(1, Math.trunc(Number(page ?? 1)) || 1);
}

/** A page of rows that are all there. */
function pageOf<Row>(rows: readonly Row[], page: string | undefined): { rows: Row[]; hasNextPage: boolean } {
  const end = pageNumber(page) * rowsPerPage;
  return { rows: rows.slice(end - rowsPerPage, end), hasNextPage: rows.length > end };
}
