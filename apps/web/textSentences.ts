/** A text with values as `serverTextReader.ts` looks for it, and where its function stands in its texts: `problems.sameRow`. */
export interface TextSentence {
  /** "Line {a:count} has this SKU already." */
  sentence: string;
  path: string;
}

type TextFunction = (...parameters: unknown[]) => unknown;

/** Stand for a parameter: words, a number, and the number that has a form of its own. */
interface Marker {
  value: unknown;
  /** As it stands in a text. */
  pattern: RegExp;
  kind: 'said' | 'count';
}

const names = ['a', 'b', 'c'];

/** A sentence with fewer of its own would take what something else says. */
const fewestLetters = 10;

/** Every text with words and numbers as its only parameters, once for each form. Texts of lists and objects are left out. */
export function textSentences(path: string, texts: unknown): TextSentence[] {
  if (typeof texts === 'function') return sentencesOf(texts as TextFunction).map((sentence) => ({ sentence, path }));
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.entries(texts).flatMap(([key, value]) => textSentences(`${path}[${JSON.stringify(key)}]`, value));
}

function sentencesOf(text: TextFunction): string[] {
  if (text.length === 0 || text.length > names.length) return [];
  const found = mixes(text.length).flatMap((markers) => sentenceWith(text, markers) ?? []);
  return [...new Set(found)];
}

/** Numbers first: a sentence of words would take them too. */
function markersAt(position: number): readonly Marker[] {
  const number = 471_001 + position;
  return [
    { value: number, pattern: new RegExp(`${number}|${number.toLocaleString('en-US')}`, 'g'), kind: 'count' },
    { value: 1, pattern: /(?<![\d,])1(?![\d,])/g, kind: 'count' },
    { value: `Zq${position}`, pattern: new RegExp(`Zq${position}`, 'g'), kind: 'said' },
  ];
}

function mixes(length: number): (readonly Marker[])[] {
  if (length === 0) return [[]];
  return mixes(length - 1).flatMap((others) => markersAt(length - 1).map((marker) => [...others, marker]));
}

/** Null where the text does not take such values, or does not say each of them. */
function sentenceWith(text: TextFunction, markers: readonly Marker[]): string | null {
  if (markers.filter(({ value }) => value === 1).length > 1) return null;
  let words = saidWith(text, markers);
  for (const [position, { value, pattern, kind }] of markers.entries()) {
    const times = words.split(pattern).length - 1;
    if (times === 0 || (times > 1 && value === 1)) return null;
    words = words.replaceAll(pattern, `{${names[position]}:${kind}}`);
  }
  const own = words.replaceAll(/\{\w:\w+\}|\P{L}/gu, '');
  return own.length < fewestLetters || words.includes('NaN') ? null : words;
}

function saidWith(text: TextFunction, markers: readonly Marker[]): string {
  try {
    const words = text(...markers.map(({ value }) => value));
    return typeof words === 'string' ? words : '';
  } catch {
    return '';
  }
}
