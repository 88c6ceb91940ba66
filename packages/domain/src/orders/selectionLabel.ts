import { formatCount } from '../shared/formatCount.ts';
import { type TabNumber, tabs } from '../shared/tabs.ts';

/**
 * Label of the select-all checkbox: "Select All Orders" or "N order(s) selected"; on the review list "Select All Hold
 * Orders" (§2).
 */
export function selectionLabel(selected: number, tab?: TabNumber): string {
  if (selected > 0) return `${formatCount(selected)} order(s) selected`;
  return tab === tabs.needsReview ? 'Select All Hold Orders' : 'Select All Orders';
}
