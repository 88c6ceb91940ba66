export interface MoneyFormat {
  /** Whole amounts without ".00": how a plan's price is written. */
  stripZeros?: boolean;
}

const formats = new Map<string, Intl.NumberFormat | null>();

/**
 * An amount in the currency's own notation, USD unless told otherwise (§9). '' for an amount that is not known; a
 * currency code that does not exist stands behind the plain number, because the number is still right.
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
    return new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      trailingZeroDisplay: stripZeros ? 'stripIfInteger' : 'auto',
    });
  } catch {
    return null;
  }
}
