import { listRequestOf, type ListWindowRequest, requestErrors } from '@hub/api-client/server';
import type { ShopTransaction } from '@hub/database';
import { orderCursorOf } from '@hub/database/orders';
import { type OrderField, orderFieldRows } from '@hub/domain/orders';
import { findListWindow, type OrderWindowRequest, readListWindow, streamOrders } from '@hub/engine/orders';
import type { Arrival } from './createArrival.ts';
import { streamedList } from './streamedList.ts';

/**
 * A tab's list, in part or as a stream. The only handler that the sandbox does not share: the sandbox turns row objects
 * into JSON, while here PostgreSQL writes the JSON, several times as fast. Both share the parsing, checks and errors
 * (`listRequestOf`, `requestErrors`).
 */
export async function answerList({
  database,
  now,
  enter,
}: Arrival<'listOrder'>): Promise<string | ReadableStream<Uint8Array>> {
  const asked = await enter(async ({ transaction, session, query }) => {
    const { tab, filters, fields, window, page, after: afterId, isErrorExport } = listRequestOf(query);
    const list = { tab, filters, fields: requestedFields(fields) };
    if (window !== null) return answerListWindow(transaction, list, window, now);
    const after = afterId === undefined ? null : await orderCursorOf(transaction, afterId);
    if (afterId !== undefined && after === null) throw requestErrors.unknownOrder(afterId);
    return { shopId: session.shop.shopId, list: { ...list, page, after }, isErrorExport };
  });
  if (typeof asked === 'string') return asked;
  const parts = streamOrders(database, asked.shopId, asked.list, now);
  return asked.isErrorExport
    ? streamedList('fulfill_error_data', parts, { orders: [] })
    : streamedList('orders', parts);
}

/** Part of a list as JSON; for a requested order, the page that has it. */
async function answerListWindow(
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

/** The requested fields, separated by commas as on the wire; all when absent. Unknown fields are ignored. */
function requestedFields(fields: string | undefined): readonly OrderField[] {
  const requested = fields?.split(',').map((name) => name.trim());
  return orderFieldRows.flatMap(({ field, wire }) => (requested?.includes(wire) === false ? [] : [field]));
}
