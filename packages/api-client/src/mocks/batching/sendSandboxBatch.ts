import { type BatchedOrderRecord, sentWithBatch } from '@hub/domain/batching';
import { message } from '@hub/domain/messages';
import { withTimelineEntry } from '@hub/domain/orders/actions';
import { applyBatch } from '@hub/domain/orders/bulk';
import { eventEntry } from '@hub/domain/orders/timeline';
import { setState } from '../shop/changeOrder.ts';
import type { SandboxShop } from '../shop/SandboxShop.ts';
import { stateOf } from '../shop/stateOf.ts';
import type { SandboxBatch } from './SandboxBatching.ts';

/** Hands over the waiting orders of a batch, each with its outcome and timeline. Returns the batch afterwards. */
export function sendSandboxBatch(shop: SandboxShop, batch: SandboxBatch, now: Date): SandboxBatch {
  const at = now.toISOString();
  const startedBoxes = new Set<number>();
  const orders = batch.orders.map((batched): BatchedOrderRecord => {
    if (batched.outcome !== 'waiting') return batched;
    const order = shop.byOrderId.get(batched.orderId);
    const change = order && applyBatch(stateOf(order), at, { isResend: batched.attempt > 1 });
    if (order === undefined || change?.state == null)
      return { ...batched, outcome: 'skipped', reason: change?.refusal ?? message('orders.unknown') };
    const event = sentWithBatch(batch, shop.timeZone, batched.attempt);
    setState(shop, order, withTimelineEntry(change.state, eventEntry(event, at)), now);
    order.boxesSaved += startedBoxes.has(batched.box) ? 1 : 0;
    startedBoxes.add(batched.box);
    return { ...batched, outcome: 'sent', reason: null };
  });
  return { ...batch, orders, endedAt: at };
}
