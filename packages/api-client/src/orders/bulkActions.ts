import type { TabNumber } from '@hub/domain/orders';
import * as z from 'zod/mini';
import { checkReply } from '../http/checkReply.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import type { ChangeOptions } from '../http/createHttp.ts';
import { nestedStatusReply, statusReply } from '../http/statusReply.ts';
import { wireOptionalText } from '../http/wireParts.ts';
import { bulkOutcome, type BulkOutcome, resultsShell } from './BulkOutcome.ts';
import { orderEndpoints } from './orderEndpoints.ts';

export interface BulkMove {
  /** `order_id` of each, not `id`. */
  orderIds: readonly string[];
  /** The tab that they are moved from. */
  tab: TabNumber;
}

export interface BulkRelease {
  action: 'move_to_open' | 'move_to_open_partially';
  orderIds: readonly string[];
  /** The person's `user_name`. */
  user: string;
}

const flatShell = z.object({ ...statusReply.shape, results: resultsShell });
const nestedShell = z.object({ ...nestedStatusReply.shape, results: resultsShell });
const releaseShell = z.object({ message: wireOptionalText, status: wireOptionalText, results: resultsShell });

/** Moves orders to the open tab (§7 move-to-open-bulk). */
export function moveToOpenBulk(context: ClientContext, move: BulkMove, options?: ChangeOptions): Promise<BulkOutcome> {
  return moveInBulk(context, orderEndpoints.moveToOpenBulk, move, options);
}

/** Closes orders (§7 move-to-close-bulk). */
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
  const reply = await context.http.ask(endpoint, { ...options, body });
  const { status, message, results } = checkReply(flatShell, reply);
  return bulkOutcome(orderIds, {
    status,
    message: message || null,
    requestId: reply.requestId,
    results: results ?? null,
  });
}

/** Sends orders to the 3PL (§7 ship-now-multiple). */
export async function shipNowMultiple(
  context: ClientContext,
  orderIds: readonly string[],
  options: ChangeOptions = {},
): Promise<BulkOutcome> {
  const body = { order_ids: wireIds(context, orderIds) };
  const reply = await context.http.ask(orderEndpoints.shipNowMultiple, { ...options, body });
  const { data, message, results } = checkReply(nestedShell, reply);
  return bulkOutcome(orderIds, {
    status: data.status,
    message: message || null,
    requestId: reply.requestId,
    results: results ?? null,
  });
}

/**
 * Releases back orders, wholly or partially (§7 bulk-order-action). The reply has to say something: with neither a
 * message nor a status nor results it counts as an error (§8 "Bulk action without message").
 */
export async function bulkOrderAction(
  context: ClientContext,
  release: BulkRelease,
  options: ChangeOptions = {},
): Promise<BulkOutcome> {
  const { action, orderIds, user } = release;
  const body = { action, order_ids: wireIds(context, orderIds), user };
  const reply = await context.http.ask(orderEndpoints.bulkOrderAction, { ...options, body });
  const said = checkReply(releaseShell, reply);
  const message = said.message || null;
  const results = said.results ?? null;
  const silent = message === null && results === null;
  return bulkOutcome(orderIds, {
    status: said.status ?? (silent ? 'error' : 'success'),
    message,
    requestId: reply.requestId,
    results,
  });
}

function wireIds({ ids }: ClientContext, orderIds: readonly string[]) {
  return orderIds.map((orderId) => ids.write('order_id', orderId));
}
