import { inLanguage } from '../languages/inLanguage.ts';
import { type FieldFacts, fieldRows } from './fieldTable.ts';

/** Every field of an order once, but `isKept`, which the reason says. Those of an export come first, in the order of §3. */
export const orderFields = {
  /** Id of the list row, which goes back as it came; undefined where none came. No identity: that is `orderId`. */
  id: { wire: 'id', kind: 'rowId', isExported: true },
  /** Identifies the order: its id on the store platform, used in paths and `order_ids`. */
  orderId: { wire: 'order_id', kind: 'id', isExported: true },
  /** '', `partial` or `fulfilled`; empty is Unfulfilled (§4). Unknown values are kept and shown as they are. */
  fulfillmentStatus: { wire: 'fulfillment_status', kind: 'text', isExported: true },
  /** Shown to people: `#536365`. */
  orderName: { wire: 'order_name', kind: 'text', isExported: true },
  createdAt: {
    wire: 'shopify_created_at',
    kind: 'time',
    isExported: true,
    sorts: { newest: 'descending', oldest: 'ascending' },
  },
  closedAt: { wire: 'shopify_close_at', kind: 'time', isExported: true },
  cancelledAt: { wire: 'shopify_cancelled_at', kind: 'time', isExported: true },
  customerName: { wire: 'customer_name', kind: 'text', isExported: true, sorts: { customer: 'ascending' } },
  shippedAt: { wire: 'shipped_time', kind: 'time', isExported: true },
  /** When the order was batched for the warehouse. */
  batchedAt: { wire: 'batch_time', kind: 'time', isExported: true },
  /** The buyer's own number of it; empty for none. */
  poNumber: { wire: 'po_number', kind: 'text', isExported: true, isExtension: true },
  /** As the store names it: `PAID`, `PENDING`, `AUTHORIZED`, …; empty: none, or not known. */
  paymentStatus: { wire: 'payment_status', kind: 'text', isExported: true, isExtension: true, isFilter: true },
  /** What the store recommends for it: `ACCEPT`, `INVESTIGATE`, `CANCEL`, `NONE`; empty: not known. */
  risk: { wire: 'risk', kind: 'text', isExported: true, isExtension: true, isFilter: true },
  /** Where a dispute of its payment stands: `NEEDS_RESPONSE`, `UNDER_REVIEW`, `WON`, …; empty: there is none, or not known. */
  dispute: { wire: 'dispute', kind: 'text', isExported: true, isExtension: true, isFilter: true },
  /** How it is handed over: `SHIPPING`, `PICKUP_POINT`, `LOCAL`, `PICK_UP`, `RETAIL`, `NONE`, `MIXED`; empty: not known. */
  deliveryMethod: { wire: 'delivery_method', kind: 'text', isExported: true, isExtension: true, isFilter: true },
  /** Nobody pays for it, and nobody is to get it. */
  isTest: { wire: 'is_test', kind: 'flag', isExported: true, isExtension: true, isFilter: true },
  /** Whether units of it are sent again: `underWay`, `failed`; empty: nothing that a person has to know. */
  reship: { wire: 'reship', kind: 'text', isExtension: true },
  /** 3, 5 and 6 are errors (§4). */
  threePlStatus: { wire: '3pl_status', kind: 'number' },
  /** 0 no, 1 may be released partially, 2 partly shipped. */
  backOrderState: { wire: 'is_back_order', kind: 'count' },
  /** Empty unless a workflow failed on this order (§3 `error`). */
  workflowErrors: { wire: 'error', kind: 'workflowErrors' },
  /** Why the shipment failed; null without an `error_message` (§3). */
  shipmentError: { wire: 'error_message', kind: 'shipmentError' },
  /** 1 is a 3PL API error. */
  errorType: { wire: 'error_type', kind: 'number' },
  /** Absent: the server does not say. */
  stage: { wire: 'stage', kind: 'stage', isExtension: true },
  /** When its hold ends; null: somebody ends it. */
  holdUntil: { wire: 'hold_until', kind: 'time', isExtension: true },
  /** Why it is on hold or needs review, or who ships it instead, in the page's language; absent: not known. */
  stageReason: { wire: 'reason', kind: 'reason', isExtension: true, isFilter: true },
} as const satisfies Readonly<Record<string, FieldFacts>>;

export const orderFieldRows = fieldRows(orderFields);

export type OrderField = keyof typeof orderFields;
export type OrderFieldKind = (typeof orderFieldRows)[number]['kind'];

/** The fields whose values are sent and stored as they are. Ids, errors and the stage have forms of their own. */
export const plainOrderFieldRows = orderFieldRows.filter(
  (row) =>
    row.kind === 'text' || row.kind === 'time' || row.kind === 'number' || row.kind === 'count' || row.kind === 'flag',
);

/** The fields that exports have. */
export const exportedFieldRows = orderFieldRows.filter((row) => 'isExported' in row);

/** The fields that lists are filtered by, in the order of their selectors. */
export const filterFieldRows = orderFieldRows.filter((row) => 'isFilter' in row);

export type FilterField = (typeof filterFieldRows)[number]['field'];

/** Words of the fields in rows and in the export dialog. The file has their wire names, which are read again. */
export const orderFieldTexts = inLanguage('orderFieldTexts', {
  labels: {
    id: 'Row ID',
    orderId: 'Order ID',
    fulfillmentStatus: 'Fulfillment status',
    orderName: 'Order name',
    createdAt: 'Created',
    closedAt: 'Closed',
    cancelledAt: 'Canceled',
    customerName: 'Customer',
    shippedAt: 'Shipped',
    batchedAt: 'Batched',
    poNumber: 'PO number',
    paymentStatus: 'Payment status',
    risk: 'Fraud risk',
    dispute: 'Payment dispute',
    deliveryMethod: 'Delivery method',
    isTest: 'Test order',
  } satisfies Record<(typeof exportedFieldRows)[number]['field'], string>,
  withPoNumber: (customer: string, poNumber: string) => `${customer} · PO ${poNumber}`,
});
