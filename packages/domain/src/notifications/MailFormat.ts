import type { PluralForms } from '../languages/plural.ts';
import { countFormat } from '../shared/numbers/formatCount.ts';

/** How a mail writes numbers, lists and days. A server has no language of its own: each mail has that of its reader. */
export interface MailFormat {
  /** For `<html lang>`. */
  language: string;
  /** "2,913". */
  count(count: number): string;
  /** "2,913 orders". */
  counted(count: number, forms: PluralForms): string;
  /** The form of a word alone. */
  plural(count: number, forms: PluralForms): string;
  /** "Leeds, Rotterdam and Newark". */
  list(names: readonly string[]): string;
  /** "Friday 20 November". */
  day(at: Date, timeZone: string): string;
}

/** The format of a language. `locale`: where English writes in its own way, "en-GB". */
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
