import type { Moment } from '../shared/Moment.ts';

/**
 * What the report reads of an order. A row of `list-order` has it, and a list that was asked for these fields only as
 * well.
 */
export interface ReportedOrder {
  createdAt: Moment | null;
  /** When it left the warehouse, or the first part of it. */
  shippedAt: Moment | null;
}
