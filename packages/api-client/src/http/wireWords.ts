import { readMessage, type Words, wordsText } from '@hub/domain/messages';
import * as z from 'zod/mini';

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

/** The English text of words, for a reply. */
export function toWireText<Said extends Words | null>(words: Said): string | (Said & null) {
  return words === null ? (null as Said & null) : wordsText(words);
}

/** The status and the words of a reply, or of one of its results; `message` null or absent: it has none. */
export function toWireReply<Status extends string>({
  status,
  message = null,
}: {
  status: Status;
  message?: Words | null | undefined;
}): { status: Status; message?: string; code?: string; values?: Record<string, unknown> } {
  return message === null ? { status } : { status, message: toWireText(message), ...toWireMessage(message) };
}

/** The words of a reply: the message that it names, or the text as it came where this version does not know it. */
export function readWords(text: string, { code, values }: WireMessage): Words {
  return readMessage(code, values) ?? text;
}

/** The words of a message in a reply, in the language of the page; null for none. `beside`: what has its code and its values. */
export function toMessage(message: unknown, beside: WireMessage = {}): string | null {
  return typeof message === 'string' && message.trim() !== '' ? wordsText(readWords(message, beside)) : null;
}
