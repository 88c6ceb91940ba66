import { formatCount } from '../shared/formatCount.ts';
import type { TabNumber } from './orderTabs.ts';

/**
 * Beside the select-all checkbox: "Select All Orders" or "N order(s) selected"; on the review list nothing selected
 * reads "Select All Hold Orders", as §2 quotes it.
 */
export function selectionLabel(selected: number, tab?: TabNumber): string {
  if (selected > 0) return `${formatCount(selected)} order(s) selected`;
  return tab === 8 ? 'Select All Hold Orders' : 'Select All Orders';
}
