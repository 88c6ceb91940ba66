import { inLanguage } from '../../languages/inLanguage.ts';
import { type FieldFacts, fieldRows } from './fieldTable.ts';

/**
 * Every order field once, except `isKept`, which follows from the reason. A row is also the column of the CSV export
 * (`isExported`), the wire field with its check, the OpenAPI property, the database column's mapping, the sorts and
 * filters of lists, and the value of `fields` in `list-order`. Exported fields come first, in §3's order.
 */
export const orderFields = {
  /** List row id, sent back unchanged; `undefined` when the server sent none. Not the identity: that is `orderId`. */
  id: { wire: 'id', kind: 'rowId', isExported: true },
  /** Identity: the store platform's order id, used in paths and `order_ids`. */
  orderId: { wire: 'order_id', kind: 'id', isExported: true },
  /** '', `partial` or `fulfilled`; empty is Unfulfilled (§4). Unknown values are kept and shown as they are. */
  fulfillmentStatus: { wire: 'fulfillment_status', kind: 'text', isExported: true },
  /** Display name: `#536365`. */
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
  /** The buyer's purchase order number; empty for none. */
  poNumber: { wire: 'po_number', kind: 'text', isExported: true, isExtension: true },
  /** The store's name for it: `PAID`, `PENDING`, `AUTHORIZED`, …; empty for none or when unknown. */
  paymentStatus: { wire: 'payment_status', kind: 'text', isExported: true, isExtension: true, isFilter: true },
  /** The store's recommendation: `ACCEPT`, `INVESTIGATE`, `CANCEL`, `NONE`; empty when unknown. */
  risk: { wire: 'risk', kind: 'text', isExported: true, isExtension: true, isFilter: true },
  /** Status of a payment dispute: `NEEDS_RESPONSE`, `UNDER_REVIEW`, `WON`, …; empty for none or when unknown. */
  dispute: { wire: 'dispute', kind: 'text', isExported: true, isExtension: true, isFilter: true },
  /** Delivery method: `SHIPPING`, `PICKUP_POINT`, `LOCAL`, `PICK_UP`, `RETAIL`, `NONE`, `MIXED`; empty when unknown. */
  deliveryMethod: { wire: 'delivery_method', kind: 'text', isExported: true, isExtension: true, isFilter: true },
  /** A test order: no payment, no recipient. */
  isTest: { wire: 'is_test', kind: 'flag', isExported: true, isExtension: true, isFilter: true },
  /** Reship status: `underWay`, `failed`; empty otherwise. */
  reship: { wire: 'reship', kind: 'text', isExtension: true },
  /** Units that stay in the store although the rest of the order ships; 0 for none. */
  keptUnits: { wire: 'kept_units', kind: 'count', isExtension: true },
  /** 3, 5 and 6 are errors (§4). */
  threePlStatus: { wire: '3pl_status', kind: 'number' },
  /** 0 no, 1 may be released partially, 2 partly shipped. */
  backOrderState: { wire: 'is_back_order', kind: 'count' },
  /** Empty unless a workflow failed on this order (§3 `error`). */
  workflowErrors: { wire: 'error', kind: 'workflowErrors' },
  /** Why the shipment failed; `null` without an `error_message` (§3). */
  shipmentError: { wire: 'error_message', kind: 'shipmentError' },
  /** 1 is a 3PL API error. */
  errorType: { wire: 'error_type', kind: 'number' },
  /** Absent when the server does not say. */
  stage: { wire: 'stage', kind: 'stage', isExtension: true },
  /** When its hold ends; `null` when a person or the store ends it. */
  holdUntil: { wire: 'hold_until', kind: 'time', isExtension: true },
  /** Why it is on hold or needs review, or who ships it instead, in the page's language; absent when unknown. */
  stageReason: { wire: 'reason', kind: 'reason', isExtension: true, isFilter: true },
} as const satisfies Readonly<Record<string, FieldFacts>>;

export const orderFieldRows = fieldRows(orderFields);

export type OrderField = keyof typeof orderFields;
export type OrderFieldKind = (typeof orderFieldRows)[number]['kind'];

/** Fields whose values are sent and stored unchanged. Ids, errors and the stage have their own forms. */
export const plainOrderFieldRows = orderFieldRows.filter(
  (row) =>
    row.kind === 'text' || row.kind === 'time' || row.kind === 'number' || row.kind === 'count' || row.kind === 'flag',
);

/** The exported fields. */
export const exportedFieldRows = orderFieldRows.filter((row) => 'isExported' in row);

/** The filterable fields, in selector order. */
export const filterFieldRows = orderFieldRows.filter((row) => 'isFilter' in row);

export type FilterField = (typeof filterFieldRows)[number]['field'];

/** Labels of the fields in rows and the export dialog. The file has wire names, which can be imported again. */
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
