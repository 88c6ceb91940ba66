import type { Order } from '@hub/domain/orders';

/** An open order about which nothing is special, but for what the test says. */
export function anOrder(told: Partial<Order> = {}): Order {
  return {
    id: '1',
    orderId: '5001',
    orderName: '#536365',
    customerName: 'Customer 17850',
    fulfillmentStatus: '',
    createdAt: '2026-11-01T08:26:00Z',
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
