import { setState } from '../shop/changeOrder.ts';
import type { SandboxShop } from '../shop/SandboxShop.ts';
import { stateOf } from '../shop/stateOf.ts';

/** Adds an entry to the timeline of an order. */
export function addTimeline(shop: SandboxShop, orderId: number, message: string, now: Date): void {
  const order = shop.byOrderId.get(String(orderId));
  if (order === undefined) return;
  const state = stateOf(order);
  const timeline = [{ message, createdAt: now.toISOString() }, ...state.detail.timeline];
  setState(shop, order, { ...state, detail: { ...state.detail, timeline } }, now);
}
