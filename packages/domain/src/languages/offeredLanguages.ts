/**
 * Languages that pages are offered in besides English. A folder of `packages/domain/languages` may stand here once it has
 * every text, which tools/languages checks.
 */
export const offeredLanguages: readonly string[] = ['de', 'es'];

/** The folders of `packages/domain/languages`, which development and Storybook show as far as they are. */
export const begunLanguages: readonly string[] = ['de', 'es'];

/** The language of a locale as the platform sends it, `de-AT`; null, which is English, for every other value. */
export function languageOf(locale: unknown, languages = offeredLanguages): string | null {
  const code =
    typeof locale === 'string' ? /^([a-z]{2})(?:[-_][a-z\d]{1,8}){0,3}$/i.exec(locale)?.[1]?.toLowerCase() : null;
  return languages.find((language) => language === code) ?? null;
}
