/** Texts that may be the same in two languages: names, units, abbreviations. */
const sameInEveryLanguage = /^(?:[^a-zA-Z]*|\/.*|https?:.*|[A-Z\d]{2,}s?|\W*(?:3PL|SKU|CSV|API)\W*)$/;

/** Words that neither German nor Spanish has. */
const englishWords = /(?<![\w.-])(?:the|your|you|with|from|this|that|were|are|been|not)(?![\w.-])/i;

/** English texts up to this many characters are labels or buttons, and their translations have a maximum length. */
const labelLength = 25;
const longestLabel = (english: string) => Math.max(18, english.length * 2.2);

/** Sample values that no text contains: a word, a number, and objects with such fields. */
const markers: readonly ((position: number) => unknown)[] = [
  (position) => `Zq${position}`,
  (position) => 4_710 + position,
  (position) => objectOf((field) => `Zq${position}${field}`),
  (position) => objectOf((field) => 4_700 + ((position + field.length * 7) % 99)),
];
const marker = /Zq\w+|47\d\d/g;

function objectOf(value: (field: string) => unknown): unknown {
  return new Proxy({}, { get: (_target, field) => (typeof field === 'string' ? value(field) : () => Number.NaN) });
}

/** Problems of a translated text, one sentence each. `same` lists texts that may equal the English. */
export function textProblems(
  path: string,
  english: unknown,
  translated: unknown,
  same: readonly string[] = [],
): string[] {
  if (typeof english !== typeof translated) return [`${path} is ${typeof translated}, in English ${typeof english}`];
  if (typeof english === 'string') return wordProblems(path, english, String(translated), same);
  if (typeof english === 'function') return functionProblems(path, english as AnyFunction, translated as AnyFunction);
  if (typeof english !== 'object' || english === null || translated === null) return [];
  const [before, after] = [english as Record<string, unknown>, translated as Record<string, unknown>];
  return [
    ...Object.keys(before).flatMap((key) =>
      key in after ? textProblems(`${path}.${key}`, before[key], after[key], same) : [`${path}.${key} is missing`],
    ),
    ...Object.keys(after).flatMap((key) => (key in before ? [] : [`${path}.${key} is not in English`])),
  ];
}

function wordProblems(path: string, english: string, translated: string, same: readonly string[]): string[] {
  if (translated.trim() === '' && english.trim() !== '') return [`${path} is empty`];
  if (english.length <= labelLength && translated.length > longestLabel(english))
    return [`${path} is too long for its place: "${translated}" for "${english}"`];
  if (englishWords.test(translated) && !sameInEveryLanguage.test(english))
    return [`${path} says English words: "${translated}"`];
  if (english !== translated || sameInEveryLanguage.test(english) || same.includes(english)) return [];
  return [`${path} is still English: "${english}"`];
}

type AnyFunction = (...parameters: unknown[]) => unknown;

/** Calls both functions with each combination of sample values that the English one accepts. */
function functionProblems(path: string, english: AnyFunction, translated: AnyFunction): string[] {
  if (translated.length > english.length) return [`${path} takes more parameters than the English one`];
  for (const parameters of mixes(english.length)) {
    const words = said(english, parameters);
    if (words === null) continue;
    const own = said(translated, parameters);
    if (own === null) return [`${path} fails where the English one does not`];
    const left = markersIn(words).filter((mark) => !markersIn(own).includes(mark));
    if (englishWords.test(own)) return [`${path} says English words: "${own}"`];
    if (left.length > 0) return [`${path} leaves out a parameter: "${own}" for "${words}"`];
  }
  return [];
}

function mixes(count: number): unknown[][] {
  if (count === 0) return [[]];
  return mixes(count - 1).flatMap((others) => markers.map((make) => [...others, make(count - 1)]));
}

/** The text, or `null` if the function throws or returns no text. */
function said(text: AnyFunction, parameters: readonly unknown[]): string | null {
  try {
    const words = text(...parameters);
    return typeof words === 'string' ? words : null;
  } catch {
    return null;
  }
}

/** Sample values in a text, with any thousands separator. */
function markersIn(words: string): readonly string[] {
  return words.replace(/(?<=\d)[.,\s](?=\d{3}(?!\d))/gu, '').match(marker) ?? [];
}
