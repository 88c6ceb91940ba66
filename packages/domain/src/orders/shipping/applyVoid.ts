import type { OrderState } from '../actions/afterAction.ts';
import type { OrderChange } from '../actions/applyAction.ts';
import { lineItemThreePlStatus } from '../threePlStatus.ts';

/**
 * The state after a warehouse voided a shipment: the shipment is canceled, and its units are back at the warehouse,
 * waiting for another label. A closed order stays closed. Refuses repeats.
 */
export function applyVoid(state: OrderState, fulfillmentId: string): OrderChange {
  const voided = state.detail.fulfillments.filter((part) => part.fulfillmentId === fulfillmentId);
  if (voided.length === 0) return { state: null, refusal: 'It has no such shipment.' };
  if (voided.every(({ shipmentStatus }) => shipmentStatus === 'canceled'))
    return { state: null, refusal: 'That shipment is canceled already.' };
  const units = new Map<string, number>();
  for (const { lineItemId, quantity } of voided) units.set(lineItemId, (units.get(lineItemId) ?? 0) + quantity);
  const fulfillments = state.detail.fulfillments.map((part) =>
    part.fulfillmentId === fulfillmentId ? { ...part, shipmentStatus: 'canceled', quantity: 0 } : part,
  );
  const lineItems = state.detail.lineItems.map((item) => {
    const quantity = item.isCancelled ? 0 : (units.get(item.lineItemId) ?? 0);
    if (quantity === 0) return item;
    return {
      ...item,
      fulfillableQuantity: Math.min(item.quantity, item.fulfillableQuantity + quantity),
      threePlStatus: lineItemThreePlStatus.sentToWarehouse,
    };
  });
  const detail = { ...state.detail, fulfillments, lineItems };
  const isAnyShipped = fulfillments.some(
    ({ shipmentStatus, quantity }) => shipmentStatus !== 'canceled' && quantity > 0,
  );
  const order = { ...state.order, fulfillmentStatus: isAnyShipped ? 'partial' : '' };
  const stage = state.stage === 'shipped' ? 'inFulfillment' : state.stage;
  return { state: { stage, order, detail }, refusal: null };
}
