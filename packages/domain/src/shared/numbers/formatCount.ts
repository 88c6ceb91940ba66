import { pageLocale } from '../../languages/pageLocale.ts';

/** Writes counts as a locale does: grouped thousands, no decimals (§9); a dash for what is not a number. */
export function countFormat(locale: string): (count: number) => string {
  // `negative` instead of the default, so that -0.2 reads "0" and not "-0".
  const counts = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, signDisplay: 'negative' });
  return (count) => (Number.isFinite(count) ? counts.format(count) : '–');
}

let format: ReturnType<typeof countFormat> | undefined;

/** A count in the language of the page: "2,913". Asked for with the first count: texts of a language count too. */
export function formatCount(count: number): string {
  return (format ??= countFormat(pageLocale()))(count);
}
