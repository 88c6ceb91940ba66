import type { Words } from '../messages/Message.ts';
import type { IsoTime } from '../shared/IsoTime.ts';
import type { OrderStage } from './OrderStage.ts';
import type { WorkflowError } from './WorkflowError.ts';

/** Empty is Unfulfilled (§4). Unknown values are kept and shown as they are. */
export type FulfillmentStatus = '' | 'partial' | 'fulfilled' | (string & {});

/** One order as a list shows it (§3 Order). Ids are strings here, whatever the wire sent. */
export interface Order {
  /** Id of the list row, which goes back as it came; undefined where none came. No identity: that is `orderId`. */
  id: string | null | undefined;
  /** Identifies the order: its id on the store platform, used in paths and `order_ids`. */
  orderId: string;
  /** Shown to people: `#536365`. */
  orderName: string;
  customerName: string;
  fulfillmentStatus: FulfillmentStatus;
  createdAt: IsoTime | null;
  closedAt: IsoTime | null;
  cancelledAt: IsoTime | null;
  /** When the order was batched for the warehouse. */
  batchedAt: IsoTime | null;
  shippedAt: IsoTime | null;
  /** Wire `3pl_status`; 3, 5 and 6 are errors (§4). */
  threePlStatus: number | null;
  /** Wire `is_back_order`: 0 no, 1 may be released partially, 2 partly shipped. */
  backOrderState: number;
  /** Empty unless a workflow failed on this order (§3 `error`). */
  workflowErrors: readonly WorkflowError[];
  /** Why the shipment failed; null without an `error_message` (§3). */
  shipmentError: Words | null;
  /** Wire `error_type`: 1 is a 3PL API error. */
  errorType: number | null;
  /** Absent: the server does not say. */
  stage?: OrderStage;
  /** Why it is on hold or needs review, in the page's language; absent: not known. */
  stageReason?: string;
}
