import type { OrderEvent } from '@hub/domain/events';
import { eventEntry } from '@hub/domain/orders';
import { setState } from '../shop/changeOrder.ts';
import type { SandboxShop } from '../shop/SandboxShop.ts';
import { stateOf } from '../shop/stateOf.ts';

/** Adds an entry to the timeline of an order. */
export function addTimeline(shop: SandboxShop, orderId: number, event: OrderEvent, now: Date): void {
  const order = shop.byOrderId.get(String(orderId));
  if (order === undefined) return;
  const state = stateOf(order);
  const timeline = [eventEntry(event, now.toISOString()), ...state.detail.timeline];
  setState(shop, order, { ...state, detail: { ...state.detail, timeline } }, now);
}
