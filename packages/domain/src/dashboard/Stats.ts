import type { IsoTime } from '../shared/dates/IsoTime.ts';

/** Dashboard figures for one period (§3 Stats). Counts, never negative; `null` when the server sent none. */
export interface Stats {
  totalOrders: number | null;
  totalWorkflows: number | null;
  totalBoxes: number | null;
  openOrders: number | null;
  ordersInFulfillment: number | null;
  shippedOrders: number | null;
  errorOrders: number | null;
  holdOrders: number | null;
  backOrders: number | null;
  userReview: number | null;
  /** Until when the store’s changes are in the figures; `null` or absent: until they were read. */
  asOf?: IsoTime | null;
}

/** A count of `Stats`. */
export type StatsFigure = Exclude<keyof Stats, 'asOf'>;
