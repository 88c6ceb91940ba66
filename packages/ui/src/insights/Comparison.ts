import type { ComparedDays, OrderReport } from '@hub/domain/insights';
import type { ReadGap } from '@hub/domain/shared';

/** Totals of one period, from `list-order`. */
export interface ComparedOrders {
  report: OrderReport;
  /** Orders of the Shipped list. */
  shipped: number;
  /** Orders of the Errors list. */
  errors: number;
  /** Orders that could not be read. */
  unreadable: number;
}

/** Both periods, requested together. */
export interface Comparison {
  days: ComparedDays;
  current: ComparedOrders;
  previous: ComparedOrders;
  /** Set when orders moved while the lists were being read, so some may be missing. */
  gap: ReadGap | null;
  fetchedAt: Date;
}
