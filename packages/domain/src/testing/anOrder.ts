import { emptyOrder, type Order } from '../orders/Order.ts';
import { type OrderFieldKind, orderFieldRows } from '../orders/fields/orderFields.ts';
import type { OrderAccess } from '../orders/actions/OrderAccess.ts';
import type { Fulfillment, LineItem, OrderDetail } from '../orders/detail/OrderDetail.ts';

/** An open order with the sandbox's invoice 536365; `overrides` replaces fields. */
export function anOrder(overrides: Partial<Order> = {}): Order {
  return {
    ...emptyOrder,
    id: '536365',
    orderId: '5000536365',
    orderName: '#536365',
    customerName: 'Customer 17850',
    createdAt: '2011-12-09T08:26:00Z',
    ...overrides,
  };
}

const filledValues: Partial<Record<OrderFieldKind, (position: number) => unknown>> = {
  text: (position) => `Text ${position}`,
  time: (position) => new Date(Date.UTC(2011, 11, 9, 8, position)).toISOString(),
  number: (position) => position,
  count: (position) => position,
  flag: () => true,
};

/** A value in every order field except ids, errors and stage; also in fields added later. */
export const filledOrderFields: Partial<Order> = Object.fromEntries(
  orderFieldRows.flatMap(({ field, kind }, index) => {
    const value = filledValues[kind]?.(index);
    return value === undefined ? [] : [[field, value]];
  }),
);

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

/** Full access with nothing running. */
export const fullAccess: OrderAccess = { canEdit: true, blockCloseOrder: false, isRunning: false };
