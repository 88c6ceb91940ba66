import { englishForms, type FormPair, isWrong } from './wrongPlurals.ts';

/** One for 1 and one for more, of which English does not show it; and limits, which are never 1. */
const passedOver = [
  'cell',
  'cells',
  'moreSku',
  'moreSkus',
  'moreLocation',
  'moreLocations',
  'tooManyBatches',
  'tooManyBytes',
];

const counts = [0, 1, 2, 5, 1_000];

/** Sentences of the server that say a number beside the wrong form of a word, once each: by name, "1 Bestellungen". */
export function wrongServerPlurals(
  english: Readonly<Record<string, string>>,
  own: Readonly<Record<string, string>>,
  forms: readonly FormPair[],
): string[] {
  return Object.entries(english).flatMap(([name, sentence]) => {
    if (passedOver.includes(name)) return [];
    const numbers = new Set([...sentence.matchAll(/\{(\w+):count\}/g)].map(([, value = '']) => value));
    const wrong = counts
      // English has a sentence for one and another for several.
      .filter((count) => !isWrong(filled(sentence, numbers, count), englishForms))
      .map((count) => filled(own[name] ?? '', numbers, count))
      .find((words) => isWrong(words, forms));
    return wrong === undefined ? [] : [`${name}: "${wrong}"`];
  });
}

/** Every number the same, and a word in the form for it. */
function filled(sentence: string, numbers: ReadonlySet<string>, count: number): string {
  return sentence
    .replaceAll(/\{\w+\|([^|{}]*)\|([^|{}]*)\}/g, (_, one: string, other: string) => (count === 1 ? one : other))
    .replaceAll(/\{(\w+)(?::\w+)?\}/g, (_, value: string) => (numbers.has(value) ? String(count) : 'Zq'));
}
