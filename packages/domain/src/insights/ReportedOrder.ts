import type { IsoTime } from '../shared/IsoTime.ts';

/**
 * What the report reads of an order. A row of `list-order` has it, and a list that was asked for these fields only as
 * well.
 */
export interface ReportedOrder {
  createdAt: IsoTime | null;
  /** When it left the warehouse, or the first part of it. */
  shippedAt: IsoTime | null;
}
