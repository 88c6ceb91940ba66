import { serverText } from '@hub/domain/languages';
import { readMessage, type Words, wordsText } from '@hub/domain/messages';
import * as z from 'zod/mini';

/** Beside the English words of a message of ours: which one it is, and what its words are made of. Absent with words of others. */
export const wireMessage = { code: z.optional(z.unknown()), values: z.optional(z.unknown()) };

interface WireMessage {
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

/** The words of a reply: the message that it names, or the text as it came where this version does not know it. */
export function readWords(text: string, { code, values }: WireMessage): Words {
  return readMessage(code, values) ?? serverText(text);
}
