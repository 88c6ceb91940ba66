import { message } from '@hub/domain/messages';
import { type BulkAction, bulkActions, isTabNumber, type TabNumber } from '@hub/domain/orders';
import { RequestError } from './RequestError.ts';

/** Orders per page of a frozen selection. */
const selectionPageSize = 5_000;

/** The orders that a page of a frozen selection has. */
export function selectionPage({ offset }: { offset: string }): { offset: number; limit: number } {
  return { offset: Number(offset) * selectionPageSize, limit: selectionPageSize };
}

/** There is no such selection of this person, or not any more. */
export function selectionGone(): RequestError {
  return new RequestError(404, message('calls.selectionGone'));
}

/** The bulk action of a preflight; refuses one that its tab does not have. */
export function selectionAction(body: { tab: string; action: BulkAction }): { tab: TabNumber; action: BulkAction } {
  const tab = Number(body.tab);
  if (!isTabNumber(tab) || !bulkActions(tab).includes(body.action))
    throw new RequestError(400, `tab ${body.tab} has no bulk action ${body.action}`);
  return { tab, action: body.action };
}
