import { pageLocale } from '../../languages/pageLocale.ts';

const types = { and: 'conjunction', or: 'disjunction' } as const;

/** Created on first use, because a language's texts join names too. */
const formats: Partial<Record<keyof typeof types, Intl.ListFormat>> = {};

/** "Leeds", "Leeds and Rotterdam", "Leeds, Rotterdam and Newark". */
export function joinNames(names: readonly string[], last: keyof typeof types = 'and'): string {
  return (formats[last] ??= new Intl.ListFormat(pageLocale('en-GB'), { type: types[last] })).format(names);
}
