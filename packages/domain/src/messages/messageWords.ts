import * as z from 'zod/mini';
import type { Message, MessageCode, Words } from './Message.ts';
import { messageAreas } from './messageAreas.ts';

const messageSchema = z.object({ code: z.string(), values: z.record(z.string(), z.unknown()) });

/** Schema for stored and sent words; a message from another version passes only if this version can say it. */
export const wordsSchema = z.union([
  z.string(),
  messageSchema.check(z.refine(({ code, values }) => readMessage(code, values) !== null)),
]);

/** Whether this version knows the code. */
export function isMessageCode(code: unknown): code is MessageCode {
  return typeof code === 'string' && wordsOfCode(code) !== undefined;
}

/** Parses a message from any version; `null` when its code is unknown or its values don't fit. */
export function readMessage(code: unknown, values: unknown): Message | null {
  const read = messageSchema.safeParse({ code, values: values ?? {} });
  if (!read.success) return null;
  try {
    wordsOf(read.data);
    return read.data;
  } catch {
    return null;
  }
}

/** The words in the page's language; `null` and `undefined` pass through. An unknown code is shown as is. */
export function wordsText(words: Words): string;
export function wordsText<None extends null | undefined>(words: Words | None): string | None;
export function wordsText(words: Words | null | undefined): string | null | undefined {
  if (typeof words !== 'object' || words === null) return words;
  try {
    return wordsOf(words);
  } catch {
    return words.code;
  }
}

/** By part of a form: the text of its first problem; `undefined` for none. */
export function problemTexts<Part>(
  problems: readonly { part: Part; message: Words }[],
): (part: Part) => string | undefined {
  return (part) => wordsText(problems.find((problem) => problem.part === part)?.message);
}

/** Throws for an unknown code or values that don't fit. */
function wordsOf({ code, values }: Message): string {
  const words = wordsOfCode(code);
  if (typeof words === 'string') return words;
  if (typeof words !== 'function') throw new TypeError(`There is no message ${code}`);
  const text: unknown = words(new Proxy({}, { get: (_, value) => valueOf(code, values, value) }));
  return String(text);
}

/** A text, or a function of values; `undefined` for an unknown code. */
function wordsOfCode(code: string): unknown {
  const [area = '', name = ''] = code.split('.', 2);
  const areas: Readonly<Record<string, Readonly<Record<string, unknown>>>> = messageAreas;
  return Object.hasOwn(areas, area) && Object.hasOwn(areas[area] ?? {}, name) ? areas[area]?.[name] : undefined;
}

function valueOf(code: string, values: Message['values'], name: string | symbol): unknown {
  const value = typeof name === 'string' && Object.hasOwn(values, name) ? values[name] : undefined;
  if (Array.isArray(value)) return value.map((each: unknown) => partOf(code, each));
  return partOf(code, value);
}

/** Text and numbers as they are; a nested message in words. */
function partOf(code: string, value: unknown): unknown {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value === null)
    return value;
  const inner = messageSchema.safeParse(value);
  if (!inner.success) throw new TypeError(`A value of the message ${code} does not fit`);
  return wordsOf(inner.data);
}
