import type { OrderFilters } from '@hub/domain/dashboard';
import type { TabNumber } from '@hub/domain/orders';
import type { ReadGap } from '@hub/domain/shared';
import * as z from 'zod/mini';
import { checkReply } from '../http/checkReply.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import type { CallOptions } from '../http/createHttpClient.ts';
import { wireNumber } from '../http/wireFields.ts';
import { listAllOrders } from './listAllOrders.ts';
import { nextPageFlag, type OrderPage, rowList, toQuery } from './listOrders.ts';
import { logRepeatedOrders } from './logRepeatedOrders.ts';
import { orderEndpoints } from './orderEndpoints.ts';
import { parseOrderRows } from './parseOrderRows.ts';

/** The server returns pages of any length, and keeps selections unchanged. */
export function hasWindows({ capabilities }: Pick<ClientContext, 'capabilities'>): boolean {
  return capabilities.includes('windowed-lists');
}

/** A page from 1 of up to 200 orders, or the whole list. */
export type RequestedPart = { page: number; pageSize: number } | 'all';

export interface ListOrderWindowParams {
  tab: TabNumber;
  filters: OrderFilters;
  part: RequestedPart;
}

/** A part of a list. */
export interface OrderWindowPage extends OrderPage {
  /** Number of orders in the whole list at that moment. */
  total: number;
  /** Set when orders moved while the whole list was read, so that others may be missing. */
  gap: ReadGap | null;
  /** Contains every order of the list, whichever part was requested. */
  isWhole: boolean;
}

const envelope = z.object({ orders: rowList, hasNextPage: nextPageFlag, total: wireNumber });

/**
 * A part of a list, newest first. A server with windows is asked for that page, which is empty beyond the end; from any
 * other the whole list is read. Throws an ApiError.
 */
export async function listOrderWindow(
  context: ClientContext,
  { part, ...list }: ListOrderWindowParams,
  options: CallOptions = {},
): Promise<OrderWindowPage> {
  if (part === 'all' || !hasWindows(context)) {
    const all = await listAllOrders(context, list, options);
    return { ...all, hasNextPage: false, total: all.orders.length, isWhole: true };
  }
  const query = { ...toQuery({ ...list, page: part.page }), limit: String(part.pageSize) };
  const reply = await context.http.request(orderEndpoints.listOrder, { query, signal: options.signal });
  const { orders: rows, hasNextPage, total } = checkReply(envelope, reply);
  const { orders, unreadable, repeatedIds } = parseOrderRows(context, rows);
  logRepeatedOrders(context, repeatedIds);
  return { orders, hasNextPage, unreadable, total: Number(total), gap: null, isWhole: false };
}
