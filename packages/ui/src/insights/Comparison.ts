import type { ComparedDays, OrderReport } from '@hub/domain/insights';

/** Totals of one period, from `list-order`. */
export interface ComparedOrders {
  report: OrderReport;
  /** Orders of the Shipped list. */
  shipped: number;
  /** Orders of the Errors list. */
  errors: number;
  /** Rows of all three lists that could not be read. */
  unreadable: number;
}

/** Both periods, requested together. */
export interface Comparison {
  days: ComparedDays;
  current: ComparedOrders;
  previous: ComparedOrders;
  fetchedAt: Date;
}
