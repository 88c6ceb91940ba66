import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serverParts, serverSentences } from '../../packages/domain/languages/serverSentences.ts';
import { domainFolder, englishModules, languageCodes } from './readCatalogues.ts';
import { wrongServerPlurals } from './wrongServerPlurals.ts';
import { englishForms, formPairs, wrongPlurals } from './wrongPlurals.ts';

type Sentences = Record<string, Record<string, string>>;

const load = async (path: string) => (await import(path)) as Record<string, unknown>;

const german = formPairs("{ one: 'Bestellung', other: 'Bestellungen' }, { one: 'wartet', other: 'warten' }");

test('a number beside the wrong form of a word is found, whatever the text takes besides', () => {
  const always = (list: string, count: number) => `${list.trim()}: ${count} Bestellungen`;
  expect(wrongPlurals('texts', { always }, german)).toEqual(['texts.always: "Zq: 1 Bestellungen"']);
  const never = ({ count }: { count: number }) => `${count} Bestellung`;
  expect(wrongPlurals('texts', { never }, german)).toEqual(['texts.never: "0 Bestellung"']);
  const right = (count: number) => `${count} ${count === 1 ? 'Bestellung' : 'Bestellungen'}`;
  expect(wrongPlurals('texts', { right, title: '1 Bestellungen' }, german)).toEqual([]);
});

test('English nouns are found with and without their s; "order(s)" is both', () => {
  expect(wrongPlurals('text', (count: number) => `${count} orders`, englishForms)).toHaveLength(1);
  expect(wrongPlurals('text', (count: number) => `${count} entry`, englishForms)).toHaveLength(1);
  expect(wrongPlurals('text', (count: number) => `${count} order(s)`, englishForms)).toEqual([]);
});

test('a sentence of the server is tried with the numbers that its English one takes', () => {
  const sentences = { one: '{orders:count} order changed', any: '{orders:count} order(s) closed' };
  const right = { one: '{orders} Bestellung geändert', any: '{orders} {orders|Bestellung|Bestellungen} geschlossen' };
  expect(wrongServerPlurals(sentences, right, german)).toEqual([]);
  const wrong = { ...right, any: '{orders} Bestellungen geschlossen' };
  expect(wrongServerPlurals(sentences, wrong, german)).toEqual(['any: "1 Bestellungen geschlossen"']);
});

test.each(languageCodes())(
  'in the language of %s every number in a sentence of the server has its form',
  async (language) => {
    const path = join(domainFolder, `languages/${language}/serverSentences.ts`);
    const own = (await load(path)) as { sentences: Sentences; parts: Sentences };
    const sources = globSync(`languages/${language}/**/*.ts`, { cwd: domainFolder });
    const forms = formPairs(sources.map((each) => readFileSync(join(domainFolder, each), 'utf8')).join('\n'));
    const areas = Object.keys(serverSentences) as (keyof typeof serverSentences)[];
    const partAreas = Object.keys(serverParts) as (keyof typeof serverParts)[];
    expect([
      ...areas.flatMap((area) => wrongServerPlurals(serverSentences[area], own.sentences[area] ?? {}, forms)),
      ...partAreas.flatMap((area) => wrongServerPlurals(serverParts[area], own.parts[area] ?? {}, forms)),
    ]).toEqual([]);
  },
);

test.each(['en', ...languageCodes()])('in the language of %s every number has its form', async (language) => {
  const sources = globSync(`languages/${language}/**/*.ts`, { cwd: domainFolder });
  const forms = formPairs(sources.map((path) => readFileSync(join(domainFolder, path), 'utf8')).join('\n'));
  const found: string[] = [];
  for (const { path, names } of englishModules()) {
    const module = await load(join(domainFolder, language === 'en' ? `src/${path}` : `languages/${language}/${path}`));
    const texts = language === 'en' ? module : (module['texts'] as Record<string, unknown>);
    for (const name of names) found.push(...wrongPlurals(name, texts[name], language === 'en' ? englishForms : forms));
  }
  expect(found).toEqual([]);
});
