import { leftOutOrdersText } from '@hub/domain/shared';
import type { Comparison } from './Comparison.ts';

/** Instead of a comparison of which no order can be read; null where some can, or where there are none. */
export function unreadablePeriodsText({ current, previous }: Comparison): string | null {
  if (current.report.orders + previous.report.orders > 0) return null;
  return leftOutOrdersText(current.unreadable + previous.unreadable);
}
