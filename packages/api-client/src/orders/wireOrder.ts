import * as z from 'zod/mini';
import { wireId, wireOptionalNumber, wireOptionalText, wireOptionalTime } from '../http/wireFields.ts';

/** A row of `list-order` (§3 Order). Only the ids are required, since an export requests some fields only. */
export const wireOrder = z.object({
  id: wireId,
  order_id: wireId,
  order_name: wireOptionalText,
  customer_name: wireOptionalText,
  fulfillment_status: wireOptionalText,
  shopify_created_at: wireOptionalTime,
  shopify_close_at: wireOptionalTime,
  shopify_cancelled_at: wireOptionalTime,
  batch_time: wireOptionalTime,
  shipped_time: wireOptionalTime,
  '3pl_status': wireOptionalNumber,
  is_back_order: wireOptionalNumber,
  /** JSON text of a list of workflow errors; non-empty makes a workflow error. */
  error: wireOptionalText,
  /** JSON text of a string or of `{message}`. */
  error_message: wireOptionalText,
  error_type: wireOptionalNumber,
});

export type WireOrder = z.infer<typeof wireOrder>;
