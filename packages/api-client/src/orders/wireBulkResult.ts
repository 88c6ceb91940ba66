import * as z from 'zod/mini';
import { statusReply, wireStatus } from '../http/statusReply.ts';
import { wireMessage } from '../http/wireWords.ts';
import { wireId, wireOptionalText } from '../http/wireFields.ts';

/** Our extension to bulk replies: the outcome of one order. */
export const wireBulkResult = z.object({
  order_id: wireId,
  /** 'success', 'error' or 'skipped', or their other spellings; any other word means unknown. */
  status: wireStatus,
  message: wireOptionalText,
  ...wireMessage,
});
export type WireBulkResult = z.infer<typeof wireBulkResult>;

/** Reply of the two bulk moves; `results` is optional. */
export const bulkReply = z.object({ ...statusReply.shape, results: z.nullish(z.array(wireBulkResult)) });
