import type { Words } from '../messages/Message.ts';
import type { IsoTime } from '../shared/dates/IsoTime.ts';
import type { UpcomingBatch } from './planBatches.ts';

/** Figures of a location's next batch. */
export interface UpcomingBatchSummary extends Pick<
  UpcomingBatch,
  'locationId' | 'name' | 'isActive' | 'isDefault' | 'nextCutOffAt' | 'paused'
> {
  orders: number;
  boxes: number;
  leftOut: readonly { reason: Words; orders: number }[];
}

/** An order that the next batch sends or leaves out. */
export interface UpcomingOrder {
  orderId: string;
  orderName: string;
  customerName: string;
  createdAt: IsoTime | null;
  /** Number of its box, from 1; `null` when it is left out. */
  box: number | null;
  /** Why it is left out; `null` when it is sent. */
  reason: Words | null;
}
