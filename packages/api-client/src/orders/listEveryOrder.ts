import type { Order } from '@hub/domain/orders';
import type { ClientContext } from '../http/ClientContext.ts';
import type { CallOptions } from '../http/createHttp.ts';
import { UnexpectedReplyError } from '../http/errors.ts';
import { inSlices } from '../http/inSlices.ts';
import { askForOrders, longestBlock, type OrderQuestion, readPage, rowsPerSlice } from './listOrders.ts';

export interface EveryOrderOptions extends CallOptions {
  /** Called after each page with the number of orders so far; for exports and "select all that match". */
  onProgress?(loaded: number): void;
}

export interface EveryOrder {
  orders: Order[];
  /** How many rows of all pages could not be read. */
  unreadable: number;
}

/**
 * Every order that matches, page after page until the server says that there is no next one. An order that moved from
 * one page to another in between is counted once; a server that promises pages without end is an error.
 */
export async function listEveryOrder(
  context: ClientContext,
  question: Omit<OrderQuestion, 'page'>,
  { signal, onProgress }: EveryOrderOptions = {},
): Promise<EveryOrder> {
  const byId = new Map<string, Order>();
  let unreadable = 0;
  for (let page = 1; ; page += 1) {
    const before = byId.size;
    const reply = await askForOrders(context, { ...question, page }, { signal });
    const read = await readPage(context, question, reply, { signal });
    const keep = (slice: readonly Order[]) => {
      for (const order of slice) byId.set(order.id, order);
    };
    await inSlices(read.orders, rowsPerSlice, keep, signal, longestBlock);
    unreadable += read.unreadable;
    onProgress?.(byId.size);
    if (!read.hasNextPage) return { orders: [...byId.values()], unreadable };
    if (byId.size === before)
      throw new UnexpectedReplyError(reply, 'hasNextPage', 'promises another page, but this one brought nothing new');
  }
}
