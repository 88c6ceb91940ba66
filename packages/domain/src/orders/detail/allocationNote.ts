import { wordsText } from '../../messages/messageWords.ts';
import type { LineItem } from './OrderDetail.ts';
import { lineItemNotes } from './orderTexts.ts';

/** "2 returned; 1 refunded": what the store takes back of a line; `null` for nothing or when unknown. */
export function takenBackNote({ takenBack = [] }: Pick<LineItem, 'takenBack'>): string | null {
  if (takenBack.length === 0) return null;
  return takenBack.map(({ state, units, number = '' }) => lineItemNotes.takenBack[state](units, number)).join('; ');
}

/** "Northampton has 2 of 6; 4 not in stock": where a line ships from; `null` when unknown. */
export function allocationNote({ allocations }: Pick<LineItem, 'allocations'>): string | null {
  if (allocations === undefined || allocations.length === 0) return null;
  return allocations
    .map(({ locationId, quantity, reason }) =>
      locationId === null ? lineItemNotes.notInStock(quantity) : wordsText(reason),
    )
    .join('; ');
}
