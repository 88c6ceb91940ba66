import { afterAction, type OrderAction, type OrderState, refusalOf, withoutUnits } from '@hub/domain/orders';
import { orderDetail } from './orderDetail.ts';
import { orderRow } from './orderRow.ts';
import type { SandboxOrder } from './SandboxOrder.ts';

/** Applies an action to an order by the domain's transitions. Returns the reason of a refusal, or null. */
export function changeOrder(
  order: SandboxOrder,
  action: Exclude<OrderAction, 'cancel-item'>,
  now: Date,
): string | null {
  const before = stateOf(order);
  const refusal = refusalOf(before.stage, action, before.order);
  if (refusal !== null) return refusal;
  const after = afterAction(before, action, now.toISOString());
  if (after === null) return 'This cannot be done now.';
  setState(order, after);
  return null;
}

/** Removes units of a line. Returns the reason of a refusal, or null. */
export function removeUnits(order: SandboxOrder, lineItemId: string, quantity: number): string | null {
  const before = stateOf(order);
  const refusal = refusalOf(before.stage, 'cancel-item', before.order);
  if (refusal !== null) return refusal;
  const detail = withoutUnits(before.detail, lineItemId, quantity);
  if (detail === null) return 'That many of this item cannot be removed.';
  setState(order, { ...before, detail });
  return null;
}

/** Adds an entry to the timeline. */
export function writeTimeline(order: SandboxOrder, message: string, now: Date): void {
  const before = stateOf(order);
  setState(order, {
    ...before,
    detail: { ...before.detail, timeline: [{ message, createdAt: now.toISOString() }, ...before.detail.timeline] },
  });
}

function stateOf(order: SandboxOrder): OrderState {
  return order.state ?? { stage: order.stage, order: orderRow(order), detail: orderDetail(order) };
}

function setState(order: SandboxOrder, state: OrderState): void {
  order.state = state;
  order.stage = state.stage;
}
