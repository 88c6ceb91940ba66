import * as z from 'zod/mini';

/** A whole number, or its digits. */
const count = z.union([z.int().check(z.nonnegative()), z.string().check(z.regex(/^\d{1,15}$/))]);

/** §3 Stats. All figures are required: a missing one must not read as zero. */
export const wireStats = z.object({
  total_orders: count,
  total_workflows: count,
  total_boxes: count,
  open_orders: count,
  orders_in_fulfillment: count,
  shipped_orders: count,
  error_orders: count,
  hold_orders: count,
  back_orders: count,
  user_review: count,
});
export type WireStats = z.infer<typeof wireStats>;
