import type { IsoTime } from '../shared/IsoTime.ts';
import type { WorkflowError } from './WorkflowError.ts';

/** §4: empty = Unfulfilled. A value that the product does not know yet is kept and shown as it is. */
export type FulfillmentStatus = '' | 'partial' | 'fulfilled' | (string & {});

/** One order as a list shows it (§3 Order). Ids are strings here, whatever the wire sent. */
export interface Order {
  /** The row's own id; lists key by it. */
  id: string;
  /** The store platform's id; paths and `order_ids` carry this one. */
  orderId: string;
  /** What people call it: `#536365`. */
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
  /** Why the shipment failed, null where nothing was said (§3 `error_message`). */
  shipmentError: string | null;
  /** Wire `error_type`: 1 is a 3PL API error. */
  errorType: number | null;
}
