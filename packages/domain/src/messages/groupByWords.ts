import { groupBy } from '../shared/lists/groupBy.ts';
import type { Words } from './Message.ts';
import { wordsText } from './messageWords.ts';

/** Groups entries by their words, in order of first appearance; `others` have no words (`null`). */
export function groupByWords<Entry>(
  entries: readonly Entry[],
  wordsOf: (entry: Entry) => Words | null,
): { others: readonly Entry[]; groups: readonly { words: Words; entries: readonly Entry[] }[] } {
  const said = entries.map((entry) => ({ entry, words: wordsOf(entry) }));
  const byText = groupBy(said, ({ words }) => (words === null ? null : wordsText(words)));
  return {
    others: (byText.get(null) ?? []).map(({ entry }) => entry),
    groups: [...byText.values()].flatMap((group) => {
      const words = group[0]?.words ?? null;
      return words === null ? [] : { words, entries: group.map(({ entry }) => entry) };
    }),
  };
}
