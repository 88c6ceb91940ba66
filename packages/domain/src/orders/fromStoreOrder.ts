import type { OrderState } from './afterAction.ts';
import { shipmentName } from './applyShipment.ts';
import type { Fulfillment, LineItem } from './OrderDetail.ts';
import type { OrderStage } from './OrderStage.ts';
import type { StoreOrder, StoreOrderFulfillment, StoreOrderLine } from './StoreOrder.ts';
import { backOrderStates, virtualItems } from './threePlStatus.ts';

/**
 * A new order as the store has it. One that is cancelled, fulfilled or archived there, or has nothing that is shipped, has
 * ended here too. `orderName`: where another order has the name of this one.
 */
export function fromStoreOrder(received: StoreOrder, orderName = received.name): OrderState {
  const { orderId, createdAt, cancelledAt, closedAt, customerName } = received;
  const lineItems = received.lines.map(newLine);
  const fulfillments = received.fulfillments
    .filter(({ isCancelled }) => !isCancelled)
    .flatMap((fulfillment, index) => partsOf(fulfillment, shipmentName(orderName, index + 1)));
  const stage = firstStage(received, lineItems, fulfillments.length > 0);
  return {
    stage,
    order: {
      id: orderId,
      orderId,
      orderName,
      customerName,
      fulfillmentStatus: fulfillmentStatusOf(lineItems, fulfillments),
      createdAt,
      closedAt: stage === 'closed' ? (closedAt ?? createdAt) : closedAt,
      cancelledAt,
      batchedAt: null,
      shippedAt: fulfillments.length > 0 ? received.updatedAt : null,
      threePlStatus: null,
      backOrderState: backOrderStates.none,
      workflowErrors: [],
      shipmentError: null,
      errorType: null,
    },
    detail: { lineItems, fulfillments, eligibleFlows: [], triggeredFlows: [], timeline: [] },
  };
}

function firstStage(
  { cancelledAt, closedAt }: StoreOrder,
  lineItems: readonly LineItem[],
  isFulfilled: boolean,
): OrderStage {
  if (cancelledAt !== null) return 'cancelled';
  if (closedAt !== null) return 'closed';
  if (lineItems.some(hasUnitsToShip)) return 'open';
  return isFulfilled ? 'shipped' : 'closed';
}

/** Goods of which something is still to be shipped. */
export function hasUnitsToShip({ isCancelled, virtualItem, fulfillableQuantity }: LineItem): boolean {
  return !isCancelled && (virtualItem === null || virtualItem < virtualItems.service) && fulfillableQuantity > 0;
}

/** `fulfillment_status` by what is left and what was shipped (§4). */
export function fulfillmentStatusOf(lineItems: readonly LineItem[], fulfillments: readonly Fulfillment[]): string {
  if (!fulfillments.some(({ quantity }) => quantity > 0)) return '';
  return lineItems.some(hasUnitsToShip) ? 'partial' : 'fulfilled';
}

/** A line that the shop does not have yet. */
export function newLine(line: StoreOrderLine): LineItem {
  const { lineItemId, name, sku, quantity, currentQuantity, unfulfilledQuantity, price, weight } = line;
  const isCancelled = currentQuantity <= 0;
  return {
    lineItemId,
    id: lineItemId,
    name,
    sku,
    quantity: isCancelled ? quantity : currentQuantity,
    fulfillableQuantity: isCancelled ? 0 : Math.max(0, Math.min(currentQuantity, unfulfilledQuantity)),
    price,
    productWeight: weight,
    virtualItem: line.isGiftCard ? virtualItems.giftVoucher : line.requiresShipping ? 0 : virtualItems.service,
    isCancelled,
    threePlStatus: null,
  };
}

/** The parts of a fulfillment that the store has, as a shipment of this name. */
export function partsOf(fulfillment: StoreOrderFulfillment, name: string): Fulfillment[] {
  const { fulfillmentId, trackingNumber, status, locationId, lines } = fulfillment;
  return lines.map(({ lineItemId, quantity }) => ({
    name,
    lineItemId,
    fulfillmentId,
    quantity,
    trackingNumber,
    shipmentStatus: status,
    locationId,
  }));
}
