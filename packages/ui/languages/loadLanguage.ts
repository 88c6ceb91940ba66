import { type PageLanguage, setPageLanguage } from '@hub/domain/languages';

const languages: ReadonlyMap<string, () => Promise<{ language: PageLanguage }>> = new Map([
  ['de', () => import('./de.ts')],
  ['es', () => import('./es.ts')],
]);

/**
 * Gives the page the texts of a language; every other code is English. Await it before evaluating a module with texts.
 * So modules that a language imports must not use texts (tools/languages/loadedEarly.test.ts).
 */
export async function loadLanguage(code: string): Promise<void> {
  const loaded = await languages.get(code)?.();
  if (loaded) setPageLanguage(loaded.language);
}
