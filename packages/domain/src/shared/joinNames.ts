import { pageLocale } from '../languages/pageLocale.ts';

const formats = {
  and: new Intl.ListFormat(pageLocale('en-GB'), { type: 'conjunction' }),
  or: new Intl.ListFormat(pageLocale('en-GB'), { type: 'disjunction' }),
};

/** "Leeds", "Leeds and Rotterdam", "Leeds, Rotterdam and Newark". */
export function joinNames(names: readonly string[], last: 'and' | 'or' = 'and'): string {
  return formats[last].format(names);
}
