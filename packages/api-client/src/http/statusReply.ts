import { statusMeaning } from '@hub/domain/orders/actions';
import { asRecord } from '@hub/domain/shared';
import * as z from 'zod/mini';
import type { RawReply } from './createHttpClient.ts';
import { RejectedError, UnexpectedReplyError } from './errors.ts';
import { wireOptionalText } from './wireFields.ts';
import { toMessage, wireMessage } from './wireWords.ts';

/** A word, a flag or a number; see `statusMeaning`. */
export const wireStatus = z.nullish(z.union([z.string(), z.boolean(), z.number()]));

/** `status` and `message` at the top level of the body (§7 `data.status`). */
export const statusReply = z.object({ status: wireStatus, message: wireOptionalText, ...wireMessage });

/** `status` inside `data`, `message` at the top level (§7 `data.data.status`). */
export const nestedStatusReply = z.object({
  data: z.nullish(z.object({ status: wireStatus })),
  message: wireOptionalText,
  ...wireMessage,
});

/** `statusReply` and `nestedStatusReply` for reading: a message that is not a text does not undo what was done. */
export const statusEnvelope = z.object({ status: wireStatus, message: z.optional(z.unknown()), ...wireMessage });
export const nestedStatusEnvelope = z.object({ ...nestedStatusReply.shape, message: z.optional(z.unknown()) });

/** The message at the top level of a body, in the page's language; `null` for none. */
export function messageOf(body: unknown): string | null {
  const record = asRecord(body) ?? {};
  return toMessage(record.message, record);
}

/**
 * The status of the whole call in a checked reply, at the top level or in `data`: a refusal in either counts. Throws
 * UnexpectedReplyError for an unknown status.
 */
export function readStatus(reply: RawReply): 'success' | 'error' {
  const body = asRecord(reply.body) ?? {};
  const meanings = [body.status, asRecord(body.data)?.status].map(statusMeaning);
  if (meanings.includes('error')) return 'error';
  if (!meanings.includes('unknown')) return 'success';
  const field = meanings[0] === 'unknown' ? 'status' : 'data.status';
  throw new UnexpectedReplyError(reply, field, 'says neither that it was done nor that it was refused');
}

/** Throws RejectedError with the server's message when one of our own calls is refused. */
export function throwIfRefused(reply: RawReply): void {
  if (readStatus(reply) === 'error') throw new RejectedError(reply, messageOf(reply.body));
}
