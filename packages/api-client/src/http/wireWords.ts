import { isMessageCode, readMessage, type Words, wordsText } from '@hub/domain/messages';
import * as z from 'zod/mini';
import { logOnce } from './logOnce.ts';

/** Next to the English text of one of our messages: its code and values. Absent for other texts. */
export const wireMessage = { code: z.optional(z.unknown()), values: z.optional(z.unknown()) };

/** What may accompany an English text. */
export interface WireMessage {
  code?: unknown;
  values?: unknown;
}

/** `code` and `values` of words, for a reply with their English text. */
export function toWireMessage(words: Words | null): { code?: string; values?: Record<string, unknown> } {
  return words === null || typeof words === 'string' ? {} : { code: words.code, values: words.values };
}

/** Words for a reply: their English text under a name, and the message's code and values. */
export function toWireWords<Name extends string, Said extends Words | null>(name: Name, words: Said) {
  return { [name]: wordsText<null>(words), ...toWireMessage(words) } as Record<Name, string | (Said & null)> &
    ReturnType<typeof toWireMessage>;
}

/** The status and message of a reply, or of one of its results; `message` null or absent: it has none. */
export function toWireReply<Status extends string>({
  status,
  message = null,
}: {
  status: Status;
  message?: Words | null | undefined;
}): { status: Status; message?: string } & ReturnType<typeof toWireMessage> {
  return message === null ? { status } : { status, ...toWireWords('message', message) };
}

/** The reply to a refused change. */
export function refusedReply(why: Words) {
  return { status: 'error', ...toWireWords('message', why) };
}

/**
 * The reply's message by code, or its text when there is no code or this version does not know it. Logs values that do
 * not fit a known code.
 */
export function readWords(text: string, { code, values }: WireMessage): Words {
  const message = readMessage(code, values);
  if (message === null && isMessageCode(code)) logOnce(`The values of the message "${code}" do not fit`);
  return message ?? text;
}

/** The same for optional words. */
export function readOptionalWords(text: string | null | undefined, wire: WireMessage = {}): Words | null {
  return text ? readWords(text, wire) : null;
}

/** A reply's message, in the page's language; `null` for none. `beside`: has its code and values. */
export function toMessage(message: unknown, beside: WireMessage = {}): string | null {
  return typeof message === 'string' && message.trim() !== '' ? wordsText(readWords(message, beside)) : null;
}
