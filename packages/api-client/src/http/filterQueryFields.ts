import * as z from 'zod/mini';

const date = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** Filter of stats, lists and reports; the last two modes need capability `search`. Dates only with `custom`, and only as a pair. */
export const filterQueryFields = {
  fix: z.enum(['last_24h', 'last_7d', 'last_30d', 'custom', 'all']),
  search_by_filter: z.enum(['order_wise', 'sku_wise', 'customer_wise', 'product_wise']),
  search: z.optional(z.string()),
  start_date: z.optional(date),
  end_date: z.optional(date),
};
