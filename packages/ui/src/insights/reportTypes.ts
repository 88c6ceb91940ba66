import type { CauseFigures, DaySpan, OrderReport, ReportedSpan } from '@hub/domain/insights';
import type { TabNumber } from '@hub/domain/orders';

/** All orders of the period, added up. */
export interface ReportedOrders {
  report: OrderReport;
  /** Orders that came and could not be read. */
  unreadable: number;
  /** The days that the period had when it was asked for. */
  span: ReportedSpan;
  fetchedAt: Date;
}

/** The orders of the Errors list, by cause. */
export interface ReportedErrors {
  figures: CauseFigures;
  unreadable: number;
}

/**
 * Path of the list that has exactly these orders: a tab in the period of the screen, or in some days of it. Null for
 * who may not open lists.
 */
export type ListPath = (tab: TabNumber, days?: DaySpan) => string | null;
