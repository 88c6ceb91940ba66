import { ordersText } from '../../shared/orders/ordersText.ts';
import { orderWords } from '../orderWords.ts';
import { selectedCount, type Selection } from './Selection.ts';

/**
 * What the selection covers or, with nothing selected, what select all would cover; '' for an empty list. `hasGap`:
 * the list may miss orders that moved during reading, so it never says "all that match".
 */
export function selectionCoverage(selection: Selection, length: number, hasGap = false): string {
  if (length === 0) return '';
  // A hand-selected order may have left the list unnoticed.
  const count = Math.min(selectedCount(selection, length) || length, length);
  if (hasGap) return ordersText(count);
  const matching = orderWords.match(length);
  if (count < length) return orderWords.partOf(count, matching);
  return length === 1 ? orderWords.theOne(matching) : orderWords.allOf(matching);
}
