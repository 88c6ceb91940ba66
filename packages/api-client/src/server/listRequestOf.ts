import type { OrderFilters } from '@hub/domain/dashboard';
import { type TabNumber, tabs } from '@hub/domain/orders';
import { isTabNumber } from '@hub/domain/orders/list';
import { RequestError } from './RequestError.ts';
import { type FilterQuery, toOrderFilters } from './toOrderFilters.ts';

/** The query of `list-order`. */
interface ListQuery extends FilterQuery {
  tab: string;
  offset: string;
  limit: string;
  fields?: string | undefined;
  order_id?: string | undefined;
  after?: string | undefined;
  export_data?: string | undefined;
}

/** A list as it is asked for. */
export interface ListRequest {
  tab: TabNumber;
  filters: OrderFilters;
  /** Names of the wire, separated by commas; undefined: all fields. */
  fields: string | undefined;
  /** Null: the list in pages of the server's own length. */
  window: ListWindowRequest | null;
  /** Index of such a page. */
  page: number;
  /** Instead of a page: what stands after this order. */
  after: string | undefined;
  /** An export of the error tab has its rows in a field of their own (§3). */
  isErrorExport: boolean;
}

/** The list that a request asks for. Throws RequestError 400 for one that there cannot be. */
export function listRequestOf(query: ListQuery): ListRequest {
  const tab = Number(query.tab);
  if (!isTabNumber(tab)) throw new RequestError(400, `tab ${query.tab} does not exist`);
  return {
    tab,
    filters: toOrderFilters(query),
    fields: query.fields,
    window: listWindowOf(query),
    page: Number(query.offset),
    after: query.after,
    isErrorExport: query.export_data === 'true' && tab === tabs.errors,
  };
}

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
function listWindowOf(query: ListQuery): ListWindowRequest | null {
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
