import type { OrderFilters, Stats } from '@hub/domain/dashboard';
import { asRecord } from '@hub/domain/shared';
import * as z from 'zod/mini';
import { checkReply } from '../http/checkReply.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import type { CallOptions } from '../http/createHttpClient.ts';
import { UnexpectedReplyError } from '../http/errors.ts';
import { toNumber } from '../http/wireFields.ts';
import { filterQuery } from '../http/filterQuery.ts';
import { orderEndpoints } from './orderEndpoints.ts';
import { wireStats } from './wireStats.ts';

const envelope = z.object({ data: z.custom((data) => asRecord(data) !== null) });

/**
 * The dashboard's stats (§7). A figure that is missing or no count is null, and logged; none at all is an
 * UnexpectedReplyError.
 */
export async function getStats(
  { http, log }: ClientContext,
  filters: OrderFilters,
  { signal }: CallOptions = {},
): Promise<Stats> {
  const reply = await http.request(orderEndpoints.stats, { query: filterQuery(filters), signal });
  checkReply(envelope, reply);
  const data = asRecord(asRecord(reply.body)?.data) ?? {};
  const missing: string[] = [];
  const figure = (field: keyof typeof wireStats.shape) => {
    const { success, data: count } = wireStats.shape[field].safeParse(data[field]);
    const value = success ? toNumber(count) : null;
    if (value === null) missing.push(field);
    return value;
  };
  const stats = {
    totalOrders: figure('total_orders'),
    totalWorkflows: figure('total_workflows'),
    totalBoxes: figure('total_boxes'),
    openOrders: figure('open_orders'),
    ordersInFulfillment: figure('orders_in_fulfillment'),
    shippedOrders: figure('shipped_orders'),
    errorOrders: figure('error_orders'),
    holdOrders: figure('hold_orders'),
    backOrders: figure('back_orders'),
    userReview: figure('user_review'),
  };
  if (missing.length === Object.keys(stats).length)
    throw new UnexpectedReplyError(reply, 'data', 'holds none of the figures');
  if (missing.length > 0) log(`${reply.endpoint}: no count in ${missing.join(', ')}`);
  return stats;
}
