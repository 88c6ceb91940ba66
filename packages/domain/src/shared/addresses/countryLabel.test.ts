import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.resetModules();
});

/** The functions as a page in this language has them. */
async function inPage(code: string | null) {
  vi.resetModules();
  const { setPageLanguage } = await import('../../languages/pageLanguage.ts');
  setPageLanguage(code === null ? null : { code, texts: {}, polaris: {} });
  return {
    ...(await import('./countryLabel.ts')),
    ...(await import('./countries.ts')),
  };
}

test('an English page shows and stores the English name', async () => {
  const { countryLabel, typedCountry, countries } = await inPage(null);
  expect([countryLabel('DE'), countryLabel('Germany'), countryLabel('Mordor')]).toEqual([
    'Germany',
    'Germany',
    'Mordor',
  ]);
  expect([typedCountry('Germany'), typedCountry('de')]).toEqual(['Germany', 'de']);
  expect(countries.find(({ code }) => code === 'DE')?.name).toBe('Germany');
});

test('a German page shows the German name and stores the English one, whichever is typed', async () => {
  const { countryLabel, typedCountry, countries, countryCode } = await inPage('de');
  expect([countryLabel('DE'), countryLabel('Germany'), countryLabel('Mordor')]).toEqual([
    'Deutschland',
    'Deutschland',
    'Mordor',
  ]);
  expect(['Deutschland', 'deutschland', 'Germany', 'DE', 'Mordor'].map(typedCountry)).toEqual([
    ...Array.from({ length: 4 }, () => 'Germany'),
    'Mordor',
  ]);
  for (const { code, name } of countries) expect([countryCode(name), countryLabel(code)]).toEqual([code, name]);
});
