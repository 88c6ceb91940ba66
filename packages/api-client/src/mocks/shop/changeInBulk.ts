import { message, type Words } from '@hub/domain/messages';
import { type BulkCallAction, bulkActionReply } from '@hub/domain/orders';
import { toWireReply } from '../../http/wireWords.ts';
import type { WireBulkResult } from '../../orders/wireBulkResult.ts';
import { changeOrder, recordAction } from './changeOrder.ts';
import type { SandboxShop } from './SandboxShop.ts';

interface Outcome {
  status: 'success' | 'error' | 'skipped';
  message?: Words | undefined;
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
): ReturnType<typeof toWireReply> & { results: WireBulkResult[] } {
  const reached = shop.skipsLastInBulk && orderIds.length > 1 ? orderIds.slice(0, -1) : orderIds;
  const outcomes = reached.map((orderId): Outcome => {
    const order = shop.byOrderId.get(String(orderId));
    if (!order) return { status: 'error', message: message('orders.unknown') };
    if (shop.bulkFailuresLeft > 0) {
      shop.bulkFailuresLeft -= 1;
      return { status: 'error', message: causes[shop.bulkFailuresLeft % causes.length] };
    }
    const refusal = changeOrder(shop, order, action, now);
    if (refusal !== null) return { status: 'skipped', message: refusal };
    recordAction(shop, order, { action, isBulk: true }, now);
    return { status: 'success' };
  });
  const statuses = outcomes.map(({ status }) => status);
  const results = outcomes.map((outcome, index) => ({ order_id: reached[index] ?? '', ...toWireReply(outcome) }));
  return { ...toWireReply(bulkActionReply(action, statuses)), results };
}
