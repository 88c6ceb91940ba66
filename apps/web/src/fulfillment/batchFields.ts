/** Wire fields of an order that batching reads (§3). */
export const batchFields = ['order_name', 'shopify_created_at', 'batch_time'] as const;
