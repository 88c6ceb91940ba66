import { pageLocale } from '../languages/pageLocale.ts';

/** "Robin Carter or Ana Souza", in the language of the page. */
export function alternatives(names: readonly string[]): string {
  return new Intl.ListFormat(pageLocale('en'), { type: 'disjunction' }).format(names);
}
