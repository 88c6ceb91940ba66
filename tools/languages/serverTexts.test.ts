import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { offeredLanguages, type PageLanguage } from '@hub/domain/languages';
import { beforeAll, describe, expect, test } from 'vitest';
import { languageScript } from '../../apps/web/languageFiles.ts';
import {
  conditionTextNames,
  serverParts,
  serverProblemNames,
  serverSentences,
  serverTextNames,
} from '../../packages/domain/languages/serverSentences.ts';
import { domainFolder, englishModules } from './readCatalogues.ts';
import { sentencesInSources } from './sentencesInSources.ts';
import {
  name,
  writtenChanges,
  writtenConditions,
  writtenWarehouseProblems,
  writtenImportReasons,
  writtenProblems,
  writtenRefusals,
  writtenReplies,
} from './writtenByServer.ts';

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

/** Calls that no merchant sees: of webhooks, of signing in, and of a store that is opened. */
const unseen =
  /webhook|No address was found|session token|(?:is|names) no (?:address|shop)|no token|signed by|no id of|secret/i;

/** What stands in the place of an expression of a message of an adapter. */
function valueInMessage(expression: string): string {
  if (/^(?:status|limit|longestSku|max\w+|code)$|Bytes/.test(expression)) return '400';
  if (/fieldNames/.test(expression)) return 'postal code';
  if (expression === 'label') return 'warehouse';
  if (expression === 'fieldLabel') return 'Host';
  return /^(?:problem|words)$/.test(expression) ? 'the connection failed' : name;
}

/** What adapters of 3PLs and of the store say where a 3PL or store has no words of its own. */
function adapterMessages(): string[] {
  const sources = ['packages/providers/src/**/*.ts', 'packages/platform/src/{http,graphql,store}/*.ts'];
  return [
    ...sentencesInSources(sources, valueInMessage).filter((message) => !unseen.test(message)),
    ...['it refused the connection', 'no answer within 15 seconds', '`a.b` is no string', 'status 302'].map(
      (problem) => `${name} cannot be reached: ${problem}.`,
    ),
    'Enter your API key.',
  ];
}

let german: Promise<string> | undefined;
const germanScript = () => (german ??= languageScript('de'));

const placesOf = (sentence: string) => [...sentence.matchAll(/\{(\w+)/g)].map(([, place = '']) => place).toSorted();

test('the texts that the server writes have their names in inLanguage', () => {
  const names = englishModules().flatMap((module) => module.names);
  const written = [...serverTextNames, ...serverProblemNames, ...conditionTextNames];
  expect(written.filter((each) => !names.includes(each))).toEqual([]);
});

describe.each(offeredLanguages)('%s', (language) => {
  let read = (text: string): string => text;
  let page: { Intl: typeof Intl; hubLanguage?: PageLanguage } = { Intl };

  beforeAll(async () => {
    page = { Intl };
    runInNewContext(await languageScript(language), page);
    read = (text) => page.hubLanguage?.serverText?.(text) ?? text;
  });

  test.each([
    ['replies to actions', writtenReplies, 40],
    ['refusals', writtenRefusals, 20],
    ['reasons of import rows', writtenImportReasons, 200],
    ['problems at a 3PL', writtenWarehouseProblems, 5],
    ['messages of refused requests', requestMessages, 8],
    ['messages of adapters', adapterMessages, 80],
    ['what is wrong with what is saved', writtenProblems, 30],
  ])('%s are said', (_what, write, atLeast) => {
    const texts = [...new Set(write())];
    expect(texts.length).toBeGreaterThan(atLeast);
    expect(
      texts
        .map((text) => [text, read(text)])
        .filter(([text, said = '']) => text === said || englishWord.test(said.replaceAll(/\/\w+/g, ''))),
    ).toEqual([]);
    const lost = texts.filter((text) => text.includes(name) && !read(text).includes(name));
    expect(lost).toEqual([]);
  });

  test('what workflows did is said alone, as in a run', () => {
    const said = writtenChanges().map((change) => [change, page.hubLanguage?.serverPart?.(change) ?? change] as const);
    expect(said.filter(([change, own]) => change === own || englishWord.test(own))).toEqual([]);
  });

  test('conditions of a run are said: field, what was expected and what was found', () => {
    const conditions = writtenConditions();
    expect(conditions.length).toBeGreaterThan(200);
    const english = /\b(?:is|are|not|the|or|and|of|more|units?|orders?|with|includes|known|empty|none|Germany)\b/i;
    const left = conditions.flatMap((condition) => {
      const own = page.hubLanguage?.serverCondition?.(condition) ?? condition;
      return [own.expected, own.actual].filter((text) => english.test(text)).map((text) => [condition.field, text]);
    });
    expect(left).toEqual([]);
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

test.each([
  [
    ['Order total', 'is more than £1,500.00', '£612.20'],
    ['Bestellwert', 'ist mehr als 1.500,00 £', '612,20 £'],
  ],
  [
    ['Weekday', 'is one of Saturday or Sunday', 'Monday'],
    ['Wochentag', 'ist eines von Samstag oder Sonntag', 'Montag'],
  ],
  [
    ['Earlier orders of the customer', 'is between 1 order and 1,200 orders', 'Not known'],
    ['Frühere Bestellungen des Kunden', 'liegt zwischen 1 Bestellung und 1.200 Bestellungen', 'Nicht bekannt'],
  ],
  [
    ['Country', 'is none of France, Italy, Spain, Portugal and 3 more', 'Germany'],
    ['Land', 'ist keines von Frankreich, Italien, Spanien, Portugal und 3 weitere', 'Deutschland'],
  ],
  // Digits of a code are no number, and what a merchant wrote stays.
  [
    ['Postal code', 'starts with 1000 or Salt and Pepper', '1000'],
    ['Postleitzahl', 'beginnt mit 1000 oder Salt and Pepper', '1000'],
  ],
  // As it was called when the run was kept.
  [
    ['Postcode', 'starts with 1000', '1000'],
    ['Postleitzahl', 'beginnt mit 1000', '1000'],
  ],
  [
    ['A field of before', 'was odd', 'seven'],
    ['A field of before', 'was odd', 'seven'],
  ],
])('in German a run says %j', async ([field = '', expected = '', actual = ''], said) => {
  const page: { Intl: typeof Intl; hubLanguage?: PageLanguage } = { Intl };
  runInNewContext(await germanScript(), page);
  const own = page.hubLanguage?.serverCondition?.({ field, expected, actual });
  expect([own?.field, own?.expected, own?.actual].map((text) => text?.replaceAll('\u00a0', ' '))).toEqual(said);
});

test.each([
  ['de', 'insured for £1,020.00', 'für 1.020,00 £ versichert'],
  ['es', 'insured for £1,020.00', 'asegurado por 1020,00 GBP'],
  ['es', 'insured for €20.00', 'asegurado por 20,00 €'],
  ['de', 'insured for a lot', 'für a lot versichert'],
])('in %s a run says "%s" with the amount as it is written there', async (language, text, said) => {
  const page: { Intl: typeof Intl; hubLanguage?: PageLanguage } = { Intl };
  runInNewContext(await languageScript(language), page);
  expect(page.hubLanguage?.serverPart?.(text).replaceAll('\u00a0', ' ')).toBe(said);
});

test('no two English sentences are the same', () => {
  const all = [serverSentences, serverParts].map((areas) =>
    Object.values(areas).flatMap((area) => Object.values(area)),
  );
  for (const sentences of all) expect(sentences.filter((each, index) => sentences.indexOf(each) !== index)).toEqual([]);
});
