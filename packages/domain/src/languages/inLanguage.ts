import type { InLanguage } from './Texts.ts';
import { pageLanguage } from './pageLanguage.ts';

/**
 * The page's words for these English ones; without a language, or without its words, the English ones. `name`: of the
 * export. Read once, while the app's modules are evaluated: the language has been loaded before.
 */
/* @__NO_SIDE_EFFECTS__ */
export function inLanguage<const T>(name: string, english: T): InLanguage<T> {
  return (pageLanguage()?.texts[name] ?? english) as InLanguage<T>;
}
