import { type BatchedOrderRecord, sentWithBatch } from '@hub/domain/batching';
import { withTimelineEntry } from '@hub/domain/orders/actions';
import { sendWaiting } from '@hub/domain/orders/bulk';
import { eventEntry } from '@hub/domain/orders/timeline';
import { anyOrder, handlingsIn, routedLocations } from '../shipping/orderHandlings.ts';
import { setState } from '../shop/changeOrder.ts';
import type { SandboxShop } from '../shop/SandboxShop.ts';
import { stateOf } from '../shop/stateOf.ts';
import type { SandboxBatch } from './SandboxBatching.ts';

/** Hands over the waiting orders of a batch, each with its outcome and timeline. Returns the batch afterwards. */
export function sendSandboxBatch(shop: SandboxShop, batch: SandboxBatch, now: Date): SandboxBatch {
  const at = now.toISOString();
  const handlings = handlingsIn(shop);
  const find = (orderId: string) => {
    const order = shop.byOrderId.get(orderId);
    const route = order && { ...anyOrder, locationIds: routedLocations(shop, order) };
    return order && route && { state: stateOf(order), unhandled: handlings.refusalOf(route) };
  };
  const waiting = batch.orders.filter(({ outcome }) => outcome === 'waiting');
  const { outcomes, sent } = sendWaiting(waiting, find, at);
  const outcomeOf = new Map(outcomes.map((outcome) => [outcome.orderId, outcome]));
  for (const { after, attempt } of sent) {
    const { orderId } = after.order;
    const order = shop.byOrderId.get(orderId);
    if (order === undefined) continue;
    const entry = eventEntry(sentWithBatch(batch, shop.timeZone, attempt), at);
    setState(shop, order, withTimelineEntry(after, entry), now);
  }
  const orders = batch.orders.map((batched): BatchedOrderRecord => {
    const { outcome, reason } = outcomeOf.get(batched.orderId) ?? batched;
    return { ...batched, outcome, reason };
  });
  return { ...batch, orders, endedAt: at };
}
