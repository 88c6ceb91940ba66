import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { begunLanguages, offeredLanguages } from '@hub/domain/languages';
import { catalogueFiles, domainFolder, englishModules, languageCodes } from './readCatalogues.ts';
import { sameWords } from './sameWords.ts';
import { textProblems } from './textProblems.ts';

const modules = englishModules();

const load = async (path: string) => (await import(join(domainFolder, path))) as Record<string, unknown>;

test('every text is named after its export, and names are unique', () => {
  expect(modules.flatMap(({ path, wrongNames }) => wrongNames.map((name) => `${path}: ${name}`))).toEqual([]);
  const names = modules.flatMap((module) => module.names);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(names.length).toBeGreaterThan(150);
});

test('an offered language has every text, and its index exports them all', async () => {
  const names = modules.flatMap((module) => module.names).toSorted();
  for (const language of offeredLanguages) {
    const { texts } = await load(`languages/${language}/index.ts`);
    expect(Object.keys(texts as object).toSorted(), language).toEqual(names);
  }
  expect(languageCodes()).toEqual(begunLanguages);
  expect(offeredLanguages.filter((language) => !begunLanguages.includes(language))).toEqual([]);
});

describe.each(languageCodes())('%s', (language) => {
  test.each(catalogueFiles(language))('%s says what the English file says', async (path) => {
    const names = modules.find((module) => module.path === path)?.names ?? [];
    const english = await load(`src/${path}`);
    const { texts } = (await load(`languages/${language}/${path}`)) as { texts: Record<string, unknown> };
    expect(Object.keys(texts).toSorted()).toEqual(names.toSorted());
    const problems = names.flatMap((name) => textProblems(name, english[name], texts[name], sameWords[language]));
    expect(problems).toEqual([]);
  });
});
