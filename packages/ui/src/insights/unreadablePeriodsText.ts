import { leftOutOrdersText } from '@hub/domain/shared';
import type { Comparison } from './Comparison.ts';

/** Text shown instead of a comparison when no order of a period can be read; null when some can, or there are none. */
export function unreadablePeriodsText({ current, previous }: Comparison): string | null {
  if (current.report.orders + previous.report.orders > 0) return null;
  return leftOutOrdersText(current.unreadable + previous.unreadable);
}
