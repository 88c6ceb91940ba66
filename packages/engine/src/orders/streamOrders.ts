import type { Database, ShopTransaction } from '@hub/database';
import {
  type ListPart,
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

/** Orders per page of a list; a year of a busy shop is one page. */
export const ordersPerPage = 50_000;

/** Beyond it there are no pages. */
const mostPages = 1_000_000;

/** A short first part lets a list begin to arrive at once. */
const firstPart = 100;
const furtherParts = 4_000;

export interface OrderListRequest {
  tab: TabNumber;
  filters: OrderFilters;
  /** Page index, from 0; without effect on a list that goes on after an order. */
  page: number;
  /** Goes on after this order; null: begins with the page. */
  after?: OrderCursor | null;
  /** What is written of each order. */
  fields: readonly OrderField[];
}

export interface OrderWindowRequest extends Omit<OrderListRequest, 'page' | 'after'> {
  /** Orders before the first one. */
  offset: number;
  limit: number;
}

/**
 * A page of a tab, newest first, as JSON texts of orders separated by commas, in parts, each read when the one before is taken. No
 * transaction is open in between, so that a slow reader holds nothing up; an order that arrives meanwhile is not in it.
 * Returns whether there is a next page.
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
    const { json, count, next }: ListPart = await read({ after, offset, limit: Math.min(size, left) });
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

/** Part of a tab, newest first, and how many orders the tab has, both of the same instant. */
export async function readListWindow(
  transaction: ShopTransaction,
  { tab, filters, offset, limit, fields }: OrderWindowRequest,
  now: Date,
): Promise<ListWindow> {
  const search = orderSearchOf(filters, now, (await readShop(transaction)).timeZone);
  return listWindow(transaction, { ...search, parts: stagePartsOf(tab), fields, offset, limit });
}

/**
 * The page of a tab that has an order, with pages of `limit`, and its index from 0; the page is empty and its index null
 * where the tab does not have the order.
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

/** The stages whose orders a tab lists, with and without shipments; null for the tab of all orders. */
export function stagePartsOf(tab: TabNumber): readonly StagePart[] | null {
  if (tab === tabs.all) return null;
  return orderStages.flatMap((stage) =>
    [false, true].flatMap((wasShipped) => (isInTab(stage, tab, wasShipped) ? { stage, wasShipped } : [])),
  );
}
