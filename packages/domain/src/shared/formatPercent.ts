import { formatCount } from './formatCount.ts';

/** "42 %" for a share of 0.42, rounded; a dash for what is not a number. */
export function formatPercent(share: number): string {
  return Number.isFinite(share) ? `${formatCount(Math.round(share * 100))} %` : '–';
}
