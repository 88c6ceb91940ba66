import { type BulkCallAction, bulkActionReply, type ServerReply, unknownOrderText } from '@hub/domain/orders';
import { changeOrder, recordAction } from './changeOrder.ts';
import type { SandboxShop } from './SandboxShop.ts';

interface BulkReply extends ServerReply {
  results: { order_id: number | string; status: 'success' | 'error' | 'skipped'; message?: string }[];
}

/** Messages of planned failures, in rotation. */
const causes = ['The warehouse did not answer.', 'The order was changed meanwhile.'] as const;

/**
 * One action on many orders with an outcome each: 'skipped' cannot take it, 'error' is unknown or planned to fail.
 * Writes the timeline of what was done where the shop has `timeline`; elsewhere the client does.
 */
export function changeInBulk(
  shop: SandboxShop,
  orderIds: readonly (number | string)[],
  action: BulkCallAction,
  now: Date,
): BulkReply {
  const reached = shop.skipsLastInBulk && orderIds.length > 1 ? orderIds.slice(0, -1) : orderIds;
  const results = reached.map((orderId): BulkReply['results'][number] => {
    const order = shop.byOrderId.get(String(orderId));
    if (!order) return { order_id: orderId, status: 'error', message: unknownOrderText };
    if (shop.bulkFailuresLeft > 0) {
      shop.bulkFailuresLeft -= 1;
      return { order_id: orderId, status: 'error', message: causes[shop.bulkFailuresLeft % causes.length] };
    }
    const refusal = changeOrder(shop, order, action, now);
    if (refusal !== null) return { order_id: orderId, status: 'skipped', message: refusal };
    recordAction(shop, order, { action, isBulk: true }, now);
    return { order_id: orderId, status: 'success' };
  });
  const statuses = results.map(({ status }) => status);
  return { ...bulkActionReply(action, statuses), results };
}
