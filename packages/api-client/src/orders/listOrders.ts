import type { OrderFilters } from '@hub/domain/dashboard';
import type { Order, TabNumber } from '@hub/domain/orders';
import * as z from 'zod/mini';
import { checkReply } from '../http/checkReply.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import type { CallOptions, RawReply } from '../http/createHttpClient.ts';
import { toFlag, wireOptionalFlag } from '../http/wireFields.ts';
import { filterQuery } from '../http/filterQuery.ts';
import { orderEndpoints } from './orderEndpoints.ts';
import { logRepeatedOrders } from './logRepeatedOrders.ts';
import { type OrderRows, parseOrderRows } from './parseOrderRows.ts';

export interface ListOrdersParams {
  tab: TabNumber;
  filters: OrderFilters;
  /** From 1 (§9). */
  page?: number;
  /** Wire names of the requested fields; all by default. The two ids are always included. */
  fields?: readonly string[];
  /** Requests the rows of an export (§7). */
  forExport?: boolean;
}

export interface OrderPage {
  /** In the server's order, newest first; each order once. */
  orders: readonly Order[];
  hasNextPage: boolean;
  /** Number of unreadable orders on this page. */
  unreadable: number;
}

/** Only checks that the lists are lists; rows are checked one by one. */
export const rowList = z.custom<readonly unknown[]>((value) => Array.isArray(value));
/** A flag in any of its spellings; anything else is checked as a boolean. */
export const nextPageFlag = z.pipe(
  z.transform((value) => (wireOptionalFlag.safeParse(value).success ? toFlag(value as boolean) : value)),
  z.boolean(),
);
const envelope = z.object({ orders: rowList, hasNextPage: nextPageFlag });
const exportEnvelope = z.object({
  orders: z.nullish(rowList),
  hasNextPage: nextPageFlag,
  fulfill_error_data: z.nullish(rowList),
});

/** One page of a tab (§7). The server may page despite `limit=all`. Repeated orders are logged. */
export async function listOrders(
  context: ClientContext,
  params: ListOrdersParams,
  options?: CallOptions,
): Promise<OrderPage> {
  const reply = await requestOrderPage(context, params, options);
  const { orders, hasNextPage, unreadable, repeatedIds } = parseOrderPage(context, params, reply);
  logRepeatedOrders(context, repeatedIds);
  return { orders, hasNextPage, unreadable };
}

/** The reply of `list-order` before it is parsed, for callers that use it in an error. */
export function requestOrderPage(
  context: ClientContext,
  params: ListOrdersParams,
  { signal }: CallOptions = {},
): Promise<RawReply> {
  return context.http.request(orderEndpoints.listOrder, { query: toQuery(params), signal });
}

/** The reply checked against the contract. An absent `hasNextPage` is false. */
export function parseOrderPage(
  context: ClientContext,
  { forExport }: Pick<ListOrdersParams, 'forExport'>,
  reply: RawReply,
): OrderRows & { hasNextPage: boolean } {
  if (!forExport) {
    const { orders, hasNextPage } = checkReply(envelope, reply);
    return { ...parseOrderRows(context, orders), hasNextPage };
  }
  const body = checkReply(exportEnvelope, reply);
  const errorRows = body.fulfill_error_data ?? [];
  // An empty list replaces nothing, except when `orders` is absent.
  const rows =
    errorRows.length > 0 ? errorRows : (body.orders ?? body.fulfill_error_data ?? checkReply(envelope, reply).orders);
  return { ...parseOrderRows(context, rows), hasNextPage: body.hasNextPage };
}

/** The query of `list-order`. */
export function toQuery({
  tab,
  filters,
  page = 1,
  fields,
  forExport,
}: ListOrdersParams): Record<string, string | undefined> {
  return {
    tab: String(tab),
    ...filterQuery(filters),
    offset: String(page - 1),
    limit: 'all',
    fields: fields && [...new Set(['id', 'order_id', ...fields])].join(','),
    export_data: forExport ? 'true' : undefined,
  };
}
