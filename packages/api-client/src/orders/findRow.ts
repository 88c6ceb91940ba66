import * as z from 'zod/mini';
import { checkReply } from '../http/checkReply.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import type { CallOptions } from '../http/createHttpClient.ts';
import { wireNumber } from '../http/wireFields.ts';
import { type ListOrdersParams, toQuery } from './listOrders.ts';
import { orderEndpoints } from './orderEndpoints.ts';

const envelope = z.object({ offset: z.nullable(wireNumber) });

/**
 * The row of an order in a list of which only the rows in sight are asked for, from 0; null where the list does not have
 * it. For servers with capability `windowed-lists`.
 */
export async function findRow(
  context: ClientContext,
  { orderId, ...list }: Pick<ListOrdersParams, 'tab' | 'filters'> & { orderId: string },
  { signal }: CallOptions = {},
): Promise<number | null> {
  // A page of one order is its row.
  const query = { ...toQuery({ ...list, fields: [] }), limit: '1', order_id: orderId };
  const reply = await context.http.request(orderEndpoints.listOrder, { query, signal });
  const { offset } = checkReply(envelope, reply);
  return offset === null ? null : Number(offset);
}
