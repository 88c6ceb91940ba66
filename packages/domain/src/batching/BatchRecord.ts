import { message, type Message } from '../messages/Message.ts';
import { resultsMessage } from '../messages/resultsMessage.ts';
import type { Words } from '../messages/Message.ts';
import type { IsoTime } from '../shared/dates/IsoTime.ts';

/** An order's outcome in a batch. */
export type BatchOutcome =
  /** About to be sent. */
  | 'waiting'
  | 'sent'
  /** No longer open, or can no longer be sent. */
  | 'skipped'
  /** The hand-over failed; the order can be sent again. */
  | 'failed';

/** An order in a batch. */
export interface BatchedOrderRecord {
  orderId: string;
  orderName: string;
  customerName: string;
  /** Number of its box in the batch, from 1. */
  box: number;
  outcome: BatchOutcome;
  /** Why it was skipped or failed; null otherwise. */
  reason: Words | null;
  /** Starts at 1; each resend adds one. */
  attempt: number;
}

/** A batch in the history. */
export interface BatchRecord {
  /** Numbered from 1 per shop. */
  batchId: string;
  locationId: string;
  /** The location's name at that time. */
  locationName: string;
  /** The cutoff that started it; `null` when a person did. */
  cutOffAt: IsoTime | null;
  /** Earlier cutoffs that it also covers because no server was running. */
  missedCutOffs: number;
  /** Name of the person who started it; `null` when a cutoff did. */
  startedBy: string | null;
  startedAt: IsoTime;
  /** `null` while its orders are still being sent. */
  endedAt: IsoTime | null;
  /** Number of orders per outcome. */
  counts: Readonly<Record<BatchOutcome, number>>;
  /** Boxes saved: parcels show that these orders left in an earlier order's box. */
  boxesSaved: number;
}

/** Message after a batch is sent: "42 orders sent, 1 skipped." */
export function batchSentMessage({ sent, skipped, failed, waiting }: BatchRecord['counts']): Message {
  return resultsMessage(message('results.sent', { orders: sent }), { failed, skipped, sending: waiting });
}
