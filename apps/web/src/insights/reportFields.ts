/** Wire fields of an order that reports read (§3); with only these a list is a fifth as long. */
export const reportFields = ['shopify_created_at', 'shipped_time'] as const;

/** For orders in error. */
export const errorFields = ['error', 'error_message', 'error_type'] as const;
