import { describe, expect, test } from 'vitest';
import { aDetail, aFulfillment, aLineItem, anOrder } from '../../testing/anOrder.ts';
import type { OrderState } from '../actions/afterAction.ts';
import { applyTracking } from './applyTracking.ts';
import type { ShipmentStatus } from '../detail/OrderDetail.ts';

/** Two boxes; the first has two lines. */
function shippedOrder(status: ShipmentStatus | null): OrderState {
  const box = (fulfillmentId: string, lineItemId: string) =>
    aFulfillment({ fulfillmentId, lineItemId, name: `#536365.${fulfillmentId}`, shipmentStatus: status });
  return {
    stage: 'shipped',
    order: anOrder({ fulfillmentStatus: 'fulfilled' }),
    detail: aDetail({
      lineItems: ['L1', 'L2', 'L3'].map((lineItemId) => aLineItem({ lineItemId })),
      fulfillments: [box('1', 'L1'), box('1', 'L2'), box('2', 'L3')],
    }),
  };
}

const statusesAfter = (state: OrderState, fulfillmentId: string, status: ShipmentStatus) =>
  applyTracking(state, { fulfillmentId, status }).state?.detail.fulfillments.map((part) => part.shipmentStatus);

describe('a carrier update', () => {
  test('is refused for an unknown shipment', () => {
    expect(applyTracking(shippedOrder(null), { fulfillmentId: '3', status: 'delivered' })).toEqual({
      state: null,
      refusal: 'It has no such shipment.',
    });
  });

  test('is ignored when repeated', () => {
    expect(applyTracking(shippedOrder('in_transit'), { fulfillmentId: '1', status: 'in_transit' }).state).toBeNull();
  });

  test.each(['delivered', 'canceled'] as const)('is ignored after "%s"', (last) => {
    expect(applyTracking(shippedOrder(last), { fulfillmentId: '1', status: 'in_transit' }).state).toBeNull();
  });

  test('changes every part of its shipment and no other', () => {
    expect(statusesAfter(shippedOrder('label_printed'), '1', 'in_transit')).toEqual([
      'in_transit',
      'in_transit',
      'label_printed',
    ]);
    expect(statusesAfter(shippedOrder(null), '2', 'delivered')).toEqual([null, null, 'delivered']);
    expect(statusesAfter(shippedOrder('failure'), '2', 'delivered')).toEqual(['failure', 'failure', 'delivered']);
  });
});
