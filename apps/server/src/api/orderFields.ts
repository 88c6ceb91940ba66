import type { OrderListRequest } from '@hub/engine';

/** The names of an order's fields in `list-order` (§3 Order). */
const wireNames = {
  rowId: 'id',
  orderId: 'order_id',
  name: 'order_name',
  customerName: 'customer_name',
  fulfillmentStatus: 'fulfillment_status',
  createdAt: 'shopify_created_at',
  closedAt: 'shopify_close_at',
  cancelledAt: 'shopify_cancelled_at',
  batchedAt: 'batch_time',
  shippedAt: 'shipped_time',
  threePlStatus: '3pl_status',
  backOrderState: 'is_back_order',
  error: 'error',
  errorMessage: 'error_message',
  errorType: 'error_type',
  stage: 'stage',
  reason: 'reason',
} satisfies OrderListRequest['fields'];

/** The fields that a request names, separated by commas; all without any. Unknown names are passed over. */
export function orderFields(fields: string | undefined): OrderListRequest['fields'] {
  if (fields === undefined) return wireNames;
  const requested = new Set(fields.split(',').map((field) => field.trim()));
  return Object.fromEntries(Object.entries(wireNames).filter(([, name]) => requested.has(name)));
}
