import type { ComparedDays, OrderReport } from '@hub/domain/insights';

/** What `list-order` said of one of two periods. */
export interface ComparedOrders {
  report: OrderReport;
  /** Orders of the Shipped list. */
  shipped: number;
  /** Orders of the Errors list. */
  errors: number;
  /** Orders that could not be read, of all three lists. */
  unreadable: number;
}

/** Both periods, asked for together. */
export interface Comparison {
  days: ComparedDays;
  current: ComparedOrders;
  previous: ComparedOrders;
  fetchedAt: Date;
}
