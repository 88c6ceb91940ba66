import type { OrderFilters, Stats } from '@hub/domain/dashboard';
import { checkReply } from '../http/checkReply.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import type { CallOptions } from '../http/createHttpClient.ts';
import { filterQuery } from './filterQuery.ts';
import { orderEndpoints } from './orderEndpoints.ts';
import type { WireStats } from './wireStats.ts';

/** The dashboard's stats (§7). */
export async function getStats(
  { http }: ClientContext,
  filters: OrderFilters,
  { signal }: CallOptions = {},
): Promise<Stats> {
  const reply = await http.request(orderEndpoints.stats, { query: filterQuery(filters), signal });
  return toStats(checkReply(orderEndpoints.stats.reply, reply).data);
}

function toStats(wire: WireStats): Stats {
  return {
    totalOrders: Number(wire.total_orders),
    totalWorkflows: Number(wire.total_workflows),
    totalBoxes: Number(wire.total_boxes),
    openOrders: Number(wire.open_orders),
    ordersInFulfillment: Number(wire.orders_in_fulfillment),
    shippedOrders: Number(wire.shipped_orders),
    errorOrders: Number(wire.error_orders),
    holdOrders: Number(wire.hold_orders),
    backOrders: Number(wire.back_orders),
    userReview: Number(wire.user_review),
  };
}
