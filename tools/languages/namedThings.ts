import type { TextPair } from './textPairs.ts';

/** Text paths that name things on the screen: tabs, screens, figures, and buttons of an order. */
const namePath = /^(?:tabTitles\.|routeTitles\.|summaryTitles\.|actionWords\..*\.label$)/;

/** Texts that use these words without naming the thing. */
const noNames: readonly string[] = [
  'selectionTexts.selectHold',
  'selectionTexts.selectAll',
  'backOrderChoiceTexts.toOpen',
  'planWords.features.2.2',
  'planWords.features.2.3',
];

const quoted = /[„«]([^“»]+)[“»]/g;
const quotedInEnglish = /[“"]([^”"]+)[”"]/g;

const lower = (text: string) => text.toLowerCase();
const quotesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, words = '']) => words);

/** Texts that quote a name which nothing on the screen has in that language, such as "„Jetzt senden“" for a button "Jetzt versenden". */
export function wrongQuotes(pairs: readonly TextPair[]): string[] {
  const named = new Map<string, string[]>();
  for (const { english, translated } of pairs)
    named.set(lower(translated), [...(named.get(lower(translated)) ?? []), english]);
  return pairs.flatMap(({ path, english, translated }) => {
    const quotes = quotesIn(english, quotedInEnglish).map(lower);
    return quotesIn(translated, quoted)
      .filter((words) => !/Zq\d|47\d\d/.test(words) && !quotes.includes(lower(words)))
      .filter((words) => {
        const names = named.get(lower(words)) ?? [];
        return !names.some((name) => english.includes(name) || quotes.includes(lower(name)));
      })
      .map((words) => `${path}: "${words}" in "${translated}" for "${english}"`);
  });
}

/** Texts in which English uses a name of two or more words and the translation uses none of the thing's names. */
export function missingNames(pairs: readonly TextPair[]): string[] {
  const names = new Map<string, string[]>();
  for (const { path, english, translated } of pairs)
    if (namePath.test(path) && english.includes(' '))
      names.set(english, [...(names.get(english) ?? []), lower(translated)]);
  const longestFirst = [...names].toSorted(([a], [b]) => b.length - a.length);
  return pairs.flatMap(({ path, english, translated }) => {
    if (namePath.test(path) || noNames.includes(path)) return [];
    let rest = english;
    return longestFirst.flatMap(([name, own]) => {
      const pattern = new RegExp(`(?<!\\w)${name}(?!\\w)`, 'g');
      if (!pattern.test(rest)) return [];
      rest = rest.replace(pattern, ' ');
      return own.some((each) => lower(translated).includes(each))
        ? []
        : [`${path}: ${name} is ${own.join(' or ')}, not in "${translated}"`];
    });
  });
}
