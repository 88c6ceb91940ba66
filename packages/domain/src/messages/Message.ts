import type { MessageAreas } from './messageAreas.ts';

/** `store.callLimit`. */
export type MessageCode = {
  [Area in keyof MessageAreas]: `${Area}.${Extract<keyof MessageAreas[Area], string>}`;
}[keyof MessageAreas];

type WordsOf<Code extends MessageCode> = Code extends `${infer Area extends keyof MessageAreas}.${infer Name}`
  ? MessageAreas[Area][Name & keyof MessageAreas[Area]]
  : never;

/** The values that a code's words need; a text can be a message itself. */
export type MessageValues<Code extends MessageCode> =
  WordsOf<Code> extends (values: infer Values) => string
    ? { readonly [Name in keyof Values]: WordsIn<Values[Name]> }
    : Record<never, never>;

type WordsIn<Value> = string extends Value
  ? Words | Exclude<Value, string>
  : Value extends readonly string[]
    ? readonly Words[]
    : Value;

/** Our own words as data: in storage, and on the wire as `code` and `values`. */
export interface Message {
  readonly code: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** One of our messages, or words from a person, store or 3PL, which stay as they are. */
export type Words = string | Message;

/** Makes a message without its words, so a module that only names one loads no texts. */
export function message<Code extends MessageCode>(
  code: Code,
  ...[values]: keyof MessageValues<Code> extends never ? [] : [MessageValues<Code>]
): Message {
  return { code, values: values ?? {} };
}

/** A language-independent key for comparing words. */
export function wordsKey(words: Words): string {
  return leavesOf(words).join(' ');
}

function leavesOf(value: unknown): string[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [String(value)];
}
