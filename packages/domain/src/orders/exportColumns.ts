import type { IsoTime } from '../shared/IsoTime.ts';
import type { Order } from './Order.ts';
import { inLanguage } from '../languages/inLanguage.ts';

/** Values of `fields` in `list-order` (§3 "Export record fields"); also the column headers. */
export type ExportField =
  | 'id'
  | 'order_id'
  | 'fulfillment_status'
  | 'order_name'
  | 'shopify_created_at'
  | 'shopify_close_at'
  | 'shopify_cancelled_at'
  | 'customer_name'
  | 'shipped_time'
  | 'batch_time';

/** Formats an instant for a cell. */
export type TimeWriter = (time: IsoTime) => string;

export interface ExportColumn {
  field: ExportField;
  /** Label in the dialog. */
  label: string;
  /** The cell's text before quoting; '' for no value. */
  text(order: Order, writeTime: TimeWriter): string;
}

const timeColumn = (at: (order: Order) => IsoTime | null) => (order: Order, writeTime: TimeWriter) => {
  const time = at(order);
  return time === null ? '' : writeTime(time);
};

/** What the columns are called in the dialog; the file has their fields, which are read again. */
export const exportColumnLabels = inLanguage('exportColumnLabels', {
  id: 'Row ID',
  order_id: 'Order ID',
  fulfillment_status: 'Fulfillment status',
  order_name: 'Order name',
  shopify_created_at: 'Created',
  shopify_close_at: 'Closed',
  shopify_cancelled_at: 'Canceled',
  customer_name: 'Customer',
  shipped_time: 'Shipped',
  batch_time: 'Batched',
});

/** The ten columns, in the order of §3. */
export const exportColumns: readonly ExportColumn[] = [
  { field: 'id', label: exportColumnLabels.id, text: (order) => order.id ?? '' },
  { field: 'order_id', label: exportColumnLabels.order_id, text: (order) => order.orderId },
  {
    field: 'fulfillment_status',
    label: exportColumnLabels.fulfillment_status,
    text: (order) => order.fulfillmentStatus,
  },
  { field: 'order_name', label: exportColumnLabels.order_name, text: (order) => order.orderName },
  {
    field: 'shopify_created_at',
    label: exportColumnLabels.shopify_created_at,
    text: timeColumn((order) => order.createdAt),
  },
  {
    field: 'shopify_close_at',
    label: exportColumnLabels.shopify_close_at,
    text: timeColumn((order) => order.closedAt),
  },
  {
    field: 'shopify_cancelled_at',
    label: exportColumnLabels.shopify_cancelled_at,
    text: timeColumn((order) => order.cancelledAt),
  },
  { field: 'customer_name', label: exportColumnLabels.customer_name, text: (order) => order.customerName },
  { field: 'shipped_time', label: exportColumnLabels.shipped_time, text: timeColumn((order) => order.shippedAt) },
  { field: 'batch_time', label: exportColumnLabels.batch_time, text: timeColumn((order) => order.batchedAt) },
];
