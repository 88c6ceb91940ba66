import { type TabNumber, tabs } from '../../shared/orders/tabs.ts';
import { orderWords } from '../orderWords.ts';

/**
 * Label of the select-all checkbox: "Select All Orders" or "N order(s) selected"; on the review list "Select All Hold
 * Orders" (§2).
 */
export function selectionLabel(selected: number, tab?: TabNumber): string {
  if (selected > 0) return orderWords.selected(selected);
  return tab === tabs.needsReview ? orderWords.selectHold : orderWords.selectAll;
}
