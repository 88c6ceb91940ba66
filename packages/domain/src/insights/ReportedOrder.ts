import type { IsoTime } from '../shared/dates/IsoTime.ts';

/** The order fields that reports read; `list-order` is asked only for these. */
export interface ReportedOrder {
  createdAt: IsoTime | null;
  /** When its first part shipped. */
  shippedAt: IsoTime | null;
}
