import { RequestError } from './RequestError.ts';

/**
 * The orders that a `list-order` with a number as `limit` asks for: `limit` of them after the first `offset`. Null for
 * `all`. Throws RequestError 400 for an export, which is never a part of a list.
 */
export function listWindowOf(query: {
  offset: string;
  limit: string;
  export_data?: string | undefined;
}): { offset: number; limit: number } | null {
  if (query.limit === 'all') return null;
  if (query.export_data === 'true') throw new RequestError(400, 'query: limit of an export has to be all');
  const limit = Number(query.limit);
  // Of any number of digits: what is far beyond the end is beyond the end.
  return { offset: Math.min(Number(query.offset) * limit, Number.MAX_SAFE_INTEGER), limit };
}
