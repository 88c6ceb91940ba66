import type { Words } from '../messages/Message.ts';
import type { IsoTime } from '../shared/dates/IsoTime.ts';
import type { UpcomingBatch } from './planBatches.ts';

/** The next batch of a location in figures. */
export interface UpcomingBatchSummary extends Pick<
  UpcomingBatch,
  'locationId' | 'name' | 'isActive' | 'isDefault' | 'nextCutOffAt' | 'paused'
> {
  orders: number;
  boxes: number;
  leftOut: readonly { reason: Words; orders: number }[];
}

/** An order that the next batch sends, or leaves out for a reason. */
export interface UpcomingOrder {
  orderId: string;
  orderName: string;
  customerName: string;
  createdAt: IsoTime | null;
  /** Number of its box, from 1; null: it is left out. */
  box: number | null;
  /** Why it is left out; null: it is sent. */
  reason: Words | null;
}
