import { afterEach, expect, test } from 'vitest';
import { inLanguage } from './inLanguage.ts';
import { setPageLanguage } from './pageLanguage.ts';

const english = { title: 'Orders', counted: (count: number) => `${count} orders` };

afterEach(() => {
  setPageLanguage(null);
});

test('a page without a language has the English words', () => {
  expect(inLanguage('listTexts', english)).toBe(english);
});

test('a page with a language has its words', () => {
  const german = { title: 'Bestellungen', counted: (count: number) => `${count} Bestellungen` };
  setPageLanguage({ code: 'de', texts: { listTexts: german }, polaris: {} });
  expect(inLanguage('listTexts', english).counted(3)).toBe('3 Bestellungen');
});

test('a text that the language does not have stays English', () => {
  setPageLanguage({ code: 'de', texts: { listTexts: {} }, polaris: {} });
  expect(inLanguage('otherTexts', english).title).toBe('Orders');
});
