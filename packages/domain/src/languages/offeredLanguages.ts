/**
 * Page languages besides English. Add a folder of `packages/domain/languages` once it has every text, which
 * tools/languages checks.
 */
export const offeredLanguages: readonly string[] = ['de', 'es'];

/** The folders of `packages/domain/languages`, which development and Storybook show even when incomplete. */
export const begunLanguages: readonly string[] = ['de', 'es'];

/** The language of a platform locale such as `de-AT`; `null` (English) for any other value. */
export function languageOf(locale: unknown, languages = offeredLanguages): string | null {
  const code =
    typeof locale === 'string' ? /^([a-z]{2})(?:[-_][a-z\d]{1,8}){0,3}$/i.exec(locale)?.[1]?.toLowerCase() : null;
  return languages.find((language) => language === code) ?? null;
}
