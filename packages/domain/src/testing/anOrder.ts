import type { Order } from '../orders/Order.ts';
import type { OrderAccess } from '../orders/OrderAccess.ts';
import type { Fulfillment, LineItem, OrderDetail } from '../orders/OrderDetail.ts';

/** An open order with invoice 536365 of the sandbox; `facts` overrides. */
export function anOrder(overrides: Partial<Order> = {}): Order {
  return {
    id: '536365',
    orderId: '5000536365',
    orderName: '#536365',
    customerName: 'Customer 17850',
    fulfillmentStatus: '',
    createdAt: '2011-12-09T08:26:00Z',
    closedAt: null,
    cancelledAt: null,
    batchedAt: null,
    shippedAt: null,
    threePlStatus: null,
    backOrderState: 0,
    workflowErrors: [],
    shipmentError: null,
    errorType: null,
    ...overrides,
  };
}

/** Five units, none shipped. */
export function aLineItem(overrides: Partial<LineItem> = {}): LineItem {
  return {
    lineItemId: 'L1',
    id: '1',
    name: 'White hanging heart T-light holder',
    sku: '85123A',
    quantity: 5,
    fulfillableQuantity: 5,
    price: 2.55,
    productWeight: '',
    virtualItem: null,
    isCancelled: false,
    threePlStatus: null,
    ...overrides,
  };
}

/** All five units of `aLineItem`, in the order's first shipment. */
export function aFulfillment(overrides: Partial<Fulfillment> = {}): Fulfillment {
  return {
    name: '#536365.1',
    lineItemId: 'L1',
    fulfillmentId: 'F1',
    quantity: 5,
    trackingNumber: 'TR1',
    shipmentStatus: null,
    locationId: null,
    ...overrides,
  };
}

export function aDetail(overrides: Partial<OrderDetail> = {}): OrderDetail {
  return { lineItems: [], fulfillments: [], eligibleFlows: [], triggeredFlows: [], timeline: [], ...overrides };
}

/** Full access, nothing running. */
export const fullAccess: OrderAccess = { canEdit: true, blockCloseOrder: false, isRunning: false };
