import { message, type Words } from '../../messages/Message.ts';
import type { BulkChange } from '../actions/serverReplies.ts';

/**
 * Changes orders one by one. Outcomes are in id order; a repeated order is changed once. `change` returns why an
 * order can't take it: `null` when it was changed, `undefined` when there is no such order.
 */
export function bulkChanges(
  orderIds: readonly string[],
  change: (orderId: string) => Words | null | undefined,
): BulkChange[] {
  const refusals = new Map<string, Words | null | undefined>();
  return orderIds.map((orderId) => {
    if (!refusals.has(orderId)) refusals.set(orderId, change(orderId));
    const refusal = refusals.get(orderId);
    if (refusal === undefined) return { orderId, status: 'error', message: message('orders.unknown') };
    return { orderId, status: refusal === null ? 'success' : 'skipped', message: refusal };
  });
}
