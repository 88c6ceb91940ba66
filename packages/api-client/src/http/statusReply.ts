import * as z from 'zod/mini';
import { wireOptionalText } from './wireFields.ts';

/** `status` and `message` at the top of the body (§7 `data.status`). */
export const statusReply = z.object({ status: z.string(), message: wireOptionalText });

/** `status` inside `data`, `message` at the top (§7 `data.data.status`). */
export const nestedStatusReply = z.object({ data: z.object({ status: z.string() }), message: wireOptionalText });
