import { type PageLanguage, setPageLanguage } from '@hub/domain/languages';

const languages: ReadonlyMap<string, () => Promise<{ language: PageLanguage }>> = new Map([
  ['de', () => import('./de.ts')],
  ['es', () => import('./es.ts')],
]);

/**
 * Gives the page the texts of a language; every other code is English. Awaited before a module that has texts is
 * evaluated, which is why what a language imports asks for none (tools/languages/loadedEarly.test.ts).
 */
export async function loadLanguage(code: string): Promise<void> {
  const loaded = await languages.get(code)?.();
  if (loaded) setPageLanguage(loaded.language);
}
