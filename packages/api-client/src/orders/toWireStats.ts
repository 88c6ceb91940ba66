import type { Stats } from '@hub/domain/dashboard';
import type { WireStats } from './wireStats.ts';

/** The figures as a server sends them (§3 Stats). */
export function toWireStats(stats: Stats): WireStats {
  return {
    total_orders: stats.totalOrders,
    total_workflows: stats.totalWorkflows,
    total_boxes: stats.totalBoxes,
    open_orders: stats.openOrders,
    orders_in_fulfillment: stats.ordersInFulfillment,
    shipped_orders: stats.shippedOrders,
    error_orders: stats.errorOrders,
    hold_orders: stats.holdOrders,
    back_orders: stats.backOrders,
    user_review: stats.userReview,
  };
}
