import type { InLanguage } from './Texts.ts';
import { pageLanguage } from './pageLanguage.ts';

/**
 * Replaces English texts with the page's language, or keeps them when it has none. `name` is the export's name. Reads the
 * language once, when the app's modules are evaluated, by which time it is loaded.
 */
/* @__NO_SIDE_EFFECTS__ */
export function inLanguage<const T>(name: string, english: T): InLanguage<T> {
  return (pageLanguage()?.texts[name] ?? english) as InLanguage<T>;
}
