import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { languageCodes } from './readCatalogues.ts';

const asked = '../../packages/domain/src/languages/pageLanguage.ts';

beforeEach(() => {
  vi.resetModules();
  // Every text and format, including number formats, reads the page's language.
  const pageLanguage = () => {
    throw new Error('The language of the page is not known yet.');
  };
  vi.doMock(asked, () => ({ pageLanguage, setPageLanguage: () => {} }));
});

afterAll(() => {
  vi.doUnmock(asked);
  vi.resetModules();
});

test.each(languageCodes())('while %s is loaded, nothing asks for the language of the page', async (code) => {
  const { loadLanguage } = await import('../../packages/ui/languages/loadLanguage.ts');
  await expect(loadLanguage(code)).resolves.toBeUndefined();
});

test('finds a module that loads it too early', async () => {
  await expect(import('../../packages/domain/src/shared/dates/formatAge.ts')).rejects.toThrow('not known yet');
});
