import { afterEach, expect, test } from 'vitest';
import { inLanguage } from './inLanguage.ts';
import { setPageLanguage } from './pageLanguage.ts';

const english = { title: 'Orders', counted: (count: number) => `${count} orders` };

afterEach(() => {
  setPageLanguage(null);
});

test('uses English without a language', () => {
  expect(inLanguage('listTexts', english)).toBe(english);
});

test("uses the page's language", () => {
  const german = { title: 'Bestellungen', counted: (count: number) => `${count} Bestellungen` };
  setPageLanguage({ code: 'de', texts: { listTexts: german }, polaris: {} });
  expect(inLanguage('listTexts', english).counted(3)).toBe('3 Bestellungen');
});

test('keeps English for a text that the language lacks', () => {
  setPageLanguage({ code: 'de', texts: { listTexts: {} }, polaris: {} });
  expect(inLanguage('otherTexts', english).title).toBe('Orders');
});
