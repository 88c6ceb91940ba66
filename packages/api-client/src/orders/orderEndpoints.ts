import { reshipReasons } from '@hub/domain/events';
import { longestReshipNote } from '@hub/domain/orders/detail';
import * as z from 'zod/mini';
import type { ShopEndpoint } from '../http/Endpoint.ts';
import { needs } from '../http/Requirement.ts';
import { nestedStatusReply, statusReply, wireStatus } from '../http/statusReply.ts';
import { wireMessage } from '../http/wireWords.ts';
import { wireId, wireNumber, wireOptionalFlag, wireOptionalText } from '../http/wireFields.ts';
import { filterQueryFields } from '../http/filterQueryFields.ts';
import { statsEndpoint } from './getStats.ts';
import { bulkReply } from './wireBulkResult.ts';
import { wireLocation } from './wireLocation.ts';
import { wireOrder, wireOrderToChange } from './wireOrder.ts';
import { wireAddress, wireLineItem, wireLineUnits, wireOrderDetail } from './wireOrderDetail.ts';

const { results } = bulkReply.shape;
const orderIds = z.array(wireId);

/** An action on one order, which is the body. */
function orderAction<P extends `/${string}`>(path: P, summary: string) {
  const permission = needs.editOrders;
  return {
    method: 'POST',
    path,
    kind: 'write',
    permission,
    summary,
    request: wireOrderToChange,
    reply: statusReply,
  } as const;
}

/** Endpoints for orders (§7). */
export const orderEndpoints = {
  stats: statsEndpoint,
  getLocations: {
    method: 'GET',
    path: '/get-locations',
    kind: 'read',
    permission: null,
    summary: 'The places that ship, by id.',
    reply: z.object({ data: z.array(wireLocation) }),
  },
  listOrder: {
    method: 'GET',
    path: '/list-order',
    kind: 'stream',
    permission: needs.viewOrders,
    summary: 'The orders of one tab, newest first; with export_data also the rows of an export.',
    query: z.object({
      ...filterQueryFields,
      tab: z.enum(['1', '2', '3', '4', '5', '6', '7', '8']),
      /** Page index: 0 is page 1. */
      offset: z.string().check(z.regex(/^\d+$/, 'has to be a whole number from 0')),
      /** With capability `windowed-lists` also the number of orders per page, from 1 to 200. */
      limit: z.string().check(z.regex(/^(all|[1-9]\d?|1\d\d|200)$/, 'has to be all or a whole number from 1 to 200')),
      /** Comma-separated field names. */
      fields: z.optional(z.string()),
      /** With a number as `limit`: the page with this order, instead of `offset`. */
      order_id: z.optional(z.string()),
      /** With `limit=all`: continues after this `order_id`, instead of `offset`. */
      after: z.optional(z.string()),
      export_data: z.optional(z.literal('true')),
    }),
    reply: z.object({
      orders: z.array(wireOrder),
      /** Absent is false. */
      hasNextPage: z.optional(z.boolean()),
      /** Number of orders on all pages, when `limit` is a number. */
      total: z.optional(wireNumber),
      /** The page with the requested `order_id`, from 0; `null` when the list does not have it. */
      offset: z.nullish(wireNumber),
      /** Replaces the rows of an export unless empty (§3). */
      fulfill_error_data: z.nullish(z.array(wireOrder)),
    }),
  },
  getOrderDetail: {
    method: 'GET',
    path: '/get-order-detail/{order_id}',
    kind: 'read',
    permission: needs.viewOrders,
    summary: 'Items, shipments, flows and timeline of one order.',
    params: z.object({ order_id: z.string() }),
    reply: wireOrderDetail,
  },
  moveToOpenBulk: {
    method: 'POST',
    path: '/move-to-open-bulk',
    kind: 'write',
    permission: needs.editOrders,
    summary: 'Moves orders to the open tab.',
    request: z.object({ order_ids: orderIds, tab: z.int() }),
    reply: bulkReply,
  },
  moveToCloseBulk: {
    method: 'POST',
    path: '/move-to-close-bulk',
    kind: 'write',
    permission: needs.closeOrders,
    summary: 'Closes orders.',
    request: z.object({ order_ids: orderIds, tab: z.int() }),
    reply: bulkReply,
  },
  shipNowMultiple: {
    method: 'POST',
    path: '/ship-now-multiple',
    kind: 'write',
    permission: needs.editOrders,
    summary: 'Sends orders to the 3PL.',
    request: z.object({ order_ids: orderIds }),
    reply: z.object({ ...nestedStatusReply.shape, results }),
  },
  bulkOrderAction: {
    method: 'POST',
    path: '/bulk-order-action',
    kind: 'write',
    permission: needs.editOrders,
    summary: 'Releases back orders, wholly or partially.',
    request: z.object({
      action: z.enum(['move_to_open', 'move_to_open_partially']),
      order_ids: orderIds,
      user: z.string(),
    }),
    reply: bulkReply,
  },
  shipNow: orderAction('/ship-now', 'Sends an order to the 3PL.'),
  moveToClose: { ...orderAction('/move-to-close', 'Closes an order.'), permission: needs.closeOrders },
  cancelPartialShipment: orderAction(
    '/cancel-partial-shipment',
    'Cancels the part of an order that was to ship alone.',
  ),
  shipmentWorkflow: orderAction('/shipment-workflow', 'Runs the shipment workflows of an order.'),
  holdOrder: orderAction('/hold-order', 'Puts an order on hold.'),
  moveToOpen: orderAction('/move-to-open', 'Moves an order to the open tab.'),
  productWorkflow: orderAction('/product-workflow', 'Runs the product workflows of an order.'),
  available: orderAction('/available', 'Releases a back order.'),
  availablePartially: orderAction('/available-partially', 'Releases the part of a back order that is in stock.'),
  moveToOpenErrored: {
    method: 'POST',
    path: '/move-to-open-errored',
    kind: 'write',
    permission: needs.editOrders,
    summary: 'Moves orders that their 3PL refused to the open tab.',
    request: z.array(wireId),
    reply: bulkReply,
  },
  cancelItem: {
    method: 'POST',
    path: '/cancel-item',
    kind: 'write',
    permission: needs.editOrders,
    summary: 'Takes some or all of one line out of an order.',
    request: z.object({
      line_item: wireLineItem,
      order: wireOrder,
      /** Units to remove, as digits. */
      rmQtyValue: z.string().check(z.regex(/^\d+$/)),
    }),
    reply: statusReply,
  },
  reshipOrder: {
    method: 'POST',
    path: '/hub/orders/reship',
    kind: 'write',
    permission: needs.editOrders,
    summary: 'Sends units of a shipped order again, by the 3PL of the location that they left from.',
    request: z.object({
      order_id: wireId,
      lines: z.array(wireLineUnits).check(z.minLength(1), z.maxLength(500)),
      reason: z.enum(reshipReasons),
      /** Empty for none; needed with `other`. */
      note: z.string().check(z.maxLength(longestReshipNote)),
    }),
    reply: statusReply,
  },
  cancelReship: {
    method: 'POST',
    path: '/hub/orders/cancel-reship',
    kind: 'write',
    permission: needs.editOrders,
    summary: 'Keeps a reship that has not left from being shipped, or dismisses one that was not sent.',
    request: z.object({ order_id: wireId, number: z.int().check(z.positive()) }),
    reply: statusReply,
  },
  changeAddress: {
    method: 'POST',
    path: '/hub/orders/address',
    kind: 'write',
    permission: needs.editOrders,
    summary: 'Changes where an order is delivered, here, in the store, and at a 3PL that has it.',
    request: z.object({
      order_id: wireId,
      /** As the person saw it; another one is refused, with what was changed. */
      before: wireAddress,
      address: wireAddress,
    }),
    reply: statusReply,
  },
  runWorkflow: {
    method: 'POST',
    path: '/run-workflow',
    kind: 'write',
    permission: needs.editOrders,
    summary: 'Runs the workflow that failed on an order once more.',
    request: z.object({ order_id: wireId }),
    /** `messgae`: the backend's spelling (§7). */
    reply: z.object({ data: z.object({ success: wireOptionalFlag, messgae: wireOptionalText, ...wireMessage }) }),
  },
  timeline: {
    method: 'POST',
    path: '/timeline',
    kind: 'write',
    permission: needs.editOrders,
    summary: 'Writes one line into the timeline of an order.',
    request: z.object({ order_id: wireId, message: z.string() }),
    /** Not read: a status below 400 is enough. */
    reply: z.object({ status: wireStatus }),
  },
} as const satisfies Record<string, ShopEndpoint>;

export type OrderEndpointName = keyof typeof orderEndpoints;
