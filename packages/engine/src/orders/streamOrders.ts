import type { Database, ShopTransaction } from '@hub/database';
import {
  type ListedPart,
  listOrders,
  type ListQuery,
  type ListWindow,
  listWindow,
  type OrderCursor,
  type OrderSearch,
  positionInList,
  type StagePart,
} from '@hub/database/orders';
import { readShop } from '@hub/database/shops';
import type { OrderFilters } from '@hub/domain/dashboard';
import { isInTab, type OrderField, orderStages, type TabNumber, tabs } from '@hub/domain/orders';
import { orderSearchOf } from './orderSearchOf.ts';

/** Orders per list page; a busy shop's year fits on one page. */
export const ordersPerPage = 50_000;

/** Limit of the page index. */
const mostPages = 1_000_000;

/** A short first part makes a list start to arrive at once. */
const firstPart = 100;
const furtherParts = 4_000;

export interface OrderListRequest {
  tab: TabNumber;
  filters: OrderFilters;
  /** Page index, from 0; ignored with `after`. */
  page: number;
  /** Continues after this order; null starts with the page. */
  after?: OrderCursor | null;
  /** Fields to write for each order. */
  fields: readonly OrderField[];
}

export interface OrderWindowRequest extends Omit<OrderListRequest, 'page' | 'after'> {
  /** Number of orders to skip. */
  offset: number;
  limit: number;
}

/**
 * Yields a tab's page, newest first, as comma-separated JSON texts, reading each part after the previous one is taken.
 * No transaction stays open in between, so a slow reader blocks nothing; orders that arrive during reading are not
 * included. Returns whether there is a next page.
 */
export async function* streamOrders(
  database: Database,
  shopId: number,
  { tab, filters, page, after: begin = null, fields }: OrderListRequest,
  now: Date,
): AsyncGenerator<string, { hasNextPage: boolean }> {
  if (page > mostPages) return { hasNextPage: false };
  const parts = stagePartsOf(tab);
  let search: OrderSearch | null = null;
  let after = begin;
  const read = (position: Pick<ListQuery, 'after' | 'offset' | 'limit'>) =>
    database.inShop(shopId, async (transaction) => {
      search ??= orderSearchOf(filters, now, (await readShop(transaction)).timeZone);
      return listOrders(transaction, { ...search, parts, fields, ...position });
    });
  let left = ordersPerPage;
  for (let size = firstPart; ; size = furtherParts) {
    const offset = after === null ? page * ordersPerPage : 0;
    const { json, count, next }: ListedPart = await read({ after, offset, limit: Math.min(size, left) });
    left -= count;
    if (count > 0) yield json;
    if (next === null) return { hasNextPage: false };
    if (left === 0) {
      const { count: further } = await read({ after: next, offset: 0, limit: 1 });
      return { hasNextPage: further > 0 };
    }
    after = next;
  }
}

/** Reads part of a tab, newest first, and its order count, in one snapshot. */
export async function readListWindow(
  transaction: ShopTransaction,
  { tab, filters, offset, limit, fields }: OrderWindowRequest,
  now: Date,
): Promise<ListWindow> {
  const search = orderSearchOf(filters, now, (await readShop(transaction)).timeZone);
  return listWindow(transaction, { ...search, parts: stagePartsOf(tab), fields, offset, limit });
}

/**
 * Reads the tab page that contains an order, with `limit` orders per page, and its index from 0. Empty with a null
 * index when the order isn't in the tab.
 */
export async function findListWindow(
  transaction: ShopTransaction,
  { orderId, limit, ...list }: Omit<OrderWindowRequest, 'offset'> & { orderId: string },
  now: Date,
): Promise<ListWindow & { page: number | null }> {
  const search = orderSearchOf(list.filters, now, (await readShop(transaction)).timeZone);
  const position = await positionInList(transaction, { ...search, parts: stagePartsOf(list.tab), orderId });
  const page = position === null ? null : Math.floor(position / limit);
  const offset = page === null ? Number.MAX_SAFE_INTEGER : page * limit;
  return { ...(await readListWindow(transaction, { ...list, offset, limit }, now)), page };
}

/** Stages listed in a tab, with and without shipments; null for the tab of all orders. */
export function stagePartsOf(tab: TabNumber): readonly StagePart[] | null {
  if (tab === tabs.all) return null;
  return orderStages.flatMap((stage) =>
    [false, true].flatMap((wasShipped) => (isInTab(stage, tab, wasShipped) ? { stage, wasShipped } : [])),
  );
}
