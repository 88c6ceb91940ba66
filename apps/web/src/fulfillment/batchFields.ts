/** Wire names of what batching reads of an order (§3). */
export const batchFields = ['order_name', 'shopify_created_at', 'batch_time'] as const;
