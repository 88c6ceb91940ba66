/** The figures of the dashboard for one period (§3 Stats). Counts, never negative. */
export interface Stats {
  totalOrders: number;
  totalWorkflows: number;
  totalBoxes: number;
  openOrders: number;
  ordersInFulfillment: number;
  shippedOrders: number;
  errorOrders: number;
  holdOrders: number;
  backOrders: number;
  userReview: number;
}
