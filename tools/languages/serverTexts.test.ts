import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { offeredLanguages, type PageLanguage } from '@hub/domain/languages';
import { beforeAll, describe, expect, test } from 'vitest';
import { languageScript } from '../../apps/web/languageFiles.ts';
import { serverParts, serverSentences, serverTextNames } from '../../packages/domain/languages/serverSentences.ts';
import { domainFolder, englishModules } from './readCatalogues.ts';
import { name, writtenEntries, writtenImportReasons, writtenRefusals, writtenReplies } from './writtenByServer.ts';

const root = join(import.meta.dirname, '../..');

/** Words that neither language has. */
const englishWord = /\b(?:the|were|is|are|it|by|of|with|and|from|not|your|orders?|units?|clicked|ran)\b/i;

/** Mistakes of a program that calls, which no screen makes. */
const technical =
  /^(?:query: |tab |The body |shop has to be |This needs the token|An Idempotency-Key|Zq7: |There is no tracking)/;

/** Messages of refused requests, as they stand in the sources. */
function requestMessages(): string[] {
  const files = globSync(['apps/server/src/api/**/*.ts', 'packages/api-client/src/server/*.ts'], { cwd: root });
  return files
    .filter((file) => !/\.test\.ts$|admin/.test(file))
    .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(/RequestError\(\s*\d+,\s*(['`])(.*?)\1/g)])
    .map(([, , message = '']) => message.replaceAll(/\$\{[^}]*\}/g, name))
    .filter((message) => !technical.test(message));
}

const placesOf = (sentence: string) => [...sentence.matchAll(/\{(\w+)/g)].map(([, place = '']) => place).toSorted();

test('the texts without values that the server writes have their names in inLanguage', () => {
  const names = englishModules().flatMap((module) => module.names);
  expect(serverTextNames.filter((each) => !names.includes(each))).toEqual([]);
});

describe.each(offeredLanguages)('%s', (language) => {
  let read = (text: string): string => text;

  beforeAll(async () => {
    const page: { Intl: typeof Intl; hubLanguage?: PageLanguage } = { Intl };
    runInNewContext(await languageScript(language), page);
    read = (text) => page.hubLanguage?.serverText?.(text) ?? text;
  }, 60_000);

  test.each([
    ['replies to actions', writtenReplies, 40],
    ['refusals', writtenRefusals, 20],
    ['reasons of import rows', writtenImportReasons, 200],
    ['entries of timelines', writtenEntries, 120],
    ['messages of refused requests', requestMessages, 8],
  ])('%s are said', (_what, write, atLeast) => {
    const texts = [...new Set(write())];
    expect(texts.length).toBeGreaterThan(atLeast);
    expect(
      texts.map((text) => [text, read(text)]).filter(([text, said = '']) => text === said || englishWord.test(said)),
    ).toEqual([]);
    const lost = texts.filter((text) => text.includes(name) && !read(text).includes(name));
    expect(lost).toEqual([]);
  });

  test('every sentence has the values of the English one, and says a number’s word in one of its forms', async () => {
    const translated = (await import(join(domainFolder, `languages/${language}/serverSentences.ts`))) as {
      sentences: Record<string, Record<string, string>>;
      parts: Record<string, Record<string, string>>;
    };
    const pairs = [
      [serverSentences, translated.sentences],
      [serverParts, translated.parts],
    ] as const;
    for (const [english, own] of pairs)
      for (const [area, sentences] of Object.entries(english))
        for (const [key, sentence] of Object.entries(sentences as Record<string, string>))
          expect([...new Set(placesOf(own[area]?.[key] ?? ''))], `${area}.${key}`).toEqual([
            ...new Set(placesOf(sentence)),
          ]);
  });
});

test('no two English sentences are the same', () => {
  const all = [serverSentences, serverParts].map((areas) =>
    Object.values(areas).flatMap((area) => Object.values(area)),
  );
  for (const sentences of all) expect(sentences.filter((each, index) => sentences.indexOf(each) !== index)).toEqual([]);
});
