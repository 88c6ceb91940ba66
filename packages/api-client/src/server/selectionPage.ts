import { RequestError } from './RequestError.ts';

/** Orders per page of a frozen selection. */
const selectionPageSize = 5_000;

/** The orders that a page of a frozen selection has. */
export function selectionPage({ offset }: { offset: string }): { offset: number; limit: number } {
  return { offset: Number(offset) * selectionPageSize, limit: selectionPageSize };
}

/** There is no such selection of this person, or not any more. */
export function selectionGone(): RequestError {
  return new RequestError(404, 'This selection has expired. Select the orders again.');
}
