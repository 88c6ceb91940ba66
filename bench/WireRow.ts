/** The ten order fields that every contender receives (§3 "Export record fields"). */
export const benchFields = [
  'id',
  'order_id',
  'fulfillment_status',
  'order_name',
  'shopify_created_at',
  'shopify_close_at',
  'shopify_cancelled_at',
  'customer_name',
  'shipped_time',
  'batch_time',
] as const;

/** One order in the benchmark's replies. */
export type WireRow = Record<Exclude<(typeof benchFields)[number], 'id' | 'order_id'>, string | null> & {
  id: number;
  order_id: number;
};
