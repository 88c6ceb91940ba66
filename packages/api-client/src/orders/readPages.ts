import type { Order } from '@hub/domain/orders';
import type { ClientContext } from '../http/ClientContext.ts';
import type { CallOptions } from '../http/createHttpClient.ts';
import { EndlessListError } from '../http/errors.ts';
import { type ListOrdersParams, parseOrderPage, requestOrderPage } from './listOrders.ts';

export interface ListAllOrdersOptions extends CallOptions {
  /** Called after each page with the number of orders so far. */
  onProgress?(loaded: number): void;
}

/** The result of one reading of all pages. */
export interface ListReading {
  pages: number;
  /** Of every row that has one, readable or not. */
  orderIds: ReadonlySet<string>;
  /** In the server's order. */
  firstPageIds: readonly string[];
  /** Rows without a readable `order_id`. */
  nameless: number;
  /** `order_id`s that occur more than once, on one page or several. */
  repeatedIds: ReadonlySet<string>;
}

export interface ReadPagesOptions extends ListAllOrdersOptions {
  /** Called once the first page reports more pages. */
  onPaged(): void;
}

/** A server that filters after paging sends empty pages; this many in a row are an endless list. */
const maxPagesWithoutNews = 100;

/** Reads the pages into `orders` until `hasNextPage` is false; throws EndlessListError when that never comes. */
export async function readPages(
  context: ClientContext,
  params: Omit<ListOrdersParams, 'page'>,
  orders: Map<string, Order>,
  { signal, onProgress, onPaged }: ReadPagesOptions,
): Promise<ListReading> {
  const orderIds = new Set<string>();
  const repeatedIds = new Set<string>();
  let firstPageIds: readonly string[] = [];
  let previousIds: readonly string[] = [];
  let nameless = 0;
  let pagesWithoutNews = 0;
  for (let page = 1; ; page += 1) {
    const reply = await requestOrderPage(context, { ...params, page }, { signal });
    const read = parseOrderPage(context, params, reply);
    const pageIds = read.orderIds;
    if (page === 1) firstPageIds = pageIds;
    const before = orderIds.size;
    for (const order of read.orders) orders.set(order.orderId, order);
    for (const orderId of pageIds) (orderIds.has(orderId) ? repeatedIds : orderIds).add(orderId);
    for (const orderId of read.repeatedIds) repeatedIds.add(orderId);
    nameless += read.nameless;
    onProgress?.(orders.size);
    if (!read.hasNextPage) return { pages: page, orderIds, firstPageIds, nameless, repeatedIds };

    if (isSamePage(previousIds, pageIds))
      throw new EndlessListError(reply, 'hasNextPage', 'promises another page, but the same one comes again');
    pagesWithoutNews = orderIds.size === before ? pagesWithoutNews + 1 : 0;
    if (pagesWithoutNews >= maxPagesWithoutNews)
      throw new EndlessListError(
        reply,
        'hasNextPage',
        `promises another page, but the last ${maxPagesWithoutNews} brought nothing new`,
      );
    if (page === 1) onPaged();
    previousIds = pageIds;
  }
}

/** Pages without orders may be equal. */
function isSamePage(before: readonly string[], after: readonly string[]): boolean {
  return after.length > 0 && after.length === before.length && after.every((id, index) => id === before[index]);
}
