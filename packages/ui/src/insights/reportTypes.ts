import type { CauseFigures, DaySpan, OrderReport, ReportedSpan } from '@hub/domain/insights';
import type { TabNumber } from '@hub/domain/orders';
import type { ReadGap } from '@hub/domain/shared';

/** Totals of all orders of the period. */
export interface ReportedOrders {
  report: OrderReport;
  /** Rows that could not be read. */
  unreadable: number;
  /** Set when orders moved while the list was being read, so some may be missing. */
  gap: ReadGap | null;
  /** Days of the period at the time of the request. */
  span: ReportedSpan;
  fetchedAt: Date;
}

/** The orders of the error list by cause. */
export interface ReportedErrors {
  figures: CauseFigures;
  unreadable: number;
  /** Set when orders moved while the list was being read, so some may be missing. */
  gap: ReadGap | null;
}

/**
 * Path of the list with exactly these orders: a tab in the screen's period, or on some of its days. null without
 * permission.
 */
export type ListPath = (tab: TabNumber, days?: DaySpan) => string | null;
