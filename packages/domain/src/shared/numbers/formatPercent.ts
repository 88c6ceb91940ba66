import { pageLocale } from '../../languages/pageLocale.ts';

/** Formats shares in a locale, rounded: "42%" in English, "42 %" in German; a dash for what is not a number. */
export function percentFormat(locale: string): (share: number) => string {
  // `negative` instead of the default, so that -0.002 reads "0%" and not "-0%".
  const shares = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'negative' });
  return (share) => (Number.isFinite(share) ? shares.format(share) : '–');
}

/** A share such as 0.42 in the page's language: "42%". */
export const formatPercent = /* @__PURE__ */ percentFormat(pageLocale());
