import type { Order } from '@hub/domain/orders';
import type { ClientContext } from '../http/ClientContext.ts';
import type { CallOptions } from '../http/createHttpClient.ts';
import { UnexpectedReplyError } from '../http/errors.ts';
import { type ListOrdersParams, parseOrderPage, requestOrderPage } from './listOrders.ts';

export interface ListAllOrdersOptions extends CallOptions {
  /** Called after each page with the number of orders so far; for exports and "select all that match". */
  onProgress?(loaded: number): void;
}

export interface AllOrders {
  orders: Order[];
  /** How many rows of all pages could not be read. */
  unreadable: number;
}

/**
 * Every order that matches, page after page until the server says that there is no next one. An order that moved from
 * one page to another in between is counted once; a server that promises pages without end is an error.
 */
export async function listAllOrders(
  context: ClientContext,
  params: Omit<ListOrdersParams, 'page'>,
  { signal, onProgress }: ListAllOrdersOptions = {},
): Promise<AllOrders> {
  const byId = new Map<string, Order>();
  let unreadable = 0;
  for (let page = 1; ; page += 1) {
    const before = byId.size;
    const reply = await requestOrderPage(context, { ...params, page }, { signal });
    const read = parseOrderPage(context, params, reply);
    for (const order of read.orders) byId.set(order.id, order);
    unreadable += read.unreadable;
    onProgress?.(byId.size);
    if (!read.hasNextPage) return { orders: [...byId.values()], unreadable };
    if (byId.size === before)
      throw new UnexpectedReplyError(reply, 'hasNextPage', 'promises another page, but this one brought nothing new');
  }
}
