import type { IsoTime } from '../shared/IsoTime.ts';
import type { Order } from './Order.ts';

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

/** The ten columns, in the order of §3. */
export const exportColumns: readonly ExportColumn[] = [
  { field: 'id', label: 'Row id', text: (order) => order.id ?? '' },
  { field: 'order_id', label: 'Order id', text: (order) => order.orderId },
  { field: 'fulfillment_status', label: 'Fulfillment status', text: (order) => order.fulfillmentStatus },
  { field: 'order_name', label: 'Order name', text: (order) => order.orderName },
  { field: 'shopify_created_at', label: 'Created', text: timeColumn((order) => order.createdAt) },
  { field: 'shopify_close_at', label: 'Closed', text: timeColumn((order) => order.closedAt) },
  { field: 'shopify_cancelled_at', label: 'Cancelled', text: timeColumn((order) => order.cancelledAt) },
  { field: 'customer_name', label: 'Customer', text: (order) => order.customerName },
  { field: 'shipped_time', label: 'Shipped', text: timeColumn((order) => order.shippedAt) },
  { field: 'batch_time', label: 'Batched', text: timeColumn((order) => order.batchedAt) },
];
