import type { Words } from '../messages/Message.ts';
import { wordsSchema, wordsText } from '../messages/messageWords.ts';

/** Replaces each message in a value with its text, for comparison in tests. */
export function inWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inWords);
  if (value instanceof Map) return new Map([...value].map(([key, each]) => [key, inWords(each)]));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  if ('code' in value && wordsSchema.safeParse(value).success) return wordsText(value as Words);
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inWords(each)]));
}
