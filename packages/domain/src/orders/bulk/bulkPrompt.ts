import { bulkLabel } from './bulkActions.ts';
import type { BulkAction } from './BulkAction.ts';
import { orderActionTexts } from '../actions/orderActionTexts.ts';
import { formatCount } from '../../shared/numbers/formatCount.ts';
import { inLanguage } from '../../languages/inLanguage.ts';

/** The questions of bulk actions (§5). */
export const bulkQuestions = inLanguage('bulkQuestions', {
  heading: (orders: number) => `Confirm this bulk action before processing. ${formatCount(orders)} Selected Orders.`,
  moveToOpen: (orders: number) => `Are you sure you want to move these ${formatCount(orders)} order(s) to open?`,
  moveToClose: (orders: number) => `Are you sure you want to move these ${formatCount(orders)} order(s) to close?`,
});

/** What a bulk action asks before it starts. */
export interface BulkPromptTexts {
  heading: string;
  /** `null` for a heading only. */
  body: string | null;
}

/**
 * §5: the heading is the generic text with its count, the body the specific one; Ship Now has only the generic one
 * (contract, "Names and texts"). Back-order options have no question of their own, so it names the option.
 */
export function bulkPrompt(action: BulkAction, count: number): BulkPromptTexts {
  return {
    heading: bulkQuestions.heading(count),
    body: promptBody(action, count),
  };
}

function promptBody(action: BulkAction, count: number): string | null {
  switch (action) {
    case 'ship-now':
      return null;
    case 'run-workflow':
    case 'shipment-workflow':
      return orderActionTexts(action).confirmation;
    case 'move-to-open':
    case 'move-to-open-errored':
      return bulkQuestions.moveToOpen(count);
    case 'move-to-close':
      return bulkQuestions.moveToClose(count);
    case 'available':
    case 'available-partially':
      return bulkLabel(action, count);
  }
}
