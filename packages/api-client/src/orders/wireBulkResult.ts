import * as z from 'zod/mini';
import { statusReply } from '../http/statusReply.ts';
import { wireId, wireOptionalText } from '../http/wireFields.ts';

/** Our extension to the bulk calls: what happened to one order. */
export const wireBulkResult = z.object({
  order_id: wireId,
  /** 'success', 'error' or 'skipped'; a word that we do not know is never taken for success. */
  status: z.string(),
  message: wireOptionalText,
});
export type WireBulkResult = z.infer<typeof wireBulkResult>;

/** What the two bulk moves answer: as single actions do, and `results` where the backend has them. */
export const bulkReply = z.object({ ...statusReply.shape, results: z.nullish(z.array(wireBulkResult)) });
