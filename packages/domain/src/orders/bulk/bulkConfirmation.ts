import { bulkLabel } from './bulkActions.ts';
import type { BulkAction } from './BulkAction.ts';
import { orderActionTexts } from '../actions/orderActionTexts.ts';
import { orderWords } from '../orderWords.ts';

/** The confirmation of a bulk action. */
export interface BulkConfirmation {
  heading: string;
  /** Null: heading only. */
  body: string | null;
}

/**
 * §5: the heading is the generic text with its count, the body the specific one; Ship Now has the generic one only
 * (contract, "Names and texts"). The back-order options have no question of their own, so the option itself is named.
 */
export function bulkConfirmation(action: BulkAction, count: number): BulkConfirmation {
  return {
    heading: orderWords.confirmBulk(count),
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
      return orderWords.confirmOpen(count);
    case 'move-to-close':
      return orderWords.confirmClose(count);
    case 'available':
    case 'available-partially':
      return bulkLabel(action, count);
  }
}
