import { bulkLabel } from './bulkActions.ts';
import type { BulkAction } from './BulkAction.ts';
import { orderActionTexts } from '../actions/orderActionTexts.ts';
import { bulkQuestions } from './bulkTexts.ts';

/** The confirmation of a bulk action. */
export interface BulkConfirmation {
  heading: string;
  /** `null` for a heading only. */
  body: string | null;
}

/**
 * §5: the heading is the generic text with its count, the body the specific one; Ship Now has only the generic one
 * (contract, "Names and texts"). Back-order options have no question of their own, so it names the option.
 */
export function bulkConfirmation(action: BulkAction, count: number): BulkConfirmation {
  return {
    heading: bulkQuestions.heading(count),
    body: confirmationBody(action, count),
  };
}

function confirmationBody(action: BulkAction, count: number): string | null {
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
