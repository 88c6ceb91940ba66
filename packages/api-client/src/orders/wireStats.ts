import { product } from '@hub/domain/shared';
import * as z from 'zod/mini';

/** A count: a whole number, or the digits of one, as many as a number keeps. */
const count = z.union([z.int().check(z.nonnegative()), z.string().check(z.regex(/^\d{1,15}$/))]);

/** The wire name carries the product's name. */
export const inFulfillmentField = `orders_in_${product}ment` as const;

/** §3 Stats. Every figure has to be there: a zero that nobody sent would be a lie. */
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
