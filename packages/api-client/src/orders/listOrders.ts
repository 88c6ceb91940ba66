import type { OrderFilters } from '@hub/domain/dashboard';
import type { Order, TabNumber } from '@hub/domain/orders';
import * as z from 'zod/mini';
import { checkReply } from '../http/checkReply.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import type { CallOptions, RawReply } from '../http/createHttpClient.ts';
import { filterQuery } from './filterQuery.ts';
import { isWireOrder } from './isWireOrder.ts';
import { errorDataField, orderEndpoints } from './orderEndpoints.ts';
import { toOrder } from './toOrder.ts';

export interface ListOrdersParams {
  tab: TabNumber;
  filters: OrderFilters;
  /** 1 is the first page, as people see it (§9). */
  page?: number;
  /** Wire names of the only fields wanted; all of them when absent. The two ids always come. */
  fields?: readonly string[];
  /** Asks for the rows of an export (§7). */
  forExport?: boolean;
}

export interface OrderPage {
  /** In the order of the server, which is newest first. */
  orders: Order[];
  hasNextPage: boolean;
  /** How many rows of this page could not be read. */
  unreadable: number;
}

/** Only that the lists are lists: a walk over 100,000 rows is made once, by the row check. */
const list = z.custom<readonly unknown[]>((value) => Array.isArray(value));
const envelope = z.object({ orders: list, hasNextPage: z.boolean() });
const exportEnvelope = z.object({
  orders: z.nullish(list),
  hasNextPage: z.nullish(z.boolean()),
  [errorDataField]: z.nullish(list),
});

/** One page of a tab (§7 list-order). The server may page although everything was asked for. */
export async function listOrders(
  context: ClientContext,
  params: ListOrdersParams,
  options?: CallOptions,
): Promise<OrderPage> {
  const reply = await requestOrderPage(context, params, options);
  return parseOrderPage(context, params, reply);
}

/** The reply of `list-order` before it is read, for who has to name it in an error. */
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
  const rows = body[errorDataField] ?? body.orders ?? checkReply(envelope, reply).orders;
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
  // JSON brings a copy of a customer's name for each of their orders; sharing one saves 3 MB at 100,000 orders.
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
