import * as z from 'zod/mini';
import { wireId, wireOptionalText } from '../http/wireParts.ts';

/** Our extension to the bulk calls: what happened to one order. */
export const wireBulkResult = z.object({
  order_id: wireId,
  /** 'success', 'error' or 'skipped'; a word that we do not know is never taken for success. */
  status: z.string(),
  message: wireOptionalText,
});
export type WireBulkResult = z.infer<typeof wireBulkResult>;
