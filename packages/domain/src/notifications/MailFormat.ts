import type { PluralForms } from '../languages/plural.ts';
import { countFormat } from '../shared/numbers/formatCount.ts';

/** How a mail writes numbers, lists and days. A server has no language of its own: each mail uses its reader's. */
export interface MailFormat {
  /** For `<html lang>`. */
  language: string;
  /** "2,913". */
  count(count: number): string;
  /** "2,913 orders". */
  counted(count: number, forms: PluralForms): string;
  /** The form of a word without its number. */
  plural(count: number, forms: PluralForms): string;
  /** "Leeds, Rotterdam and Newark". */
  list(names: readonly string[]): string;
  /** "Friday 20 November". */
  day(at: Date, timeZone: string): string;
}

/** A language's format. `locale` is a regional form of English, such as "en-GB". */
export function mailFormat(language: string, locale = language): MailFormat {
  const count = countFormat(locale);
  const rules = new Intl.PluralRules(locale);
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  const plural = (number: number, forms: PluralForms) => forms[rules.select(number)] ?? forms.other;
  return {
    language,
    count,
    plural,
    counted: (number, forms) => `${count(number)} ${plural(number, forms)}`,
    list: (names) => lists.format(names),
    day: (at, timeZone) =>
      new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone }).format(at),
  };
}
