import type { ListWindowRequest } from '@hub/api-client/server';
import type { ShopTransaction } from '@hub/database';
import { findListWindow, type OrderWindowRequest, readListWindow } from '@hub/engine';

/** Part of a list as JSON; for a sought order also the page that has it. */
export async function answerListWindow(
  transaction: ShopTransaction,
  list: Pick<OrderWindowRequest, 'tab' | 'filters' | 'fields'>,
  window: ListWindowRequest,
  now: Date,
): Promise<string> {
  if (window.orderId === undefined) {
    const { json, count, total } = await readListWindow(transaction, { ...list, ...window }, now);
    return listJson(json, window.offset + count < total, total);
  }
  const { json, count, total, page } = await findListWindow(transaction, { ...list, ...window }, now);
  const hasNextPage = page !== null && page * window.limit + count < total;
  return listJson(json, hasNextPage, total, `,"offset":${page}`);
}

function listJson(orders: string, hasNextPage: boolean, total: number, further = ''): string {
  return `{"orders":[${orders}],"hasNextPage":${hasNextPage},"total":${total}${further}}`;
}
