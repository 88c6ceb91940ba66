import type { OrderFilters } from '@hub/domain/dashboard';
import type { TabNumber } from '@hub/domain/orders';
import { newestReason } from '@hub/domain/orders/timeline';
import type { orderEndpoints } from '../../orders/orderEndpoints.ts';
import { toWireOrder } from '../../orders/toWireOrder.ts';
import type { WireOrder } from '../../orders/wireOrder.ts';
import { LazyList } from '../../server/LazyList.ts';
import { type ListRequest, listRequestOf } from '../../server/listRequestOf.ts';
import { requestErrors } from '../../server/RequestError.ts';
import type { Mock } from '../http/Mock.ts';
import { findOrders, isListedIn } from '../shop/findOrders.ts';
import { orderDetail } from '../shop/orderDetail.ts';
import { orderRow } from '../shop/orderRow.ts';
import type { SandboxOrder } from '../shop/SandboxOrder.ts';
import type { SandboxShop } from '../shop/SandboxShop.ts';

/** The list of a tab. Its rows are created while they are sent. */
export const listOrder: Mock<(typeof orderEndpoints)['listOrder']> = ({ shop, query, now, pageSize }) => {
  const list = listRequestOf(query);
  const { tab, filters, window, isErrorExport } = list;
  const listKey = listKeyOf(tab, filters);
  const found = findOrders(shop, filters, now).filter((order) => isListedIn(order, tab));
  const orders = shop.movingLists?.listed(listKey, found) ?? found;
  const size = window?.limit ?? pageSize(tab);
  const foundPage = window?.orderId === undefined ? undefined : pageOfOrder(orders, window.orderId, size);
  const start = startOf(list, { shop, size, orders, foundPage });
  const page = orders.slice(start, start + size);
  shop.movingLists?.onPageRead(listKey, orders, { start, size });
  const pick = fieldPicker(list.fields);
  const rows = new LazyList(page.length, (from, to) =>
    page.slice(from, to).map((order) => pick({ ...toWireOrder(orderRow(order)), ...stageFields(shop, order) })),
  );
  const hasNextPage = start + size < orders.length;
  if (window)
    return { orders: rows, hasNextPage, total: orders.length, ...(foundPage !== undefined && { offset: foundPage }) };
  return isErrorExport ? { orders: [], hasNextPage, fulfill_error_data: rows } : { orders: rows, hasNextPage };
};

/** Identifies a list without its page. */
export function listKeyOf(tab: TabNumber, filters: OrderFilters): string {
  return JSON.stringify([tab, filters]);
}

/** Index of the page that contains an order; `null` if none does. */
function pageOfOrder(orders: readonly SandboxOrder[], orderId: string, size: number): number | null {
  const index = orders.findIndex((order) => String(order.orderId) === orderId);
  return index < 0 ? null : Math.floor(index / size);
}

interface ListRead {
  shop: SandboxShop;
  size: number;
  orders: readonly SandboxOrder[];
  foundPage: number | null | undefined;
}

/** Index of the first order that is sent. */
function startOf({ window, page, after }: ListRequest, { shop, size, orders, foundPage }: ListRead): number {
  if (foundPage !== undefined) return foundPage === null ? orders.length : foundPage * size;
  if (window) return window.offset ?? 0;
  if (after !== undefined) {
    const last = shop.byOrderId.get(after);
    if (last === undefined) throw requestErrors.unknownOrder(after);
    const newer = new Set(shop.orders.slice(0, shop.orders.indexOf(last) + 1));
    const next = orders.findIndex((order) => !newer.has(order));
    return next < 0 ? orders.length : next;
  }
  // Infinity times 0 is NaN.
  return page === 0 ? 0 : page * size;
}

/** Our extension, if the shop's server has it. */
function stageFields(shop: SandboxShop, order: SandboxOrder): Pick<WireOrder, 'stage' | 'reason'> {
  if (!shop.capabilities.includes('stages')) return {};
  if (order.stage !== 'hold' && order.stage !== 'needsReview') return { stage: order.stage };
  const reason = newestReason(order.stage, orderDetail(order).timeline);
  return { stage: order.stage, ...(reason && { reason }) };
}

/** A function that picks a row's fields in a comma-separated query; all without one. */
export function fieldPicker(fields: string | undefined): (row: WireOrder) => WireOrder {
  if (fields === undefined) return (row) => row;
  const fieldNames = new Set(fields.split(',').map((field) => field.trim()));
  return (row) => Object.fromEntries(Object.entries(row).filter(([field]) => fieldNames.has(field))) as WireOrder;
}
