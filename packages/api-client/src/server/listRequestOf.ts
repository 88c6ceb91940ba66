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

/** A requested list. */
export interface ListRequest {
  tab: TabNumber;
  filters: OrderFilters;
  /** Wire names, separated by commas; `undefined`: all fields. */
  fields: string | undefined;
  /** `null`: the list in pages of the server's own length. */
  window: ListWindowRequest | null;
  /** Index of such a page. */
  page: number;
  /** Instead of a page: the orders after this one. */
  after: string | undefined;
  /** An export of the error tab has its rows in a separate field (§3). */
  isErrorExport: boolean;
}

/** The list of a request. Throws RequestError 400 for an invalid one. */
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

/** Part of a list: orders after the first `offset`, or the page that contains an order. */
export type ListWindowRequest = { limit: number } & (
  | { offset: number; orderId?: undefined }
  | { offset?: undefined; orderId: string }
);

/**
 * The orders of a `list-order` with a number as `limit`: `limit` of them after the first `offset`, or with `order_id`
 * the page that contains this order. `null` for `all`. Throws RequestError 400 for an export, which is never a part of
 * a list, and when `order_id` or `after` does not apply.
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
  // Any number of digits: far beyond the end is beyond the end.
  return { offset: Math.min(Number(query.offset) * limit, Number.MAX_SAFE_INTEGER), limit };
}
