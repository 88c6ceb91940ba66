import { pageLocale } from '../../languages/pageLocale.ts';

export interface MoneyFormat {
  /** Whole amounts without ".00", as for plan prices. */
  stripZeros?: boolean;
}

const formats = new Map<string, Intl.NumberFormat | null>();

/**
 * An amount in the currency's notation, USD by default (§9). '' for an unknown amount; an unknown currency code
 * follows the plain number.
 */
export function formatMoney(amount: number | null, currency = 'USD', { stripZeros = false }: MoneyFormat = {}): string {
  if (amount === null || !Number.isFinite(amount)) return '';
  const format = moneyFormat(currency, stripZeros);
  if (format) return format.format(amount);
  return `${amount.toFixed(2)} ${currency}`.trimEnd();
}

function moneyFormat(currency: string, stripZeros: boolean): Intl.NumberFormat | null {
  const key = `${currency} ${stripZeros}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = makeFormat(currency, stripZeros);
  formats.set(key, made);
  return made;
}

function makeFormat(currency: string, stripZeros: boolean): Intl.NumberFormat | null {
  try {
    return new Intl.NumberFormat(pageLocale(), {
      style: 'currency',
      currency,
      trailingZeroDisplay: stripZeros ? 'stripIfInteger' : 'auto',
    });
  } catch {
    return null;
  }
}
