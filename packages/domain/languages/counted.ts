import { plural, type PluralForms } from '../src/languages/plural.ts';
import { formatCount } from '../src/shared/numbers/formatCount.ts';

/** "1 Bestellung", "2.913 Bestellungen". */
export function counted(count: number, forms: PluralForms): string {
  return `${formatCount(count)} ${plural(count, forms)}`;
}
