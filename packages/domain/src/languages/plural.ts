import { pageLocale } from './pageLocale.ts';

/** The forms of a word by number; a form that is not given is `other`. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

let rules: Intl.PluralRules | undefined;

/** The form for this number: 1 "Bestellung", 2 "Bestellungen". */
export function plural(count: number, forms: PluralForms): string {
  rules ??= new Intl.PluralRules(pageLocale());
  return forms[rules.select(count)] ?? forms.other;
}
