import type { WireRow } from '../../WireRow.ts';

export interface ShownColumn {
  field: keyof WireRow & string;
  title: string;
  /** As a cell shows it: times cut to the minute, the rest as it came. */
  text(order: WireRow): string;
}

const plain = (field: ShownColumn['field'], title: string): ShownColumn => ({
  field,
  title,
  text: (order) => String(order[field] ?? ''),
});
const time = (field: ShownColumn['field'], title: string): ShownColumn => ({
  field,
  title,
  text: (order) =>
    String(order[field] ?? '')
      .slice(0, 16)
      .replace('T', ' '),
});

/** The columns that the baseline shows, too. */
export const shownColumns: readonly ShownColumn[] = [
  plain('order_name', 'Order'),
  plain('customer_name', 'Customer'),
  plain('fulfillment_status', 'Status'),
  time('shopify_created_at', 'Created'),
  time('shopify_close_at', 'Closed'),
  time('shopify_cancelled_at', 'Cancelled'),
  time('batch_time', 'Batched'),
  time('shipped_time', 'Shipped'),
];
