import { pageLocale } from './pageLocale.ts';

/** A word's forms by number; a missing form falls back to `other`. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

let rules: Intl.PluralRules | undefined;

/** The form for a number: 1 "Bestellung", 2 "Bestellungen". */
export function plural(count: number, forms: PluralForms): string {
  rules ??= new Intl.PluralRules(pageLocale());
  return forms[rules.select(count)] ?? forms.other;
}
