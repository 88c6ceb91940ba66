import { partId } from './storeIds.ts';
import { seededRandom } from '@hub/domain/simulation';
import { requiresShipping } from './requiresShipping.ts';
import type { PastShipping, StorePartInput } from '../StoreOptions.ts';
import type { FulfillmentOrderStatus, StoreFulfillment, StoreFulfillmentOrder } from './storeTypes.ts';
import type { StoreLocation, BookedOrder, StoreShipping } from './storeTypes.ts';

const dayMs = 86_400_000;

/**
 * Shipping of a past order, or of one just placed: all of it at the first location. `given` replaces the generated
 * shipments.
 */
export function pastShipping(
  order: BookedOrder,
  locations: readonly StoreLocation[],
  given?: PastShipping,
): StoreShipping {
  const location = locations.find(({ isActive }) => isActive);
  const shippable = order.lines.flatMap((line, index) =>
    requiresShipping(line) && line.current > 0 ? [{ line, index }] : [],
  );
  if (!location || shippable.length === 0) return { fulfillmentOrders: [], fulfillments: [] };
  const isDone = order.initial !== 'open';
  const isSent = order.initial === 'fulfilled' || order.initial === 'closed';
  const status: FulfillmentOrderStatus = isSent ? 'CLOSED' : isDone ? 'CANCELLED' : 'OPEN';
  const sentAt = order.at + Math.round(seededRandom(order.number, 'sent') * dayMs);
  const fulfillmentOrder: StoreFulfillmentOrder = {
    id: partId('FulfillmentOrder', order.serial, 0),
    locationId: location.id,
    status,
    holds: [],
    lines: shippable.map(({ line, index }) => ({
      id: partId('FulfillmentOrderLineItem', order.serial, index),
      line: index,
      total: line.quantity,
      remaining: isDone ? 0 : line.current,
    })),
    createdAt: order.at,
    updatedAt: isSent ? sentAt : order.at,
  };
  if (given) return givenShipping(fulfillmentOrder, order, given);
  if (!isSent) return { fulfillmentOrders: [fulfillmentOrder], fulfillments: [] };
  const fulfillment: StoreFulfillment = {
    id: partId('Fulfillment', order.serial, 0),
    locationId: location.id,
    status: 'SUCCESS',
    tracking: { company: 'Royal Mail', numbers: [trackingNumber(order.number)], urls: [] },
    notifiedCustomer: false,
    lines: fulfillmentOrder.lines.map(({ id, line, total }, index) => ({
      id: partId('FulfillmentLineItem', order.serial, index),
      line,
      quantity: total,
      fulfillmentOrderId: fulfillmentOrder.id,
      fulfillmentOrderLineId: id,
    })),
    createdAt: sentAt,
    updatedAt: sentAt,
    events: [],
  };
  return { fulfillmentOrders: [fulfillmentOrder], fulfillments: [fulfillment] };
}

/** The fulfillment orders of a new order, each with the units that earlier parts left. */
export function plannedShipping(
  order: BookedOrder,
  parts: readonly StorePartInput[],
  locations: readonly StoreLocation[],
): StoreShipping {
  const first = locations.find(({ isActive }) => isActive);
  const left = order.lines.map((line) => (requiresShipping(line) ? line.current : 0));
  const fulfillmentOrders: StoreFulfillmentOrder[] = [];
  for (const { units, locationId = first?.id ?? 0, method, destination, fulfillAt, requestStatus } of parts) {
    const number = fulfillmentOrders.length;
    const lines = order.lines.flatMap((line, index) => {
      const open = left[index] ?? 0;
      const quantity = Math.min(open, units === undefined ? open : (units[line.product.sku] ?? 0));
      if (quantity === 0) return [];
      left[index] = open - quantity;
      const id = partId('FulfillmentOrderLineItem', order.serial, number * 10_000 + index);
      return [{ id, line: index, total: quantity, remaining: quantity }];
    });
    if (lines.length === 0) continue;
    fulfillmentOrders.push({
      id: partId('FulfillmentOrder', order.serial, number),
      locationId,
      status: fulfillAt !== undefined && fulfillAt > order.at ? 'SCHEDULED' : 'OPEN',
      holds: [],
      lines,
      createdAt: order.at,
      updatedAt: order.at,
      ...(fulfillAt !== undefined && { fulfillAt }),
      ...(requestStatus !== undefined && { requestStatus }),
      ...(method !== undefined && { method }),
      ...(destination !== undefined && { destination }),
    });
  }
  return { fulfillmentOrders, fulfillments: [] };
}

/** Takes shipped units off the fulfillment order and sets the app's hold. */
function givenShipping(
  whole: StoreFulfillmentOrder,
  order: BookedOrder,
  { fulfillments, holdReason }: PastShipping,
): StoreShipping {
  const sent = (line: number) =>
    fulfillments.flatMap(({ lines }) => lines).reduce((sum, one) => sum + (one.line === line ? one.quantity : 0), 0);
  const lines = whole.lines.map((one) => ({ ...one, remaining: Math.max(0, one.remaining - sent(one.line)) }));
  const isHeld = holdReason !== null && lines.some(({ remaining }) => remaining > 0);
  const hold = {
    id: partId('FulfillmentHold', order.serial, 0),
    reason: 'OTHER',
    notes: holdReason,
    handle: 'fulfillment-hub',
  };
  const fulfillmentOrder: StoreFulfillmentOrder = {
    ...whole,
    lines,
    status: isHeld ? 'ON_HOLD' : whole.status,
    holds: isHeld ? [hold] : [],
  };
  let parts = 0;
  return {
    fulfillmentOrders: [fulfillmentOrder],
    fulfillments: fulfillments.map((given): StoreFulfillment => ({
      id: given.id,
      locationId: whole.locationId,
      status: 'SUCCESS',
      tracking: { company: null, numbers: given.trackingNumber === null ? [] : [given.trackingNumber], urls: [] },
      notifiedCustomer: false,
      lines: given.lines.flatMap(({ line, quantity }) => {
        const part = lines.find((one) => one.line === line);
        if (!part) return [];
        return [
          {
            id: partId('FulfillmentLineItem', order.serial, parts++),
            line,
            quantity,
            fulfillmentOrderId: whole.id,
            fulfillmentOrderLineId: part.id,
          },
        ];
      }),
      createdAt: whole.updatedAt,
      updatedAt: whole.updatedAt,
      events: [],
    })),
  };
}

function trackingNumber(text: string): string {
  return `RM${String(Math.floor(seededRandom(text, 'tracking') * 1e9)).padStart(9, '0')}GB`;
}
