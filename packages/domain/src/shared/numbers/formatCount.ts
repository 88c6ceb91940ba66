import { pageLocale } from '../../languages/pageLocale.ts';

/** Formats counts in a locale: grouped thousands, no decimals (§9); a dash for what is not a number. */
export function countFormat(locale: string): (count: number) => string {
  // `negative` instead of the default, so that -0.2 reads "0" and not "-0".
  const counts = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, signDisplay: 'negative' });
  return (count) => (Number.isFinite(count) ? counts.format(count) : '–');
}

let format: ReturnType<typeof countFormat> | undefined;

/** A count in the page's language: "2,913". Created on first use, because a language's texts format counts too. */
export function formatCount(count: number): string {
  return (format ??= countFormat(pageLocale()))(count);
}
