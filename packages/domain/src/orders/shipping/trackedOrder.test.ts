import { expect, test } from 'vitest';
import type { OrderDetail } from '../detail/OrderDetail.ts';
import { orderStages } from '../OrderStage.ts';
import { trackedOrder } from './trackedOrder.ts';

const order = { orderName: '#536365', createdAt: '2026-11-20T09:00:00Z' };

const mug = {
  lineItemId: '1',
  id: '1',
  name: 'White mug',
  sku: 'SECRET-SKU',
  quantity: 6,
  fulfillableQuantity: 6,
  price: 2.55,
  productWeight: '',
  virtualItem: null,
  isCancelled: false,
  threePlStatus: null,
};

const parcel = (quantity: number, shipmentStatus: string | null, name = '#536365.1') => ({
  name,
  lineItemId: '1',
  fulfillmentId: name,
  quantity,
  trackingNumber: '1Z999AA10123456784',
  shipmentStatus,
  locationId: '7',
});

const detail = (fulfillments: OrderDetail['fulfillments'] = []): OrderDetail => ({
  lineItems: [mug],
  fulfillments,
  eligibleFlows: [{ name: 'Secret flow' }],
  triggeredFlows: [],
  timeline: [{ message: 'Secret entry', createdAt: null }],
});

test('the customer does not see store problems: an order is "ordered" until it is sent', () => {
  for (const stage of ['open', 'hold', 'needsReview', 'backOrder', 'error'] as const)
    expect(trackedOrder(order, detail(), stage)).toMatchObject({
      step: 'ordered',
      summary: 'We have your order and will send it soon.',
      toFollow: [{ name: 'White mug', quantity: 6 }],
    });
});

test.each([
  ['submitted', 'preparing', 'It’s being packed.'],
  ['label_printed', 'preparing', 'It’s packed, and the carrier collects it next.'],
  [null, 'shipped', 'It’s on its way to you.'],
  ['in_transit', 'shipped', 'It’s on its way to you.'],
  ['something_new', 'shipped', 'It’s on its way to you.'],
  ['delivered', 'delivered', 'It was delivered.'],
] as const)('a parcel that is %s: the order is %s', (status, step, summary) => {
  const tracked = trackedOrder(order, detail([parcel(6, status)]), 'inFulfillment');
  expect(tracked).toMatchObject({ step, parcels: [{ summary }], toFollow: [] });
  expect(tracked.parcels[0]?.numbers).toMatchObject([{ number: '1Z999AA10123456784', link: { carrier: 'UPS' } }]);
});

test.each(['not_delivered', 'failure'])('a parcel that is %s is a problem and is not called on its way', (status) => {
  const parcels = [parcel(2, 'in_transit'), parcel(4, status, '#536365.2')];
  expect(trackedOrder(order, detail(parcels), 'inFulfillment')).toMatchObject({
    step: 'shipped',
    summary: 'There’s a problem with a delivery.',
    parcels: [{ state: 'sent' }, { state: 'problem' }],
  });
  // The carrier retries without being asked.
  const tried = trackedOrder(order, detail([parcel(6, 'attempted_delivery')]), 'inFulfillment');
  expect(tried).toMatchObject({ summary: 'Your order is on its way.', parcels: [{ state: 'sent' }] });
});

test('partly delivered: the rest follows, and nothing is counted twice', () => {
  const tracked = trackedOrder(order, detail([parcel(2, 'delivered')]), 'backOrder');
  expect(tracked).toMatchObject({
    step: 'shipped',
    summary: 'Part of your order is on its way. The rest follows.',
    parcels: [{ items: [{ name: 'White mug', quantity: 2 }] }],
    toFollow: [{ name: 'White mug', quantity: 4 }],
  });
});

test('a canceled parcel is hidden, and its units follow', () => {
  const tracked = trackedOrder(order, detail([parcel(6, 'canceled')]), 'open');
  expect(tracked).toMatchObject({ step: 'ordered', parcels: [] });
});

test('a canceled order says so and promises nothing', () => {
  expect(trackedOrder(order, detail(), 'cancelled')).toMatchObject({
    step: null,
    summary: 'This order was canceled.',
    toFollow: [],
  });
});

test('no stage shows the customer SKUs, workflows, locations or the timeline', () => {
  for (const stage of orderStages)
    expect(JSON.stringify(trackedOrder(order, detail([parcel(6, 'in_transit')]), stage))).not.toMatch(/secret|"7"/i);
});
