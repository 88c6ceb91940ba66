import type { Order } from '@hub/domain/orders';
import type { ClientContext } from '../http/ClientContext.ts';
import type { CallOptions } from '../http/createHttpClient.ts';
import { UnexpectedReplyError } from '../http/errors.ts';
import { type ListOrdersParams, parseOrderPage, requestOrderPage } from './listOrders.ts';

export interface ListAllOrdersOptions extends CallOptions {
  /** Called after each page with the number of orders so far. */
  onProgress?(loaded: number): void;
}

export interface AllOrders {
  orders: Order[];
  /** Rows of all pages that could not be read. */
  unreadable: number;
}

/**
 * Every matching order, page after page until `hasNextPage` is false. Repeated orders count once; a page without a new
 * order is an error, so the loop ends.
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
