import { plural } from '../src/languages/plural.ts';
import { formatCount } from '../src/shared/formatCount.ts';
import { joinNames } from '../src/shared/joinNames.ts';
import { serverMoneyText } from './serverMoneyText.ts';

/** Texts by any keys; functions among them are passed over. */
interface Texts {
  readonly [key: string]: unknown;
}

/** What the server writes, and the same in a language. */
export interface ServerTexts {
  /** Whole sentences with values, as in `serverSentences.ts`. */
  sentences: readonly [english: Texts, translated: Texts];
  /** The same for what only stands inside a sentence. */
  parts: readonly [english: Texts, translated: Texts];
  /** Texts without values, which may stand alone or inside a sentence. */
  words: readonly (readonly [english: Texts, translated: Texts])[];
  /** Texts with values of modules of texts, and what says them in the language, given the values. */
  functions: readonly (readonly [english: string, translated: TextFunction])[];
}

type TextFunction = (...values: never[]) => string | null;

/** Characters of a value that has to be a known one. */
const longestPart = 200;

interface Value {
  text: string;
  /** Of a value that counts. */
  count?: number;
}

/** An English sentence as it is looked for: what stands before, between and behind its values. */
interface Template {
  literals: readonly string[];
  values: readonly { name: string; kind: string }[];
  translated: string | TextFunction;
}

/** Says in a language what the server wrote in English; what fits nothing as it is, such as the words of a 3PL. */
export interface ServerTextReader {
  /** A whole sentence. */
  sentence(text: string): string;
  /** What otherwise stands inside a sentence: "routed to Rotterdam". */
  part(text: string): string;
}

/** The sentences and parts of a language, read when one is asked for the first time. */
export function serverTextReader(texts: ServerTexts): ServerTextReader {
  let read: ServerTextReader | undefined;
  const reader = () => (read ??= createReader(texts));
  return { sentence: (text) => reader().sentence(text), part: (text) => reader().part(text) };
}

function createReader({ sentences, parts, words, functions }: ServerTexts): ServerTextReader {
  const known = new Map(words.flatMap(([english, translated]) => textPairs(english, translated)));
  const whole = byLength([...templatesOf(sentences), ...functions.map(([before, after]) => toTemplate(before, after))]);
  const inner = byLength(templatesOf(parts));
  const sentence = (text: string): string | null => known.get(text) ?? firstMatch(whole, text);
  const part = (text: string): string | null => known.get(text) ?? firstMatch(inner, text);
  const said = (text: string): string => part(text) ?? sentence(text) ?? text;

  /** Null for a text that is no value of this kind. */
  const kinds: Readonly<Record<string, (text: string) => Value | null>> = {
    '': (text) => ({ text }),
    // The name of an order, which no other words stand for.
    name: (text) => (/^\S+$/.test(text) ? { text } : null),
    count: countValue,
    money: (text) => ({ text: serverMoneyText(text) }),
    said: (text) => ({ text: said(text) }),
    part: (text) => valueOr(part(text), null),
    field: (text) => ({ text: known.get(text) ?? known.get(text.charAt(0).toUpperCase() + text.slice(1)) ?? text }),
    list: (text) => valueOr(listOf(text), { text: said(text) }),
    clauses: (text) => ({ text: text.split('; ').map(said).join('; ') }),
    results: (text) => {
      const results = text.split(/, (?=\d)/).map(part);
      return results.includes(null) ? null : { text: results.join(', ') };
    },
  };

  /** "A, B and C", where each of them is known; null for other texts. */
  function listOf(text: string): string | null {
    const names = text.split(/, | and /).map(part);
    return names.includes(null) ? null : joinNames(names.map(String));
  }

  function firstMatch(templates: readonly Template[], text: string): string | null {
    for (const template of templates) {
      const values = valuesIn(template, text, (kind, value) => kinds[kind]?.(value) ?? null);
      if (values !== null) return filled(template.translated, values);
    }
    return null;
  }

  return { sentence: (text) => sentence(text) ?? text, part: said };
}

function valueOr(text: string | null, other: Value | null): Value | null {
  return text === null ? other : { text };
}

function countValue(text: string): Value | null {
  if (!/^\d[\d,]*$/.test(text)) return null;
  const count = Number(text.replaceAll(',', ''));
  return { text: formatCount(count), count };
}

function textPairs(english: Texts, translated: Texts): [string, string][] {
  return Object.entries(english).flatMap(([key, value]): [string, string][] => {
    const other = translated[key];
    if (typeof value === 'string') return typeof other === 'string' ? [[value, other]] : [];
    const areBothTexts = typeof value === 'object' && value !== null && typeof other === 'object' && other !== null;
    return areBothTexts ? textPairs(value as Texts, other as Texts) : [];
  });
}

function templatesOf([english, translated]: readonly [Texts, Texts]): readonly Template[] {
  return textPairs(english, translated).map(([before, after]) => toTemplate(before, after));
}

/** Those with the most words of their own first, so that a general one does not take what a special one says. */
function byLength(templates: readonly Template[]): readonly Template[] {
  const length = ({ literals }: Template) => literals.join('').length;
  return templates.toSorted((a, b) => length(b) - length(a));
}

function toTemplate(english: string, translated: Template['translated']): Template {
  const pieces = english.split(/\{(\w+)(?::(\w+))?\}/);
  return {
    literals: pieces.filter((_, index) => index % 3 === 0),
    values: pieces.flatMap((name, index) => (index % 3 === 1 ? [{ name, kind: pieces[index + 1] ?? '' }] : [])),
    translated,
  };
}

/**
 * The values of a text that a template fits, each as short as it can be; null where it does not fit. No pattern of
 * regular expressions, since those take ever longer for some texts.
 */
function valuesIn(
  { literals, values }: Template,
  text: string,
  read: (kind: string, text: string) => Value | null,
): Map<string, Value> | null {
  const [first = ''] = literals;
  if (values.length === 0) return text === first ? new Map() : null;
  if (!text.startsWith(first) || !text.endsWith(literals.at(-1) ?? '')) return null;
  const found = new Map<string, Value>();
  let start = first.length;
  for (const [index, { name, kind }] of values.entries()) {
    const next = literals[index + 1] ?? '';
    const ends = index === values.length - 1 ? [text.length - next.length] : endsBefore(next, text, start);
    const [end, value] = firstRead(ends, (each) => (each > start ? read(kind, text.slice(start, each)) : null));
    if (value === null) return null;
    found.set(name, value);
    start = end + next.length;
  }
  return found;
}

/** Where a value may end: a word behind it may also stand in it, as the space in "Order number". */
function* endsBefore(next: string, text: string, start: number): Generator<number> {
  for (let end = text.indexOf(next, start + 1); end !== -1; end = text.indexOf(next, end + 1)) {
    yield end;
    if (end - start > longestPart) return;
  }
}

function firstRead(ends: Iterable<number>, read: (end: number) => Value | null): [number, Value | null] {
  for (const end of ends) {
    const value = read(end);
    if (value !== null) return [end, value];
  }
  return [0, null];
}

/** Values have the names of their places. */
function byName([a]: readonly [string, Value], [b]: readonly [string, Value]): number {
  return a < b ? -1 : 1;
}

/** "{orders} {orders|Bestellung|Bestellungen}": a value, and a word in the form for its number. */
function filled(translated: Template['translated'], values: ReadonlyMap<string, Value>): string | null {
  if (typeof translated === 'function')
    return translated(...([...values].toSorted(byName).map(([, { count, text }]) => count ?? text) as never[]));
  return translated.replace(
    /\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g,
    (_, name: string, one: string | undefined, other = '') => {
      const value = values.get(name);
      return one === undefined ? (value?.text ?? '') : plural(value?.count ?? 0, { one, other });
    },
  );
}
