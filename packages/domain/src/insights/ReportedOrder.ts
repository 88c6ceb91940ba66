import type { IsoTime } from '../shared/dates/IsoTime.ts';

/** The fields of an order that reports read; `list-order` is asked for these only. */
export interface ReportedOrder {
  createdAt: IsoTime | null;
  /** When the first part of it was shipped. */
  shippedAt: IsoTime | null;
}
