import { expect, test } from 'vitest';
import { languageOf } from './offeredLanguages.ts';

const languages = ['de', 'es'];

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['DE-de', 'de'],
  ['es_MX', 'es'],
  ['es-419', 'es'],
  ['zh-Hans-CN', null],
])('%s is %s', (locale, language) => {
  expect(languageOf(locale, languages)).toBe(language);
});

test.each([
  '',
  'en',
  'en-DE',
  'd',
  'deutsch',
  'de ',
  ' de',
  'de-',
  'de/../es',
  'de"><script>',
  'de\u0000',
  'de\n',
  'constructor',
  '__proto__',
  'de'.repeat(10_000),
  `de-${'x'.repeat(10_000)}`,
  null,
  undefined,
  7,
  ['de'],
  { toString: () => 'de' },
])('%j is English', (locale) => {
  expect(languageOf(locale, languages)).toBeNull();
});
