import { type OrderEvent, orderEvent } from '../../events/OrderEvent.ts';
import type { OrderState } from '../actions/afterAction.ts';
import type { Fulfillment } from '../detail/OrderDetail.ts';
import { shipmentName } from '../shipping/applyShipment.ts';
import { inUnitsSent } from '../shipping/storeUnits.ts';
import { partsOf } from './fromStoreOrder.ts';
import type { OwnWrites } from './leftHere.ts';
import type { StoreOrder, StoreOrderFulfillment } from './StoreOrder.ts';

/** Adds shipments made in the store: new ones and updates to known ones. */
export function readShipments(
  { order, detail }: OrderState,
  { fulfillments }: StoreOrder,
  { ownFulfillments, readsFulfillments }: OwnWrites,
): { after: readonly Fulfillment[]; events: readonly OrderEvent[] } {
  const before = detail.fulfillments;
  const own = new Set([...ownFulfillments.values()].flat());
  const theirs = new Map(fulfillments.map((fulfillment) => [fulfillment.fulfillmentId, fulfillment]));
  const known = new Map(before.map((part) => [part.fulfillmentId, part]));
  const numbers = new Set(before.flatMap(({ trackingNumber }) => trackingNumber ?? []));
  const isForeign = ({ fulfillmentId, isCancelled, trackingNumber, moreTrackings = [] }: StoreOrderFulfillment) =>
    readsFulfillments &&
    !isCancelled &&
    !known.has(fulfillmentId) &&
    !own.has(fulfillmentId) &&
    ![trackingNumber, ...moreTrackings.map(({ number }) => number)].some(
      (number) => number !== null && numbers.has(number),
    );
  const first = new Set(before.map(({ name }) => name)).size + 1;
  const added = fulfillments
    .filter(isForeign)
    .flatMap((part, index) =>
      inUnitsSent(partsOf(part, shipmentName(order.orderName, first + index)), detail.lineItems),
    );
  const kept = before.map((part) => {
    const theirPart = theirs.get(part.fulfillmentId);
    if (theirPart === undefined) return part;
    const trackingNumber = theirPart.trackingNumber ?? part.trackingNumber;
    const shipmentStatus = theirPart.isCancelled ? 'canceled' : (theirPart.status ?? part.shipmentStatus);
    const quantity = theirPart.isCancelled ? 0 : part.quantity;
    const isSame =
      part.shipmentStatus === shipmentStatus && part.trackingNumber === trackingNumber && part.quantity === quantity;
    return isSame ? part : { ...part, shipmentStatus, trackingNumber, quantity };
  });
  const canceled = kept.flatMap(({ shipmentStatus, fulfillmentId }, index) =>
    shipmentStatus === 'canceled' && before[index]?.shipmentStatus !== 'canceled'
      ? (theirs.get(fulfillmentId) ?? [])
      : [],
  );
  const isSame = added.length === 0 && kept.every((part, index) => part === before[index]);
  return {
    after: isSame ? before : [...kept, ...added],
    events: [
      ...(added.length > 0 ? [orderEvent('fulfilledInStore', {})] : []),
      ...(canceled.some(({ hasFailed }) => !hasFailed) ? [orderEvent('fulfillmentCanceledInStore', {})] : []),
      ...(canceled.some(({ hasFailed }) => hasFailed) ? [orderEvent('fulfillmentFailedInStore', {})] : []),
    ],
  };
}
