import { formatCount } from '../shared/numbers/formatCount.ts';
import { inLanguage } from '../languages/inLanguage.ts';
import type { Period } from './periods.ts';

/**
 * How many of a list's orders the period leaves out. Zero when the two counts were read at different moments and
 * disagree; `null` when either is unknown.
 */
export function ordersOutside(all: number | null, inPeriod: number | null): number | null {
  return all === null || inPeriod === null ? null : Math.max(0, all - inPeriod);
}

/** Words for what a period leaves out. */
export const outsideWords = inLanguage('outsideWords', {
  older: (orders: number) => `${formatCount(orders)} older`,
  otherDays: (orders: number) => `${formatCount(orders)} on other days`,
});

/** "71 older"; a custom period can leave out newer orders too: "71 on other days". */
export function outsidePeriodText(orders: number, period: Period): string {
  return period === 'custom' ? outsideWords.otherDays(orders) : outsideWords.older(orders);
}
