import type { Words } from '@hub/domain/messages';
import { type EventValues, type OrderEvent, orderEvent } from '@hub/domain/events';
import {
  applyAction,
  applyRemoval,
  lastActionOf,
  type OrderAction,
  type OrderChange,
  type OrderState,
  repeatedRefusal,
  withTimelineEntry,
} from '@hub/domain/orders/actions';
import { applyWarehouseHold, applyWarehouseRemoval, warehouseRemovalRefusal } from '@hub/domain/orders/shipping';
import { eventEntry } from '@hub/domain/orders/timeline';
import type { SandboxOrder } from './SandboxOrder.ts';
import type { SandboxShop } from './SandboxShop.ts';
import { stateOf } from './stateOf.ts';

/** Applies an action to an order by the domain's transitions. Returns the reason of a refusal, or `null`. */
export function changeOrder(
  shop: SandboxShop,
  order: SandboxOrder,
  action: Exclude<OrderAction, 'cancel-item'>,
  now: Date,
): Words | null {
  const state = stateOf(order);
  const repeated = repeatedRefusal(state, action, lastActionOf(state.detail.timeline), shop.timeZone);
  if (repeated !== null) return repeated;
  // Its warehouses agree at once.
  const isAtWarehouse = action === 'hold-order' && order.stage === 'inFulfillment';
  const change = isAtWarehouse ? applyWarehouseHold(state) : applyAction(state, action, now.toISOString());
  return keepChange(shop, order, change, now);
}

/** Removes units of a line. Returns the reason of a refusal, or `null`. */
export function removeUnits(
  shop: SandboxShop,
  order: SandboxOrder,
  lineItemId: string,
  quantity: number,
  now: Date,
): Words | null {
  const state = stateOf(order);
  if (order.stage !== 'inFulfillment') return keepChange(shop, order, applyRemoval(state, lineItemId, quantity), now);
  const refusal = warehouseRemovalRefusal(state, lineItemId, quantity);
  if (refusal !== null) return refusal;
  return keepChange(shop, order, applyWarehouseRemoval(state, lineItemId, quantity, now.toISOString()), now);
}

/** Adds an entry to the timeline: an event, or a text. */
export function writeTimeline(shop: SandboxShop, order: SandboxOrder, said: OrderEvent | string, now: Date): void {
  const createdAt = now.toISOString();
  const entry = typeof said === 'string' ? { message: said, createdAt } : eventEntry(said, createdAt);
  setState(shop, order, withTimelineEntry(stateOf(order), entry), now);
}

/** Records the person's action if the shop's server does so; otherwise the client posts it. */
export function recordAction(
  shop: SandboxShop,
  order: SandboxOrder,
  action: Partial<EventValues<'actionTaken'>> & Pick<EventValues<'actionTaken'>, 'action'>,
  now: Date,
): void {
  if (!shop.capabilities.includes('timeline')) return;
  const event = orderEvent('actionTaken', { by: shop.userName, isBulk: false, isUndo: false, ...action });
  writeTimeline(shop, order, event, now);
}

function keepChange(shop: SandboxShop, order: SandboxOrder, { state, refusal }: OrderChange, now: Date): Words | null {
  if (state !== null) setState(shop, order, state, now);
  return refusal;
}

/** Stores the state after a change, and reports the stages. */
export function setState(shop: SandboxShop, order: SandboxOrder, state: OrderState, now: Date): void {
  shop.changes.report([order.stage, state.stage]);
  if (order.stage !== state.stage) order.stageSince = now.getTime();
  order.state = state;
  order.stage = state.stage;
}
