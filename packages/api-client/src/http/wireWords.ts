import { isMessageCode, readMessage, type Words, wordsText } from '@hub/domain/messages';
import * as z from 'zod/mini';
import { logOnce } from './logOnce.ts';

/** Beside the English words of a message of ours: which one it is, and what its words are made of. Absent with words of others. */
export const wireMessage = { code: z.optional(z.unknown()), values: z.optional(z.unknown()) };

/** What may stand beside an English text. */
export interface WireMessage {
  code?: unknown;
  values?: unknown;
}

/** `code` and `values` of words, for a reply that has their English text beside them. */
export function toWireMessage(words: Words | null): { code?: string; values?: Record<string, unknown> } {
  return words === null || typeof words === 'string' ? {} : { code: words.code, values: words.values };
}

/** Words for a reply: their English text under a name, and beside it the message that they are. */
export function toWireWords<Name extends string, Said extends Words | null>(name: Name, words: Said) {
  return { [name]: wordsText<null>(words), ...toWireMessage(words) } as Record<Name, string | (Said & null)> &
    ReturnType<typeof toWireMessage>;
}

/** The status and the words of a reply, or of one of its results; `message` null or absent: it has none. */
export function toWireReply<Status extends string>({
  status,
  message = null,
}: {
  status: Status;
  message?: Words | null | undefined;
}): { status: Status; message?: string } & ReturnType<typeof toWireMessage> {
  return message === null ? { status } : { status, ...toWireWords('message', message) };
}

/** The reply to what was not done. */
export function refusedReply(why: Words) {
  return { status: 'error', ...toWireWords('message', why) };
}

/**
 * The message that a reply names, or its text where this version does not know it or where there is none. Values that do
 * not fit a known code are logged.
 */
export function readWords(text: string, { code, values }: WireMessage): Words {
  const message = readMessage(code, values);
  if (message === null && isMessageCode(code)) logOnce(`The values of the message "${code}" do not fit`);
  return message ?? text;
}

/** The same of words that a reply may lack. */
export function readOptionalWords(text: string | null | undefined, wire: WireMessage = {}): Words | null {
  return text ? readWords(text, wire) : null;
}

/** The words of a message in a reply, in the language of the page; null for none. `beside`: what has its code and its values. */
export function toMessage(message: unknown, beside: WireMessage = {}): string | null {
  return typeof message === 'string' && message.trim() !== '' ? wordsText(readWords(message, beside)) : null;
}
