import * as z from 'zod/mini';
import type { ShopEndpoint } from '../http/Endpoint.ts';
import { needs } from '../http/Requirement.ts';
import { statusReply } from '../http/statusReply.ts';
import { wireBatch, wireBatchedOrder, wireUpcomingBatch, wireUpcomingOrder } from './wireBatch.ts';

const locationId = { location_id: z.string() };
const batchId = { batch_id: z.string() };

/** Pages of 100, from 1. */
const page = { page: z.optional(z.string()) };

/** Batches of orders; our own calls, for servers with capability `batching`. */
export const batchEndpoints = {
  listUpcomingBatches: {
    method: 'GET',
    path: '/hub/batching',
    kind: 'read',
    permission: needs.viewLocations,
    summary: 'What the next batch of each location currently sends, and when.',
    reply: z.object({ locations: z.array(wireUpcomingBatch) }),
  },
  getUpcomingBatch: {
    method: 'GET',
    path: '/hub/batching/{location_id}',
    kind: 'read',
    permission: needs.viewLocations,
    summary: 'The orders that the next batch of a location sends, by box, and then those that it leaves out.',
    params: z.object(locationId),
    query: z.object(page),
    reply: z.object({ orders: z.array(wireUpcomingOrder), has_next_page: z.boolean() }),
  },
  sendBatchNow: {
    method: 'POST',
    path: '/hub/batching/{location_id}/send',
    kind: 'outside',
    permission: needs.editLocationsAndOrders,
    summary: 'Sends the open orders of a location now, as its next cut-off would. Refused when there are none.',
    params: z.object(locationId),
    request: z.object({}),
    reply: z.object({ ...statusReply.shape, batch: z.optional(wireBatch) }),
  },
  pauseBatching: {
    method: 'POST',
    path: '/hub/batching/{location_id}/pause',
    kind: 'write',
    permission: needs.editLocations,
    summary:
      'Pauses the cut-offs of a location, or resumes them. Cut-offs that pass during a pause start no batch later.',
    params: z.object(locationId),
    request: z.object({ is_paused: z.boolean() }),
    reply: statusReply,
  },
  listBatches: {
    method: 'GET',
    path: '/hub/batches',
    kind: 'read',
    permission: needs.viewLocations,
    summary: 'The batches that were sent, newest first, 50 at once.',
    query: z.object({
      /** Only those with a smaller number. */
      before: z.optional(z.string()),
    }),
    reply: z.object({ batches: z.array(wireBatch), has_next_page: z.boolean() }),
  },
  getBatch: {
    method: 'GET',
    path: '/hub/batches/{batch_id}',
    kind: 'read',
    permission: needs.viewLocations,
    summary: 'A batch with its orders and the outcome of each, failed ones first.',
    params: z.object(batchId),
    query: z.object(page),
    reply: z.object({ batch: wireBatch, orders: z.array(wireBatchedOrder), has_next_page: z.boolean() }),
  },
  sendFailedAgain: {
    method: 'POST',
    path: '/hub/batches/{batch_id}/send-failed',
    kind: 'outside',
    permission: needs.editLocationsAndOrders,
    summary: 'Sends the orders of a batch that failed once more. Refused when none has failed.',
    params: z.object(batchId),
    request: z.object({}),
    reply: z.object({
      ...statusReply.shape,
      batch: z.optional(wireBatch),
      /** Each order that was sent again. */
      orders: z.optional(z.array(wireBatchedOrder)),
    }),
  },
} as const satisfies Record<string, ShopEndpoint>;

export type BatchEndpointName = keyof typeof batchEndpoints;
