import type { TabNumber } from '@hub/domain/orders';
import * as z from 'zod/mini';
import { checkReply } from '../http/checkReply.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import type { ChangeOptions } from '../http/createHttpClient.ts';
import { nestedStatusReply, statusReply } from '../http/statusReply.ts';
import { wireOptionalText } from '../http/wireFields.ts';
import { bulkOutcome, type BulkOutcome, resultsEnvelope } from './BulkOutcome.ts';
import { orderEndpoints } from './orderEndpoints.ts';

export interface BulkMove {
  /** `order_id` of each, not `id`. */
  orderIds: readonly string[];
  /** The tab that the orders are in. */
  tab: TabNumber;
}

export interface BulkRelease {
  action: 'move_to_open' | 'move_to_open_partially';
  orderIds: readonly string[];
  /** The person's `user_name`. */
  user: string;
}

const flatEnvelope = z.object({ ...statusReply.shape, results: resultsEnvelope });
const nestedEnvelope = z.object({ ...nestedStatusReply.shape, results: resultsEnvelope });
const releaseEnvelope = z.object({ message: wireOptionalText, status: wireOptionalText, results: resultsEnvelope });

/** Moves orders to open (§7). */
export function moveToOpenBulk(context: ClientContext, move: BulkMove, options?: ChangeOptions): Promise<BulkOutcome> {
  return moveInBulk(context, orderEndpoints.moveToOpenBulk, move, options);
}

/** Closes orders (§7). */
export function moveToCloseBulk(context: ClientContext, move: BulkMove, options?: ChangeOptions): Promise<BulkOutcome> {
  return moveInBulk(context, orderEndpoints.moveToCloseBulk, move, options);
}

async function moveInBulk(
  context: ClientContext,
  endpoint: typeof orderEndpoints.moveToOpenBulk | typeof orderEndpoints.moveToCloseBulk,
  { orderIds, tab }: BulkMove,
  options: ChangeOptions = {},
): Promise<BulkOutcome> {
  const body = { order_ids: wireIds(context, orderIds), tab };
  const reply = await context.http.request(endpoint, { ...options, body });
  const { status, message, results } = checkReply(flatEnvelope, reply);
  return bulkOutcome(orderIds, {
    status,
    message: message || null,
    requestId: reply.requestId,
    results: results ?? null,
  });
}

/** Sends orders to the 3PL (§7). */
export async function shipNowMultiple(
  context: ClientContext,
  orderIds: readonly string[],
  options: ChangeOptions = {},
): Promise<BulkOutcome> {
  const body = { order_ids: wireIds(context, orderIds) };
  const reply = await context.http.request(orderEndpoints.shipNowMultiple, { ...options, body });
  const { data, message, results } = checkReply(nestedEnvelope, reply);
  return bulkOutcome(orderIds, {
    status: data.status,
    message: message || null,
    requestId: reply.requestId,
    results: results ?? null,
  });
}

/** Releases back orders, wholly or partially (§7). A reply without message, status and results is an error (§8). */
export async function bulkOrderAction(
  context: ClientContext,
  release: BulkRelease,
  options: ChangeOptions = {},
): Promise<BulkOutcome> {
  const { action, orderIds, user } = release;
  const body = { action, order_ids: wireIds(context, orderIds), user };
  const reply = await context.http.request(orderEndpoints.bulkOrderAction, { ...options, body });
  const checkedReply = checkReply(releaseEnvelope, reply);
  const message = checkedReply.message || null;
  const results = checkedReply.results ?? null;
  const isEmptyReply = message === null && results === null;
  return bulkOutcome(orderIds, {
    status: checkedReply.status ?? (isEmptyReply ? 'error' : 'success'),
    message,
    requestId: reply.requestId,
    results,
  });
}

function wireIds({ ids }: ClientContext, orderIds: readonly string[]) {
  return orderIds.map((orderId) => ids.encode('order_id', orderId));
}
