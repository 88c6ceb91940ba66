import type { Words } from '../messages/Message.ts';
import type { IsoTime } from '../shared/dates/IsoTime.ts';

/** What became of an order in a batch. */
export type BatchOutcome =
  /** It is sent within moments. */
  | 'waiting'
  | 'sent'
  /** It was no longer open, or could not be sent any more. */
  | 'skipped'
  /** It could not be handed over; it can be sent again. */
  | 'failed';

/** An order of a batch. */
export interface BatchedOrderRecord {
  orderId: string;
  orderName: string;
  customerName: string;
  /** Number of its box in the batch, from 1. */
  box: number;
  outcome: BatchOutcome;
  /** Why it was skipped or failed; null otherwise. */
  reason: Words | null;
  /** From 1; each time that it is sent again adds one. */
  attempt: number;
}

/** A batch of the history. */
export interface BatchRecord {
  /** Numbered from 1 in each shop. */
  batchId: string;
  locationId: string;
  /** Name that the location had then. */
  locationName: string;
  /** The cut-off that started it; null when a person did. */
  cutOffAt: IsoTime | null;
  /** Earlier cut-offs that it stands for, because no server was running. */
  missedCutOffs: number;
  /** Name of the person who started it; null: a cut-off did. */
  startedBy: string | null;
  startedAt: IsoTime;
  /** Null: orders of it are still being sent. */
  endedAt: IsoTime | null;
  /** How many of its orders had each outcome. */
  counts: Readonly<Record<BatchOutcome, number>>;
  /** Boxes that were not needed: its orders' parcels show that they left in the box of an earlier order. */
  boxesSaved: number;
}
