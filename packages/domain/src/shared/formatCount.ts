import { pageLocale } from '../languages/pageLocale.ts';

/** `negative` instead of the default, so that -0.2 reads "0" and not "-0". */
const counts = new Intl.NumberFormat(pageLocale(), { maximumFractionDigits: 0, signDisplay: 'negative' });

/** Grouped thousands, no decimals (§9); a dash for what is not a number. */
export function formatCount(count: number): string {
  return Number.isFinite(count) ? counts.format(count) : '–';
}
