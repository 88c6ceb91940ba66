import { type Message, message, type Words } from '../../messages/Message.ts';
import type { IsoTime } from '../../shared/dates/IsoTime.ts';
import { afterAction, type OrderRowState, type OrderState } from './afterAction.ts';
import type { OrderAction } from './orderActionTexts.ts';
import type { TimelineEntry } from '../detail/OrderDetail.ts';
import { refusalOf } from './refusalOf.ts';
import { withoutUnits } from '../detail/withoutUnits.ts';

/** The state after a change, or why the order can't take it. */
export type OrderChange = { state: OrderState; refusal: null } | { state: null; refusal: Words };

/** Why an order can't take an action, which its store may hold back; `null` when it can. */
export function rowRefusal({ stage, order, isKept = false }: OrderRowState, action: OrderAction): Message | null {
  return refusalOf(stage, action, { ...order, isKept });
}

/** Applies an action at an instant (§4 "Effects"), or refuses it with the reason. */
export function applyAction(state: OrderState, action: Exclude<OrderAction, 'cancel-item'>, at: IsoTime): OrderChange {
  const refusal = rowRefusal(state, action);
  if (refusal !== null) return refused(refusal);
  const after = afterAction(state, action, at);
  return after === null ? refused(message('orders.cannotBeDone')) : { state: after, refusal: null };
}

/** Removes units of a line (`cancel-item`), or refuses it with the reason. */
export function applyRemoval(state: OrderState, lineItemId: string, quantity: number): OrderChange {
  const refusal = refusalOf(state.stage, 'cancel-item', state.order);
  if (refusal !== null) return refused(refusal);
  const detail = withoutUnits(state.detail, lineItemId, quantity);
  if (detail === null) return refused(message('orders.tooMany'));
  return { state: { ...state, detail }, refusal: null };
}

/** Adds the newest timeline entry to the state. */
export function withTimelineEntry(state: OrderState, entry: TimelineEntry): OrderState {
  return {
    ...state,
    detail: { ...state.detail, timeline: [entry, ...state.detail.timeline] },
  };
}

function refused(refusal: Words): OrderChange {
  return { state: null, refusal };
}
