/** Wire names of what a report reads of an order (§3): a list of 100,000 is a fifth as long with nothing else in it. */
export const reportFields = ['shopify_created_at', 'shipped_time'] as const;

/** Of an order in error. */
export const errorFields = ['error', 'error_message', 'error_type'] as const;
