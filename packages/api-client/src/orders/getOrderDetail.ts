import { checkReply } from '../http/checkReply.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import type { CallOptions } from '../http/createHttpClient.ts';
import { orderEndpoints } from './orderEndpoints.ts';
import { type LoadedOrderDetail, toOrderDetail } from './toOrderDetail.ts';
import { orderDetailEnvelope } from './wireOrderDetail.ts';

/** Items, shipments, flows and timeline of an order (§7); takes `order_id`, not `id`. */
export async function getOrderDetail(
  { http, ids }: ClientContext,
  orderId: string,
  { signal }: CallOptions = {},
): Promise<LoadedOrderDetail> {
  const reply = await http.request(orderEndpoints.getOrderDetail, { params: { order_id: orderId }, signal });
  return toOrderDetail(checkReply(orderDetailEnvelope, reply), ids);
}
