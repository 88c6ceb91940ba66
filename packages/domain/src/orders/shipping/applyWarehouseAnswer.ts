import { message, type Message } from '../../messages/Message.ts';
import type { IsoTime } from '../../shared/dates/IsoTime.ts';
import type { OrderState } from '../actions/afterAction.ts';
import type { OrderChange } from '../actions/applyAction.ts';
import { itemsToShip } from './applyShipment.ts';
import { hasUnitsToShip } from '../intake/fromStoreOrder.ts';
import type { OrderDetail } from '../detail/OrderDetail.ts';
import { backOrderStates } from '../threePlStatus.ts';
import { withoutUnits } from '../detail/withoutUnits.ts';

/** Why a sent order can't be put on hold; `null` when its 3PL can be asked. */
export function warehouseHoldRefusal({ stage, detail }: OrderState): Message | null {
  if (stage !== 'inFulfillment') return message('orders.cannot', { stage });
  return itemsToShip(detail).length === 0 ? message('orders.noneLeft') : null;
}

/** The state after its 3PL agreed to hold an order: it waits, and what has not left is no longer at the warehouse. */
export function applyWarehouseHold(state: OrderState, stage: 'hold' | 'needsReview' = 'hold'): OrderChange {
  const refusal = warehouseHoldRefusal(state);
  if (refusal !== null) return { state: null, refusal };
  const open = new Set(itemsToShip(state.detail).map(({ lineItemId }) => lineItemId));
  const lineItems = state.detail.lineItems.map((item) =>
    open.has(item.lineItemId) ? { ...item, threePlStatus: null } : item,
  );
  return { state: { ...state, stage, detail: { ...state.detail, lineItems } }, refusal: null };
}

/**
 * Why units of a line can't be removed from a sent order; `null` when its 3PL can be asked. `requested` counts units
 * of the line already being asked for.
 */
export function warehouseRemovalRefusal(
  { stage, detail }: OrderState,
  lineItemId: string,
  quantity: number,
  requested = 0,
): Message | null {
  if (stage !== 'inFulfillment') return message('orders.cannot', { stage });
  const open = itemsToShip(detail).find((item) => item.lineItemId === lineItemId)?.quantity ?? 0;
  if (open === 0) return message('orders.notThere');
  const isPossible = Number.isInteger(quantity) && quantity >= 1 && quantity <= open - requested;
  return isPossible ? null : message('orders.tooMany');
}

/**
 * The state after its 3PL removed units of a line. With nothing left to ship, the shipped part is all there is: the
 * order is shipped, a back order for what is short, or closed.
 */
export function applyWarehouseRemoval(
  state: OrderState,
  lineItemId: string,
  quantity: number,
  at: IsoTime,
): OrderChange {
  const item = state.detail.lineItems.find((line) => line.lineItemId === lineItemId);
  const withStatus = (detail: OrderDetail, threePlStatus: number | null): OrderDetail => ({
    ...detail,
    lineItems: detail.lineItems.map((line) => (line.lineItemId === lineItemId ? { ...line, threePlStatus } : line)),
  });
  const removed = withoutUnits(withStatus(state.detail, null), lineItemId, quantity);
  if (item === undefined || removed === null) return { state: null, refusal: message('orders.tooMany') };
  return { state: afterRemoval({ ...state, detail: withStatus(removed, item.threePlStatus) }, at), refusal: null };
}

function afterRemoval(state: OrderState, at: IsoTime): OrderState {
  const { order, detail } = state;
  if (state.stage !== 'inFulfillment' || itemsToShip(detail).length > 0) return state;
  if (detail.lineItems.some(hasUnitsToShip)) return { ...state, stage: 'backOrder' };
  const hasShipped = detail.fulfillments.some(({ quantity }) => quantity > 0);
  const ended = { ...order, backOrderState: backOrderStates.none };
  return hasShipped
    ? { ...state, stage: 'shipped', order: { ...ended, fulfillmentStatus: 'fulfilled' } }
    : { ...state, stage: 'closed', order: { ...ended, closedAt: at } };
}
