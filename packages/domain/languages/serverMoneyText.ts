import { formatMoney } from '../src/shared/formatMoney.ts';

let currencies: ReadonlyMap<string, string> | undefined;

/** Codes of currencies by what English writes for them: "£", "CHF". */
function currencyCodes(): ReadonlyMap<string, string> {
  return (currencies ??= new Map(
    Intl.supportedValuesOf('currency').map((currency) => {
      const parts = new Intl.NumberFormat('en-US', { style: 'currency', currency }).formatToParts(0);
      return [parts.find(({ type }) => type === 'currency')?.value ?? currency, currency];
    }),
  ));
}

/** An amount as the server writes it, "£1,500.00", in the page's language; what is no amount stays as it is. */
export function serverMoneyText(text: string): string {
  const [, sign = '', digits = ''] = /^(\D+?)\s?(\d[\d,]*(?:\.\d+)?)$/u.exec(text) ?? [];
  const currency = currencyCodes().get(sign);
  return currency === undefined ? text : formatMoney(Number(digits.replaceAll(',', '')), currency);
}
