import * as z from 'zod/mini';
import { wireOptionalText } from './wireFields.ts';

/** §7 "data.status ('error' or not), data.message": `status` and `message` stand at the top of the body. */
export const statusReply = z.object({ status: z.string(), message: wireOptionalText });

/** §7 "data.data.status": the status stands one level down, a message at the top. */
export const nestedStatusReply = z.object({ data: z.object({ status: z.string() }), message: wireOptionalText });
