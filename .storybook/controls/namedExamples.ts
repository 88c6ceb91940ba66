import type { Examples } from './Examples.ts';
import { screenExamples } from './screenExamples.ts';
import type { Order } from '@hub/domain/orders';
import type { LineItem, OrderDetail } from '@hub/domain/orders/detail';
import {
  hostileDetail,
  hostileLineItems,
  hostileOrder,
  hostileOrders,
} from '../../packages/ui/src/orders/hostileOrderFixtures.ts';
import {
  aFulfillment,
  aLineItem,
  anOrder,
  anOrderDetail,
  decemberOrders,
  manyLineItems,
  manyOrders,
  storyLocations,
  unusualOrders,
} from '../../packages/ui/src/orders/orderFixtures.ts';

const order = {
  'One order': anOrder(),
  'Back order': anOrder({ backOrderState: 1, fulfillmentStatus: 'partial' }),
  'Not enough stock': anOrder({
    threePlStatus: 3,
    workflowErrors: [
      { message: 'Not enough stock at Milton Keynes warehouse', sku: '23275', quantity: 24, type: 'sku_error' },
    ],
  }),
  'Refused by the 3PL': anOrder({
    threePlStatus: 5,
    shipmentError: 'The address was not accepted: postcode missing',
    errorType: 1,
  }),
  Shipped: anOrder({ fulfillmentStatus: 'fulfilled', shippedAt: '2011-12-09T11:40:00Z' }),
  Cancelled: anOrder({ cancelledAt: '2011-12-09T12:05:00Z', closedAt: '2011-12-09T12:05:00Z' }),
  'Longest names': hostileOrder,
} satisfies Examples<Order>;

const orders = {
  'One order': [anOrder()],
  'Last hour of the year': decemberOrders,
  '500 orders': manyOrders(500),
  'Unusual orders': unusualOrders,
  'Longest names': hostileOrders,
} satisfies Examples<readonly Order[]>;

const lineItems = {
  'One line': [aLineItem()],
  '400 lines': manyLineItems(400),
  'Back order': [aLineItem({ threePlStatus: 3 })],
  Cancelled: [aLineItem({ isCancelled: true })],
  'Longest names': hostileLineItems,
} satisfies Examples<readonly LineItem[]>;

const orderDetail = {
  'Seven lines': anOrderDetail(),
  'One line': anOrderDetail({ lineItems: [aLineItem()] }),
  '400 lines': anOrderDetail({ lineItems: manyLineItems(400) }),
  'Back order': anOrderDetail({ lineItems: [aLineItem({ threePlStatus: 3 })] }),
  'Partly shipped': anOrderDetail({ fulfillments: [aFulfillment({ quantity: 2 })] }),
  'Longest names': hostileDetail,
} satisfies Examples<OrderDetail>;

/**
 * Choices for object types, by the type's name in TypeScript without null and undefined. Lists, loadables and sets of these types, and
 * values from the component's own stories, need no entry here.
 */
export const namedExamples = {
  Order: order,
  'readonly Order[]': orders,
  'readonly LineItem[]': lineItems,
  OrderDetail: orderDetail,
  'ReadonlyMap<string, string>': { 'Two locations': storyLocations },
  ...screenExamples,
} as const;
