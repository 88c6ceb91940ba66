import { RequestError } from './RequestError.ts';

/** Part of a list: orders after the first `offset`, or the page that has an order. */
export type ListWindowRequest = { limit: number } & (
  | { offset: number; orderId?: undefined }
  | { offset?: undefined; orderId: string }
);

/**
 * The orders that a `list-order` with a number as `limit` asks for: `limit` of them after the first `offset`, or with
 * `order_id` the page that has this order. Null for `all`. Throws RequestError 400 for an export, which is never a part
 * of a list, and where `order_id` or `after` has nothing to say.
 */
export function listWindowOf(query: {
  offset: string;
  limit: string;
  order_id?: string | undefined;
  after?: string | undefined;
  export_data?: string | undefined;
}): ListWindowRequest | null {
  if (query.limit === 'all') {
    if (query.order_id !== undefined) throw new RequestError(400, 'query: order_id needs a limit that is a number');
    return null;
  }
  if (query.export_data === 'true') throw new RequestError(400, 'query: limit of an export has to be all');
  if (query.after !== undefined) throw new RequestError(400, 'query: after needs the limit all');
  const limit = Number(query.limit);
  if (query.order_id !== undefined) return { orderId: query.order_id, limit };
  // Of any number of digits: what is far beyond the end is beyond the end.
  return { offset: Math.min(Number(query.offset) * limit, Number.MAX_SAFE_INTEGER), limit };
}
