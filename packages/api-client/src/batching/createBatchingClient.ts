import type { BatchedOrderRecord, BatchRecord, UpcomingBatchSummary, UpcomingOrder } from '@hub/domain/batching';
import { checkReply } from '../http/checkReply.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import type { CallOptions, ChangeOptions } from '../http/createHttpClient.ts';
import { RejectedError } from '../http/errors.ts';
import { throwIfRefused } from '../http/statusReply.ts';
import { batchEndpoints as endpoints } from './batchEndpoints.ts';
import { toBatch, toBatchedOrder, toUpcomingBatch, toUpcomingOrder } from './wireBatch.ts';

interface Page<Row> {
  rows: readonly Row[];
  hasNextPage: boolean;
}

/** Batches of orders; for servers with capability `batching`. Refusals throw RejectedError with the message. */
export interface BatchingClient {
  /** What the next batch of each location sends, and when. */
  upcoming(options?: CallOptions): Promise<readonly UpcomingBatchSummary[]>;
  /** The orders in a location's next batch; pages from 1. */
  upcomingOrders(locationId: string, options?: CallOptions & { page?: number }): Promise<Page<UpcomingOrder>>;
  /** Sends a location's open orders now. */
  sendNow(locationId: string, options?: ChangeOptions): Promise<BatchRecord>;
  pause(location: { locationId: string; isPaused: boolean }, options?: ChangeOptions): Promise<void>;
  /** Newest first. `before`: only batches with a smaller number. */
  batches(options?: CallOptions & { before?: string }): Promise<Page<BatchRecord>>;
  /** A batch with its orders, failed ones first; pages from 1. */
  batch(
    batchId: string,
    options?: CallOptions & { page?: number },
  ): Promise<Page<BatchedOrderRecord> & { batch: BatchRecord }>;
  /** Resends a batch's failed orders; resolves to the outcome of each. */
  sendFailedAgain(
    batchId: string,
    options?: ChangeOptions,
  ): Promise<{ batch: BatchRecord; orders: readonly BatchedOrderRecord[] }>;
}

export function createBatchingClient({ http }: Pick<ClientContext, 'http'>): BatchingClient {
  return {
    async upcoming(options = {}) {
      const endpoint = endpoints.listUpcomingBatches;
      return checkReply(endpoint.reply, await http.request(endpoint, options)).locations.map(toUpcomingBatch);
    },
    async upcomingOrders(locationId, { page, ...options } = {}) {
      const endpoint = endpoints.getUpcomingBatch;
      const call = { ...options, params: { location_id: locationId }, query: pageQuery(page) };
      const { orders, has_next_page } = checkReply(endpoint.reply, await http.request(endpoint, call));
      return { rows: orders.map(toUpcomingOrder), hasNextPage: has_next_page };
    },
    async sendNow(locationId, options = {}) {
      const endpoint = endpoints.sendBatchNow;
      const reply = await http.request(endpoint, { ...options, params: { location_id: locationId }, body: {} });
      const { batch } = checkReply(endpoint.reply, reply);
      throwIfRefused(reply);
      if (batch === undefined) throw new RejectedError(reply, null);
      return toBatch(batch);
    },
    async pause({ locationId, isPaused }, options = {}) {
      const endpoint = endpoints.pauseBatching;
      const call = { ...options, params: { location_id: locationId }, body: { is_paused: isPaused } };
      const reply = await http.request(endpoint, call);
      checkReply(endpoint.reply, reply);
      throwIfRefused(reply);
    },
    async batches({ before, ...options } = {}) {
      const endpoint = endpoints.listBatches;
      const query = { ...(before !== undefined && { before }) };
      const reply = checkReply(endpoint.reply, await http.request(endpoint, { ...options, query }));
      return { rows: reply.batches.map(toBatch), hasNextPage: reply.has_next_page };
    },
    async batch(batchId, { page, ...options } = {}) {
      const endpoint = endpoints.getBatch;
      const call = { ...options, params: { batch_id: batchId }, query: pageQuery(page) };
      const { batch, orders, has_next_page } = checkReply(endpoint.reply, await http.request(endpoint, call));
      return { batch: toBatch(batch), rows: orders.map(toBatchedOrder), hasNextPage: has_next_page };
    },
    async sendFailedAgain(batchId, options = {}) {
      const endpoint = endpoints.sendFailedAgain;
      const reply = await http.request(endpoint, { ...options, params: { batch_id: batchId }, body: {} });
      const { batch, orders } = checkReply(endpoint.reply, reply);
      throwIfRefused(reply);
      if (batch === undefined || orders === undefined) throw new RejectedError(reply, null);
      return { batch: toBatch(batch), orders: orders.map(toBatchedOrder) };
    },
  };
}

function pageQuery(page: number | undefined) {
  return { ...(page !== undefined && { page: String(page) }) };
}
