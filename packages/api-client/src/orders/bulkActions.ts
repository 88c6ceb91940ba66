import type { TabNumber } from '@hub/domain/orders';
import * as z from 'zod/mini';
import { checkReply } from '../http/checkReply.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import type { ChangeOptions, RawReply } from '../http/createHttpClient.ts';
import { nestedStatusEnvelope, readStatus, statusEnvelope } from '../http/statusReply.ts';
import { toMessage } from '../http/wireWords.ts';
import { bulkOutcome, type BulkOutcome, resultsEnvelope } from './BulkOutcome.ts';
import { orderEndpoints } from './orderEndpoints.ts';

export interface BulkMove {
  /** The `order_id` of each, not `id`. */
  orderIds: readonly string[];
  /** The orders' current tab. */
  tab: TabNumber;
}

export interface BulkRelease {
  action: 'move_to_open' | 'move_to_open_partially';
  orderIds: readonly string[];
  /** The person's `user_name`. */
  user: string;
}

const flatEnvelope = z.object({ ...statusEnvelope.shape, results: resultsEnvelope });
const nestedEnvelope = z.object({ ...nestedStatusEnvelope.shape, results: resultsEnvelope });

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
  return outcomeOf(orderIds, checkReply(flatEnvelope, reply), reply);
}

/** Sends orders to the 3PL (§7). */
export async function shipNowMultiple(
  context: ClientContext,
  orderIds: readonly string[],
  options: ChangeOptions = {},
): Promise<BulkOutcome> {
  const body = { order_ids: wireIds(context, orderIds) };
  const reply = await context.http.request(orderEndpoints.shipNowMultiple, { ...options, body });
  return outcomeOf(orderIds, checkReply(nestedEnvelope, reply), reply);
}

/** Moves orders that their 3PL refused to open; the call takes a list (§7). */
export async function moveErroredToOpen(
  context: ClientContext,
  orderIds: readonly string[],
  options: ChangeOptions = {},
): Promise<BulkOutcome> {
  const reply = await context.http.request(orderEndpoints.moveToOpenErrored, {
    ...options,
    body: wireIds(context, orderIds),
  });
  return outcomeOf(orderIds, checkReply(flatEnvelope, reply), reply);
}

/**
 * Releases back orders, wholly or partially (§7). A reply without message, status and results is an error (§8) that
 * leaves the outcome of the orders unknown.
 */
export async function bulkOrderAction(
  context: ClientContext,
  release: BulkRelease,
  options: ChangeOptions = {},
): Promise<BulkOutcome> {
  const { action, orderIds, user } = release;
  const body = { action, order_ids: wireIds(context, orderIds), user };
  const reply = await context.http.request(orderEndpoints.bulkOrderAction, { ...options, body });
  const checkedReply = checkReply(flatEnvelope, reply);
  const message = toMessage(checkedReply.message, checkedReply);
  const results = checkedReply.results ?? null;
  const isEmptyReply = message === null && results === null && isAbsent(checkedReply.status);
  return bulkOutcome(orderIds, {
    status: isEmptyReply ? 'unknown' : readStatus(reply),
    message,
    requestId: reply.requestId,
    results,
  });
}

function outcomeOf(
  orderIds: readonly string[],
  { message, results, ...wire }: z.infer<typeof flatEnvelope>,
  reply: RawReply,
): BulkOutcome {
  return bulkOutcome(orderIds, {
    status: readStatus(reply),
    message: toMessage(message, wire),
    requestId: reply.requestId,
    results: results ?? null,
  });
}

function isAbsent(status: unknown): boolean {
  return status === undefined || status === null;
}

function wireIds({ ids }: ClientContext, orderIds: readonly string[]) {
  return orderIds.map((orderId) => ids.encode('order_id', orderId));
}
