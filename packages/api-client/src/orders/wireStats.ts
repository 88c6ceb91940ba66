import * as z from 'zod/mini';
import { wireOptionalTime } from '../http/wireFields.ts';

/** A whole number, or its digits; absent and `null` mean unknown. */
const count = z.nullish(z.union([z.int().check(z.nonnegative()), z.string().check(z.regex(/^\d{1,15}$/))]));

/** §3 Stats. A missing figure never reads as zero; it is a dash and affects no other. */
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
  /** Until when the store’s changes are in the figures; absent or `null`: until now. */
  as_of: wireOptionalTime,
});
export type WireStats = z.infer<typeof wireStats>;
