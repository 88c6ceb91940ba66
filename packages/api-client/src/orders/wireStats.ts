import { product } from '@hub/domain/shared';
import * as z from 'zod/mini';

/** A whole number, or its digits. */
const count = z.union([z.int().check(z.nonnegative()), z.string().check(z.regex(/^\d{1,15}$/))]);

export const inFulfillmentField = `orders_in_${product}ment` as const;

/** §3 Stats. All figures are required: a missing one must not read as zero. */
export const wireStats = z.object({
  total_orders: count,
  total_workflows: count,
  total_boxes: count,
  open_orders: count,
  [inFulfillmentField]: count,
  shipped_orders: count,
  error_orders: count,
  hold_orders: count,
  back_orders: count,
  user_review: count,
});
export type WireStats = z.infer<typeof wireStats>;
