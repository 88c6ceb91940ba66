import * as z from 'zod/mini';
import { checkReply } from '../http/checkReply.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import type { CallOptions } from '../http/createHttpClient.ts';
import { wireNumber } from '../http/wireFields.ts';
import { type ListOrdersParams, nextPageFlag, type OrderPage, rowList, toQuery } from './listOrders.ts';
import { logRepeatedOrders } from './logRepeatedOrders.ts';
import { orderEndpoints } from './orderEndpoints.ts';
import { parseOrderRows } from './parseOrderRows.ts';

export interface ListOrderWindowParams extends Pick<ListOrdersParams, 'tab' | 'filters' | 'page'> {
  /** 200 at most. */
  pageSize: number;
}

/** A page of a list of which only a part is asked for. */
export interface OrderWindowPage extends OrderPage {
  /** Orders of the whole list at that instant. */
  total: number;
}

const envelope = z.object({ orders: rowList, hasNextPage: nextPageFlag, total: wireNumber });

/**
 * A page of a list of which only the rows in sight are asked for, by servers with capability `windowed-lists`. Beyond
 * the end it is empty. Takes the context of a client, since few pages need it: it comes in a file of its own.
 */
export async function listOrderWindow(
  context: ClientContext,
  { pageSize, ...params }: ListOrderWindowParams,
  { signal }: CallOptions = {},
): Promise<OrderWindowPage> {
  const query = { ...toQuery(params), limit: String(pageSize) };
  const reply = await context.http.request(orderEndpoints.listOrder, { query, signal });
  const { orders: rows, hasNextPage, total } = checkReply(envelope, reply);
  const { orders, unreadable, repeatedIds } = parseOrderRows(context, rows);
  logRepeatedOrders(context, repeatedIds);
  return { orders, hasNextPage, unreadable, total: Number(total) };
}
