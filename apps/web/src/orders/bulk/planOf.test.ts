import type { Order } from '@hub/domain/orders';
import { expect, test } from 'vitest';
import { planOf } from './planOf.ts';

function heldOrder(orderId: string, told: Partial<Order> = {}): Order {
  return {
    id: `row ${orderId}`,
    orderId,
    orderName: `#${orderId}`,
    customerName: '',
    fulfillmentStatus: '',
    createdAt: null,
    closedAt: null,
    cancelledAt: null,
    batchedAt: null,
    shippedAt: null,
    threePlStatus: null,
    isBackOrder: 0,
    workflowErrors: [],
    shipmentError: null,
    errorType: null,
    ...told,
  };
}

test('an order that the server sent twice is promised once, and one that still runs is left out', () => {
  const plan = planOf('move-to-open', 6, [heldOrder('1'), heldOrder('2'), heldOrder('1'), heldOrder('3')], (orderId) => orderId === '2');
  expect(plan.eligible.map(({ orderId }) => orderId)).toEqual(['1', '3']);
  expect(plan.leftOut.map(({ orderId }) => orderId)).toEqual(['2']);
});
