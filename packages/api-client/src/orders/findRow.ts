import * as z from 'zod/mini';
import { checkReply } from '../http/checkReply.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import type { CallOptions } from '../http/createHttpClient.ts';
import { wireNumber } from '../http/wireFields.ts';
import { listAllOrders } from './listAllOrders.ts';
import { hasWindows } from './listOrderWindow.ts';
import { type ListOrdersParams, toQuery } from './listOrders.ts';
import { orderEndpoints } from './orderEndpoints.ts';

const envelope = z.object({ offset: z.nullable(wireNumber) });

/** The row of an order in a list, newest first, from 0; `null` when the list does not have it. */
export async function findRow(
  context: ClientContext,
  { orderId, ...list }: Pick<ListOrdersParams, 'tab' | 'filters'> & { orderId: string },
  { signal }: CallOptions = {},
): Promise<number | null> {
  if (!hasWindows(context)) {
    const { orders } = await listAllOrders(context, { ...list, fields: [] }, { signal });
    const row = orders.findIndex((order) => order.orderId === orderId);
    return row < 0 ? null : row;
  }
  // With one order per page, the page is its row.
  const query = { ...toQuery({ ...list, fields: [] }), limit: '1', order_id: orderId };
  const reply = await context.http.request(orderEndpoints.listOrder, { query, signal });
  const { offset } = checkReply(envelope, reply);
  return offset === null ? null : Number(offset);
}
