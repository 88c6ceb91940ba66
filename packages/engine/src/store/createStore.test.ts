import {
  createStoreClient,
  exchangeToken,
  type PlatformFulfillment,
  type PlatformFulfillmentOrder,
  type PlatformOrder,
  requiredScopes,
} from '@hub/platform';
import { startStore } from '@hub/platform/simulator';
import { emptyStoreOrderHead, newIntakePolicy } from '@hub/domain/orders/intake';
import { expect, onTestFinished, test } from 'vitest';
import { createStore, toReadOrder } from './createStore.ts';

const domain = 'sample.myshopify.com';
const app = { apiKey: 'key', apiSecret: 'secret', url: 'http://127.0.0.1:1/', handle: 'hub', title: 'Hub' };

/** A store with an order of one mug that costs 4 and one free sample. */
async function aStoreWith(order: Parameters<Awaited<ReturnType<typeof startStore>>['controls']['placeOrder']>[0]) {
  const simulated = await startStore({ app: { ...app, scopes: requiredScopes }, domain, isInstalled: true });
  onTestFinished(() => simulated.stop());
  const { origin, controls } = simulated;
  const request = { ...app, shopDomain: domain, origin };
  const { token: accessToken } = await exchangeToken({ ...request, sessionToken: controls.sessionToken() });
  const client = createStoreClient({ shopDomain: domain, origin, accessToken });
  const name = controls.placeOrder(order);
  const id = controls.order(name)?.id.split('/').at(-1) ?? '';
  return { controls, name, id, store: createStore(client, { ordersSince: new Date(0) }) };
}

const lines = [
  { sku: 'MUG', name: 'Mug', quantity: 1, price: 4 },
  { sku: 'SAMPLE', name: 'Sample', quantity: 1, price: 0 },
];
const anOrder = { customer: null, country: 'United Kingdom', lines };

test('an unpaid order has nothing to pay once its only paid item was removed', async () => {
  const { controls, name, id, store } = await aStoreWith({ ...anOrder, payment: 'PENDING' });
  expect((await store.readOrder(id))?.order.hasTotal).toBe(true);
  expect((await store.readForWriting(id, newIntakePolicy))?.isPaid).toBe(false);
  controls.editOrder(name, 'MUG', 0);
  expect((await store.readOrder(id))?.order.hasTotal).toBe(false);
  expect((await store.readForWriting(id, newIntakePolicy))?.isPaid).toBe(true);
});

test('parts for writing show whether they are ours', async () => {
  const parts = [{ units: { MUG: 1 }, method: 'PICK_UP' as const }, {}];
  const { controls, name, id, store } = await aStoreWith({ ...anOrder, parts });
  const isOurs = async (changes: Partial<typeof newIntakePolicy> = {}) =>
    (await store.readForWriting(id, { ...newIntakePolicy, ...changes }))?.fulfillmentOrders.map((part) => part.isOurs);
  expect(await isOurs()).toEqual([false, true]);
  expect(await isOurs({ otherMethods: ['PICK_UP'] })).toEqual([true, true]);
  expect(await isOurs({ ownLocations: new Set() })).toEqual([false, false]);
  // The store reports fulfillment requests of finished parts as closed.
  controls.fulfillOrder(name);
  expect(await isOurs()).toEqual([false, true]);
});

const pounds = (amount: string) => ({ amount, currency: 'GBP' });

const mug = {
  id: '48011',
  name: 'Mug',
  sku: 'MUG',
  quantity: 1,
  currentQuantity: 1,
  unfulfilledQuantity: 1,
  requiresShipping: true,
  isGiftCard: false,
  unitPrice: pounds('4.00'),
  paidUnitPrice: pounds('4.00'),
  weightGrams: 300,
  sellingPlan: '',
  productId: null,
  variantId: null,
};

const made: PlatformFulfillment = {
  id: '900',
  name: '#4801-F1',
  status: 'SUCCESS',
  displayStatus: 'FULFILLED',
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  locationId: null,
  tracking: [],
  lines: [{ orderLineId: '48011', quantity: 1 }],
};

/** An order of one mug with this fulfillment, as the engine reads it. */
function fulfillmentOf(changes: Partial<PlatformFulfillment>, ofOrder: Partial<PlatformOrder> = {}) {
  const order: PlatformOrder = {
    ...emptyStoreOrderHead,
    id: '4801',
    name: '#4801',
    createdAt: '2026-11-20T09:00:00.000Z',
    processedAt: '2026-11-20T09:00:00.000Z',
    updatedAt: '2026-11-20T10:00:00.000Z',
    cancelReason: null,
    fulfillmentStatus: 'UNFULFILLED',
    financialStatus: 'PAID',
    risk: 'NONE',
    disputes: [],
    note: null,
    customerId: null,
    customerName: 'W. Harkness',
    email: null,
    phone: null,
    shippingAddress: null,
    shippingMethod: 'Standard',
    attributes: [],
    discountCodes: [],
    paymentGateways: [],
    paymentTerms: null,
    company: '',
    taxesIncluded: true,
    total: pounds('4.00'),
    current: {
      subtotal: pounds('4.00'),
      discounts: pounds('0.00'),
      shipping: pounds('0.00'),
      tax: pounds('0.00'),
      total: pounds('4.00'),
    },
    lines: [mug],
    fulfillmentOrders: [],
    fulfillments: [{ ...made, ...changes }],
    refundCount: 0,
    returnStatus: 'NO_RETURN',
    ...ofOrder,
  };
  return toReadOrder(order).order.fulfillments[0];
}

test.each([
  ['SUCCESS', { isCancelled: false }],
  ['PENDING', { isCancelled: false }],
  ['CANCELLED', { isCancelled: true }],
  ['ERROR', { isCancelled: true, hasFailed: true }],
  ['FAILURE', { isCancelled: true, hasFailed: true }],
])('a fulfillment counts as shipped or not by its status %s', (status, expected) => {
  const { isCancelled, hasFailed } = fulfillmentOf({ status }) ?? {};
  expect({ isCancelled, ...(hasFailed && { hasFailed }) }).toEqual(expected);
});

test('the units of a fulfillment in a file are those that have left, refunded ones too, and no removed ones', () => {
  const back = { ...mug, quantity: 3, currentQuantity: 1, unfulfilledQuantity: 0 };
  const removed = { ...mug, id: '48012', currentQuantity: 0, unfulfilledQuantity: 0 };
  const part: PlatformFulfillmentOrder = {
    id: '700',
    orderId: '4801',
    status: 'CLOSED',
    requestStatus: 'UNSUBMITTED',
    assignedLocationId: '1',
    assignedLocationName: 'Leeds',
    method: 'SHIPPING',
    destination: null,
    fulfillAt: null,
    updatedAt: '2026-11-20T10:00:00.000Z',
    supportedActions: [],
    lines: [
      { id: '1', orderLineId: '48011', totalQuantity: 3, remainingQuantity: 0 },
      { id: '2', orderLineId: '48012', totalQuantity: 0, remainingQuantity: 0 },
    ],
    holds: [],
  };
  const inFile = fulfillmentOf({ lines: null }, { lines: [back, removed], fulfillmentOrders: [part] });
  expect(inFile?.lines).toEqual([{ lineItemId: '48011', quantity: 3 }]);
});

test('a parcel that could not be delivered has shipped', () => {
  expect(fulfillmentOf({ displayStatus: 'FAILURE' })).toMatchObject({ isCancelled: false, status: 'failure' });
});

test('all tracking numbers of a fulfillment are read, with carriers and links', () => {
  const tracking = [
    { number: null, company: 'DPD', url: null },
    { number: 'T1', company: 'DPD', url: 'https://dpd.example/T1' },
    { number: 'T2', company: 'DPD', url: null },
  ];
  expect(fulfillmentOf({ tracking })).toMatchObject({
    trackingNumber: 'T1',
    carrier: 'DPD',
    trackingUrl: 'https://dpd.example/T1',
    moreTrackings: [{ number: 'T2', carrier: 'DPD', url: null }],
  });
  expect(fulfillmentOf({})).toMatchObject({ trackingNumber: null });
});
