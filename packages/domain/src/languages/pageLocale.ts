import { pageLanguage } from './pageLanguage.ts';

/** For `Intl`: the page's language, or `english`. */
export function pageLocale(english = 'en-US'): string {
  return pageLanguage()?.code ?? english;
}
