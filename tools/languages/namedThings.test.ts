import { join } from 'node:path';
import { expect, test } from 'vitest';
import { missingNames, wrongQuotes } from './namedThings.ts';
import { domainFolder, englishModules, languageCodes } from './readCatalogues.ts';
import { type TextPair, textPairs } from './textPairs.ts';

const named: TextPair[] = [
  { path: 'actionWords.ship-now.label', english: 'Ship Now', translated: 'Jetzt versenden' },
  { path: 'batchTexts.sendNow', english: 'Send now', translated: 'Jetzt senden' },
  { path: 'tabTitles.open', english: 'Open Orders', translated: 'Offene Bestellungen' },
];
const withText = (english: string, translated: string) => [...named, { path: 'texts.help', english, translated }];

test('finds quoted names that no screen has, and names of other things', () => {
  expect(wrongQuotes(withText('Choose Ship Now.', 'Wähle „Jetzt versenden“.'))).toEqual([]);
  expect(wrongQuotes(withText('Choose Ship Now.', 'Wähle „Sofort versenden“.'))).toHaveLength(1);
  expect(wrongQuotes(withText('Choose Ship Now.', 'Wähle „Jetzt senden“.'))).toHaveLength(1);
  expect(wrongQuotes(withText('Save it as “CSV UTF-8”.', 'Speichere sie als „CSV UTF-8“.'))).toEqual([]);
});

test('finds a name that English writes out and the translation does not', () => {
  expect(missingNames(withText('See Open Orders', '„Offene Bestellungen“ ansehen'))).toEqual([]);
  expect(missingNames(withText('See Open Orders', 'Alle Offenen ansehen'))).toHaveLength(1);
  expect(missingNames(withText('See your open orders', 'Alle Offenen ansehen'))).toEqual([]);
});

test.each(languageCodes())('in the language of %s things are named as they appear', async (language) => {
  const load = async (path: string) => (await import(join(domainFolder, path))) as Record<string, unknown>;
  const pairs: TextPair[] = [];
  for (const { path, names } of englishModules()) {
    const english = await load(`src/${path}`);
    const { texts } = (await load(`languages/${language}/${path}`)) as { texts: Record<string, unknown> };
    pairs.push(...names.flatMap((name) => textPairs(name, english[name], texts[name])));
  }
  expect(pairs.length).toBeGreaterThan(2_500);
  expect([...wrongQuotes(pairs), ...missingNames(pairs)]).toEqual([]);
});
