import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { domainFolder, englishModules, languageCodes } from './readCatalogues.ts';
import { englishForms, formPairs, wrongPlurals } from './wrongPlurals.ts';

const load = async (path: string) => (await import(path)) as Record<string, unknown>;

const german = formPairs("{ one: 'Bestellung', other: 'Bestellungen' }, { one: 'wartet', other: 'warten' }");

test('finds a number with the wrong plural, also in texts with other values', () => {
  const always = (list: string, count: number) => `${list.trim()}: ${count} Bestellungen`;
  expect(wrongPlurals('texts', { always }, german)).toEqual(['texts.always: "Zq: 1 Bestellungen"']);
  const never = ({ count }: { count: number }) => `${count} Bestellung`;
  expect(wrongPlurals('texts', { never }, german)).toEqual(['texts.never: "0 Bestellung"']);
  const right = (count: number) => `${count} ${count === 1 ? 'Bestellung' : 'Bestellungen'}`;
  expect(wrongPlurals('texts', { right, title: '1 Bestellungen' }, german)).toEqual([]);
});

test('finds English nouns with and without their s; "order(s)" is both', () => {
  expect(wrongPlurals('text', (count: number) => `${count} orders`, englishForms)).toHaveLength(1);
  expect(wrongPlurals('text', (count: number) => `${count} entry`, englishForms)).toHaveLength(1);
  expect(wrongPlurals('text', (count: number) => `${count} order(s)`, englishForms)).toEqual([]);
});

test.each(['en', ...languageCodes()])('every number in %s has the right plural', async (language) => {
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
