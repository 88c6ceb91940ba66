import { formatCount } from '../shared/formatCount.ts';
import type { Period } from './periods.ts';

/**
 * How many orders of a list the period leaves out: all of them less those of the period. Zero where the two were read
 * at different moments and disagree; null where either is unknown.
 */
export function ordersOutside(all: number | null, ofPeriod: number | null): number | null {
  return all === null || ofPeriod === null ? null : Math.max(0, all - ofPeriod);
}

/** "71 older"; a custom period may also leave out newer ones: "71 on other days". */
export function outsidePeriodText(orders: number, period: Period): string {
  return `${formatCount(orders)} ${period === 'custom' ? 'on other days' : 'older'}`;
}
