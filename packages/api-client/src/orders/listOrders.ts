import type { OrderFilters } from '@hub/domain/dashboard';
import type { Order, TabNumber } from '@hub/domain/orders';
import * as z from 'zod/mini';
import { checkReply } from '../http/checkReply.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import type { CallOptions, RawReply } from '../http/createHttpClient.ts';
import { filterQuery } from './filterQuery.ts';
import { isWireOrder } from './isWireOrder.ts';
import { orderEndpoints } from './orderEndpoints.ts';
import { toOrder } from './toOrder.ts';

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
  /** In the server's order, newest first. */
  orders: Order[];
  hasNextPage: boolean;
  /** Rows of this page that could not be read. */
  unreadable: number;
}

/** Checks only that the lists are lists; rows are checked one by one. */
const list = z.custom<readonly unknown[]>((value) => Array.isArray(value));
const envelope = z.object({ orders: list, hasNextPage: z.boolean() });
const exportEnvelope = z.object({
  orders: z.nullish(list),
  hasNextPage: z.nullish(z.boolean()),
  fulfill_error_data: z.nullish(list),
});

/** One page of a tab (§7). The server may page in spite of `limit=all`. */
export async function listOrders(
  context: ClientContext,
  params: ListOrdersParams,
  options?: CallOptions,
): Promise<OrderPage> {
  const reply = await requestOrderPage(context, params, options);
  return parseOrderPage(context, params, reply);
}

/** The reply of `list-order` before it is parsed, for callers that name it in an error. */
export function requestOrderPage(
  context: ClientContext,
  params: ListOrdersParams,
  { signal }: CallOptions = {},
): Promise<RawReply> {
  return context.http.request(orderEndpoints.listOrder, { query: toQuery(params), signal });
}

/** The reply checked against the contract. */
export function parseOrderPage(context: ClientContext, params: ListOrdersParams, reply: RawReply): OrderPage {
  if (!params.forExport) {
    const { orders, hasNextPage } = checkReply(envelope, reply);
    return { ...parseOrders(context, orders), hasNextPage };
  }
  const body = checkReply(exportEnvelope, reply);
  const rows = body.fulfill_error_data ?? body.orders ?? checkReply(envelope, reply).orders;
  return { ...parseOrders(context, rows), hasNextPage: body.hasNextPage ?? false };
}

function toQuery({ tab, filters, page = 1, fields, forExport }: ListOrdersParams): Record<string, string | undefined> {
  return {
    tab: String(tab),
    ...filterQuery(filters),
    offset: String(page - 1),
    limit: 'all',
    fields: fields && [...new Set(['id', 'order_id', ...fields])].join(','),
    export_data: forExport ? 'true' : undefined,
  };
}

function parseOrders(context: ClientContext, rows: readonly unknown[]): { orders: Order[]; unreadable: number } {
  const orders: Order[] = [];
  let unreadableTexts = 0;
  const onUnreadable = () => {
    unreadableTexts += 1;
  };
  // JSON brings a copy of a customer's name for each of their orders; sharing one saves 2 MB at 100,000 orders.
  const names = new Map<string, string>();
  for (const row of rows) {
    if (!isWireOrder(row)) continue;
    const order = toOrder(row, context, onUnreadable);
    order.customerName = sharedText(names, order.customerName);
    orders.push(order);
  }
  if (unreadableTexts > 0) context.log(`GET /list-order: ${unreadableTexts} error texts could not be parsed`);
  return { orders, unreadable: rows.length - orders.length };
}

/** The equal text that came first. */
function sharedText(known: Map<string, string>, text: string): string {
  const first = known.get(text);
  if (first === undefined) known.set(text, text);
  return first ?? text;
}
