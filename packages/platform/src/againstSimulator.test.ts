import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { requiredScopes } from './scopes/requiredScopes.ts';
import { exchangeToken } from './signIn/exchangeToken.ts';
import { verifySessionToken } from './signIn/verifySessionToken.ts';
import { createManualClock } from '@hub/domain/simulation';
import { type RunningStore, startStore } from './simulator/index.ts';
import { createQueryBudget } from './graphql/createQueryBudget.ts';
import { createStoreClient } from './store/createStoreClient.ts';
import type { StoreClient } from './store/StoreClient.ts';
import type { PlatformOrder } from './store/PlatformOrder.ts';
import { verifyWebhook, type VerifiedWebhook } from './webhooks/verifyWebhook.ts';
import { subscribedTopics } from './webhooks/webhookTopics.ts';

const shopDomain = 'sample.myshopify.com';
const app = {
  apiKey: 'test-key',
  apiSecret: 'test-secret',
  url: 'http://127.0.0.1:1/',
  handle: 'hub',
  title: 'Fulfillment Hub',
  scopes: requiredScopes,
};
const longAgo = new Date('2020-01-01T00:00:00Z');
const placeOrder = () =>
  store.controls.placeOrder({
    customer: '17850',
    country: 'United Kingdom',
    shippingMethod: 'Express',
    tags: ['gift'],
    poNumber: '4711',
    lines: [
      { sku: 'MUG', name: 'Blue mug', quantity: 1, price: 4.25 },
      { sku: 'BAG', name: 'Red bag', quantity: 3, price: 2 },
    ],
  });

let store: RunningStore;
let client: StoreClient;

async function open(): Promise<StoreClient> {
  const sessionToken = store.controls.sessionToken();
  await verifySessionToken(sessionToken, { apiKey: app.apiKey, secrets: [app.apiSecret], shopDomain });
  const { token: accessToken } = await exchangeToken({ ...app, shopDomain, origin: store.origin, sessionToken });
  const sleep = async (ms: number) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
  };
  return createStoreClient({
    shopDomain,
    accessToken,
    origin: store.origin,
    // Ports are reused, so each test needs its own budget.
    budget: createQueryBudget({ now: Date.now, sleep }),
  });
}

beforeEach(async () => {
  store = await startStore({ app, domain: shopDomain, isInstalled: true });
  client = await open();
});
afterEach(async () => store.stop());

async function collect<Value>(values: AsyncIterable<Value>): Promise<Value[]> {
  const all: Value[] = [];
  for await (const value of values) all.push(value);
  return all;
}

async function only(): Promise<PlatformOrder> {
  const [stamp] = await collect(client.listOrderStamps({ updatedSince: longAgo }));
  const order = stamp && (await client.readOrder(stamp.id));
  if (!order) throw new Error('The store has no order.');
  return order;
}

function openPart({ fulfillmentOrders }: PlatformOrder) {
  const part = fulfillmentOrders.find(({ status }) => ['OPEN', 'IN_PROGRESS'].includes(status));
  if (!part) throw new Error('No part of the order is open.');
  return part;
}

test('reads payment, risk, test orders and the holds of other apps as the store states them', async () => {
  const name = store.controls.placeOrder({
    customer: '17850',
    country: 'United Kingdom',
    payment: 'PENDING',
    isTest: true,
    risk: 'INVESTIGATE',
    lines: [{ sku: 'MUG', name: 'Blue mug', quantity: 1, price: 4.25 }],
  });
  const id = /\d+$/.exec(store.controls.order(name)?.id ?? '')?.[0] ?? '';
  store.controls.holdOrder(name, 'INCORRECT_ADDRESS', 'No house number');
  store.controls.changeDispute(name, 'NEEDS_RESPONSE');
  expect(await client.readOrder(id)).toMatchObject({
    disputes: ['NEEDS_RESPONSE'],
    financialStatus: 'PENDING',
    isTest: true,
    risk: 'INVESTIGATE',
    fulfillmentOrders: [
      {
        status: 'ON_HOLD',
        method: 'SHIPPING',
        holds: [{ reason: 'INCORRECT_ADDRESS', note: 'No house number', isOurs: false }],
      },
    ],
  });
  store.controls.payOrder(name);
  store.controls.releaseOrder(name);
  expect(await client.readOrder(id)).toMatchObject({
    financialStatus: 'PAID',
    fulfillmentOrders: [{ status: 'OPEN', holds: [] }],
  });
});

test('reads the destination of a part that goes to a pickup point, one by one and in a backfill', async () => {
  const destination = {
    firstName: 'Ada',
    lastName: 'Quay',
    company: 'Kiosk 12',
    address1: '9 Station Road',
    address2: '',
    city: 'Toronto',
    province: 'Ontario',
    zip: 'M5V 2T6',
    countryCode: 'CA',
    phone: '',
    email: 'ada@example.com',
  };
  const name = store.controls.placeOrder({
    customer: '17850',
    country: 'United Kingdom',
    lines: [{ sku: 'MUG', name: 'Blue mug', quantity: 2, price: 4.25 }],
    parts: [{ units: { MUG: 1 }, method: 'PICKUP_POINT', destination }, {}],
  });
  const order = await only();
  const { firstName: _, lastName: __, zip: ___, ...same } = destination;
  expect(order.fulfillmentOrders.map((part) => [part.method, part.destination])).toEqual([
    ['PICKUP_POINT', { ...same, name: 'Ada Quay', postcode: 'M5V 2T6' }],
    ['SHIPPING', expect.objectContaining({ address1: order.shippingAddress?.address1 })],
  ]);
  const operation = await client.startOrderBackfill({ updatedSince: longAgo });
  await store.settled();
  const { url } = await client.readBackfill(operation);
  const [exported] = await collect(client.readBackfillFile(url ?? ''));
  expect(exported?.fulfillmentOrders).toEqual(order.fulfillmentOrders);
  store.controls.redactCustomer(name);
  expect((await only()).fulfillmentOrders.map((part) => part.destination)).toEqual([null, null]);
});

test('reads what was agreed at checkout as the store states it; payment terms only while they matter', async () => {
  const paymentTerms = { name: 'Net 30', type: 'NET', dueAt: '2026-12-24T09:00:00Z' };
  const name = store.controls.placeOrder({
    customer: '17850',
    country: 'United Kingdom',
    payment: 'PENDING',
    note: 'Ring twice',
    checkout: {
      attributes: [{ key: 'Gift message', value: 'Happy birthday' }],
      discountCodes: ['WELCOME'],
      paymentGateway: 'Bank Deposit',
      company: 'Harkness Pottery',
      sellingPlan: 'Every month',
      paymentTerms,
    },
    lines: [{ sku: 'MUG', name: 'Blue mug', quantity: 2, price: 4.25 }],
  });
  const id = /\d+$/.exec(store.controls.order(name)?.id ?? '')?.[0] ?? '';
  expect(await client.readOrder(id)).toMatchObject({
    note: 'Ring twice',
    attributes: [{ key: 'Gift message', value: 'Happy birthday' }],
    discountCodes: ['WELCOME'],
    paymentGateways: ['Bank Deposit'],
    company: 'Harkness Pottery',
    paymentTerms,
    lines: [{ sellingPlan: 'Every month' }],
    current: { subtotal: { amount: '8.50', currency: 'GBP' }, total: { amount: '8.50' } },
  });
  store.controls.payOrder(name);
  expect(await client.readOrder(id)).toMatchObject({ paymentTerms: null });
});

test('reads an order without its payment terms if the shop did not grant them', async () => {
  const name = store.controls.placeOrder({
    customer: '17850',
    country: 'United Kingdom',
    payment: 'PENDING',
    checkout: { paymentTerms: { name: 'Net 30', type: 'NET', dueAt: null } },
    lines: [{ sku: 'MUG', name: 'Blue mug', quantity: 2, price: 4.25 }],
  });
  store.controls.setGrantedScopes(requiredScopes.filter((scope) => scope !== 'read_payment_terms'));
  const id = /\d+$/.exec(store.controls.order(name)?.id ?? '')?.[0] ?? '';
  expect(await client.readOrder(id)).toMatchObject({ name, paymentTerms: null });
});

describe('Returns and refunds', () => {
  /** A shipped order whose customer asks to return two bags. */
  async function askedBack(): Promise<{ name: string; id: string; lines: string[] }> {
    const name = placeOrder();
    store.controls.fulfillOrder(name, 'T1');
    store.controls.requestReturn(name, { BAG: 2 });
    const { id, lines } = await only();
    return { name, id, lines: lines.map((line) => line.id) };
  }

  test('are read with the order, with their state and units by line', async () => {
    const { name, lines } = await askedBack();
    const bags = { orderLineId: lines[1], quantity: 2, processedQuantity: 0 };
    const asked = { name: `${name}-R1`, status: 'REQUESTED', lines: [bags], exchangeLines: [] };
    expect(await only()).toMatchObject({ returnStatus: 'RETURN_REQUESTED', returns: [asked], refunds: [] });
    store.controls.changeReturn(name, 'approve');
    store.controls.changeReturn(name, 'process');
    const processed = { ...bags, processedQuantity: 2 };
    expect((await only()).returns).toMatchObject([{ status: 'OPEN', lines: [processed] }]);
    store.controls.closeReturn(name);
    store.controls.openReturn(name, { MUG: 1 }, { sku: 'CUP', name: 'Cup', quantity: 1, price: 2 });
    const order = await only();
    expect(order).toMatchObject({
      returnStatus: 'IN_PROGRESS',
      returns: [{ status: 'CLOSED' }, { status: 'OPEN', lines: [{ orderLineId: lines[0], quantity: 1 }] }],
      refunds: [{ lines: [{ orderLineId: lines[1], quantity: 2 }] }],
    });
    expect(order.returns?.[1]?.exchangeLines).toEqual([{ orderLineId: order.lines[2]?.id, quantity: 1 }]);
  });

  test('are not queried for an order that has none', async () => {
    placeOrder();
    expect(await only()).toMatchObject({ returns: [], refunds: [] });
    expect(store.controls.calls().filter(({ fields }) => fields.includes('order'))).toHaveLength(1);
  });

  test('are read without returns if the shop did not grant them; their topics are skipped then', async () => {
    const { name, id } = await askedBack();
    store.controls.refundOrder(name, { MUG: 1 });
    store.controls.setGrantedScopes(requiredScopes.filter((scope) => scope !== 'read_returns'));
    const order = await client.readOrder(id);
    expect(order).toMatchObject({ name, refunds: [{ lines: [{ quantity: 1 }] }] });
    expect(order?.returns).toBeUndefined();
    expect(await client.orderOfReturn('120000000000')).toBeNull();
    expect(await client.orderOfReverseDelivery('120000000000')).toBeNull();
    const { added } = await client.subscribeWebhooks('https://hub.example/webhooks/store');
    expect(added).toContain('returns/close');
    expect(added).not.toContain('returns/request');
    expect(added).toContain('shop/update');
  });

  test('are on the way back in a parcel until they are processed', async () => {
    const { name, id } = await askedBack();
    store.controls.changeReturn(name, 'approve');
    const onTheWay = async () => (await client.readOrder(id))?.returns?.map((one) => one.onTheWay);
    expect(await onTheWay()).toEqual([[]]);
    store.controls.sendBack(name, 'RM7');
    const parcel = { orderLineId: expect.any(String), quantity: expect.any(Number), trackingNumber: 'RM7' };
    expect(await onTheWay()).toEqual([expect.arrayContaining([parcel])]);
    const returnId = (await client.readOrder(id))?.returns?.[0]?.id ?? '';
    expect(await client.orderOfReverseDelivery(returnId)).toBe(id);
    expect(await client.orderOfReverseDelivery('119999999999')).toBeNull();
    store.controls.changeReturn(name, 'process');
    expect(await onTheWay()).toEqual([[]]);
  });

  test('are matched to their order, which a webhook about a change does not name', async () => {
    const { id } = await askedBack();
    const found = (await client.readOrder(id))?.returns?.[0];
    expect(await client.orderOfReturn(found?.id ?? '')).toBe(id);
    expect(await client.orderOfReturn('119999999999')).toBeNull();
  });

  test('are read completely when lines and returns do not fit into one query', async () => {
    const skus = Array.from({ length: 23 }, (_, index) => `SKU${index}`);
    const name = store.controls.placeOrder({
      customer: '17850',
      country: 'United Kingdom',
      lines: skus.map((sku) => ({ sku, name: sku, quantity: 8, price: 1 })),
    });
    store.controls.fulfillOrder(name, 'T1');
    const one = Object.fromEntries(skus.map((sku) => [sku, 1]));
    for (let index = 0; index < 6; index += 1) {
      store.controls.openReturn(name, one);
      store.controls.closeReturn(name);
    }
    const { returns, refunds } = await only();
    expect(returns?.map(({ lines }) => lines.length)).toEqual(Array.from({ length: 6 }, () => 23));
    expect(refunds?.map(({ lines }) => lines.length)).toEqual(Array.from({ length: 6 }, () => 23));
  });
});

describe('The simulated store', () => {
  test('states its name, its locations and its granted scopes', async () => {
    expect(await client.readShop()).toMatchObject({ domain: shopDomain, currency: 'GBP', timeZone: 'Europe/London' });
    expect((await client.listLocations()).length).toBeGreaterThan(0);
    expect([...(await client.readScopes())].toSorted()).toEqual(expect.arrayContaining([...requiredScopes].toSorted()));
  });

  test('shows a placed order and its timestamp', async () => {
    const name = placeOrder();
    const order = await only();
    expect(order).toMatchObject({
      name,
      fulfillmentStatus: 'UNFULFILLED',
      shippingMethod: 'Express',
      tags: ['gift'],
      poNumber: '4711',
      total: { currency: 'GBP' },
      fulfillments: [],
    });
    expect(order.lines.map(({ sku, quantity, unitPrice }) => [sku, quantity, Number(unitPrice.amount)])).toEqual([
      ['MUG', 1, 4.25],
      ['BAG', 3, 2],
    ]);
    expect(openPart(order).lines.map(({ remainingQuantity }) => remainingQuantity)).toEqual([1, 3]);
    expect(await client.readOrder('999999999')).toBeNull();
  });

  test('ships a part and then the rest, with tracking, and cancels one shipment', async () => {
    const name = placeOrder();
    const part = openPart(await only());
    const bag = part.lines[1];
    if (!bag) throw new Error('It has no second line.');
    const tracking = { numbers: ['RM1'], company: 'Royal Mail', urls: [] };
    const lines = [{ fulfillmentOrderLineId: bag.id, quantity: 2 }];
    const first = await client.createFulfillment({
      parts: [{ fulfillmentOrderId: part.id, lines }],
      tracking,
      notifyCustomer: true,
    });
    expect(store.controls.order(name)).toMatchObject({
      fulfillmentStatus: 'PARTIALLY_FULFILLED',
      fulfillments: [{ trackingNumbers: ['RM1'], notifiedCustomer: true, lines: [{ sku: 'BAG', quantity: 2 }] }],
    });
    await client.updateTracking({
      fulfillmentId: first,
      tracking: { ...tracking, numbers: ['RM2'] },
      notifyCustomer: false,
    });
    await client.createFulfillment({
      parts: [{ fulfillmentOrderId: openPart(await only()).id }],
      tracking: null,
      notifyCustomer: false,
    });
    const order = await only();
    expect(order.fulfillmentStatus).toBe('FULFILLED');
    expect(
      order.fulfillments.map(({ lines: units }) => units?.reduce((sum, { quantity }) => sum + quantity, 0)),
    ).toEqual([2, 2]);
    expect(order.fulfillments[0]?.tracking[0]?.number).toBe('RM2');
    await client.cancelFulfillment(first);
    expect((await only()).fulfillments.find(({ id }) => id === first)?.status).toBe('CANCELLED');
  });

  test('refuses more units than are left, in its own words', async () => {
    placeOrder();
    const part = openPart(await only());
    const lines = [{ fulfillmentOrderLineId: part.lines[0]?.id ?? '', quantity: 5 }];
    const request = { parts: [{ fulfillmentOrderId: part.id, lines }], tracking: null, notifyCustomer: false };
    const failure = await client.createFulfillment(request).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'StoreRefusedError', errors: [{ message: expect.stringMatching(/\w/) }] });
  });

  test('holds, releases and moves an order', async () => {
    placeOrder();
    const { id: fulfillmentOrderId } = openPart(await only());
    const hold = { fulfillmentOrderId, reason: 'INVENTORY_OUT_OF_STOCK' as const, note: 'Two weeks', handle: 'hub' };
    const { holdId } = await client.holdFulfillmentOrder(hold);
    expect(await client.readFulfillmentOrder(fulfillmentOrderId)).toMatchObject({
      status: 'ON_HOLD',
      holds: [{ id: holdId, note: 'Two weeks', isOurs: true }],
    });
    await client.releaseHold({ fulfillmentOrderId, holdIds: [holdId] });
    expect(openPart(await only())).toMatchObject({ status: 'OPEN', holds: [] });
  });

  test.each([
    [
      { name: 'Ada Maria Byron', countryCode: 'US', provinceCode: 'IL', postcode: '62704', city: 'Springfield' },
      { firstName: 'Ada Maria', lastName: 'Byron', province: 'IL' },
    ],
    [
      { name: 'Byron', countryCode: 'DE', provinceCode: '', postcode: '20095', city: 'Hamburg' },
      { firstName: '', lastName: 'Byron', province: '' },
    ],
    [
      { name: 'Ada Byron', countryCode: 'IT', provinceCode: 'Roma', postcode: '00144', city: 'Roma' },
      { firstName: 'Ada', lastName: 'Byron', province: 'Roma' },
    ],
  ])('changes the shipping address of an order to %o, and reads it back', async (changes, stored) => {
    placeOrder();
    const { id, email } = await only();
    const address = { company: '', address1: '12 Mill Lane', address2: 'Flat 3', phone: '+1 217 555 0100', ...changes };
    await client.updateAddress(id, address);
    const { provinceCode, ...rest } = address;
    const after = await only();
    expect(after.shippingAddress).toMatchObject({ ...rest, name: changes.name.trim(), province: stored.province });
    expect(after.shippingAddress?.provinceCode).toBe(/^[A-Z]*$/.test(provinceCode) ? provinceCode : '');
    expect(after.email).toBe(email);
  });

  test('tags, edits lines, closes and cancels an order', async () => {
    const name = placeOrder();
    const { id, lines } = await only();
    await client.addTags(id, ['urgent']);
    await client.removeTags(id, ['gift', 'never there']);
    const [, bag] = lines;
    await client.removeLines({
      orderId: id,
      lines: [{ orderLineId: bag?.id ?? '', quantity: 0 }],
      restock: true,
      notifyCustomer: false,
    });
    expect(await only()).toMatchObject({ tags: ['urgent'], lines: [{ currentQuantity: 1 }, { currentQuantity: 0 }] });
    await client.cancelOrder({ orderId: id, reason: 'CUSTOMER', refund: true, restock: true, notifyCustomer: false });
    await store.settled();
    expect(store.controls.order(name)?.cancelReason).toBe('CUSTOMER');
    placeOrder();
    const open = store.controls.orderNames(1)[0] ?? '';
    const stamps = await collect(client.listOrderStamps({ updatedSince: longAgo }));
    await client.closeOrder(stamps.find((stamp) => stamp.name === open)?.id ?? '');
    expect(store.controls.order(open)?.closedAt).not.toBeNull();
  });

  test('lists changed orders, oldest first, even when its clock is ahead of ours', async () => {
    await store.stop();
    const clock = createManualClock(Date.now() + 3_600_000);
    store = await startStore({ app, domain: shopDomain, isInstalled: true, clock });
    const sessionToken = store.controls.sessionToken();
    const { token: accessToken } = await exchangeToken({ ...app, shopDomain, origin: store.origin, sessionToken });
    client = createStoreClient({ shopDomain, accessToken, origin: store.origin });
    expect(await collect(client.listOrderStamps({ updatedSince: longAgo }))).toEqual([]);
    const names = [placeOrder(), placeOrder()];
    clock.advance(60_000);
    store.controls.updateOrder(names[0] ?? '', { note: 'Please call' });
    const stamps = await collect(client.listOrderStamps({ updatedSince: longAgo }));
    expect(stamps.map(({ name }) => name)).toEqual(names.toReversed());
    expect(stamps.map(({ hasUnitsLeft }) => hasUnitsLeft)).toEqual([true, true]);
  });

  test('returns all its orders in a backfill, the same as one by one', async () => {
    const names = Array.from({ length: 30 }, placeOrder);
    store.controls.fulfillOrder(names[3] ?? '', 'RM9');
    const operation = await client.startOrderBackfill({ updatedSince: longAgo });
    await store.settled();
    const { status, url, orderCount } = await client.readBackfill(operation);
    expect({ status, orderCount }).toEqual({ status: 'completed', orderCount: 30 });
    const orders = await collect(client.readBackfillFile(url ?? ''));
    expect(orders.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    const shipped = orders.find(({ name }) => name === names[3]);
    const alone = await client.readOrder(shipped?.id ?? '');
    // The file does not say which units belong to which fulfillment.
    const fulfillments = alone?.fulfillments.map((one) => ({ ...one, lines: null }));
    expect(shipped).toEqual({ ...alone, fulfillments });
  });

  test('returns a backfill without payment terms if the shop did not grant that scope', async () => {
    store.controls.setGrantedScopes(requiredScopes.filter((scope) => scope !== 'read_payment_terms'));
    placeOrder();
    const operation = await client.startOrderBackfill({ updatedSince: longAgo });
    await store.settled();
    const { status, url } = await client.readBackfill(operation);
    expect(status).toBe('completed');
    const [order] = await collect(client.readBackfillFile(url ?? ''));
    expect(Object.keys(order ?? {})).not.toContain('paymentTerms');
  });

  test('reads all 250 parts of one order', async () => {
    const parts = Array.from({ length: 250 }, () => ({ units: { MUG: 1 } }));
    const lineItems = [{ sku: 'MUG', name: 'Mug', quantity: 250, price: 1 }];
    store.controls.placeOrder({ customer: null, country: 'United Kingdom', lines: lineItems, parts });
    const { fulfillmentOrders } = await only();
    const lines = fulfillmentOrders.flatMap((part) => part.lines);
    expect(new Set(lines.map((line) => line.id)).size).toBe(250);
    expect(lines.reduce((sum, { remainingQuantity }) => sum + remainingQuantity, 0)).toBe(250);
  });

  test('lists products and stock', async () => {
    placeOrder();
    const [location] = await client.listLocations();
    const skus = (await collect(client.listProducts())).flatMap(({ variants }) => variants.map(({ sku }) => sku));
    expect(skus).toEqual(expect.arrayContaining(['MUG', 'BAG']));
    const products = await collect(client.listProducts());
    expect(await client.readProduct(products[0]?.id ?? '')).toEqual(products[0]);
    expect(await client.readProduct('1')).toBeNull();
    const levels = await collect(client.listInventoryLevels(location?.id ?? ''));
    expect(levels.map(({ sku }) => sku)).toEqual(expect.arrayContaining(['MUG', 'BAG']));
    const mug = levels.find(({ sku }) => sku === 'MUG');
    const mugLevels = await client.readInventoryLevels(mug?.inventoryItemId ?? '');
    expect(mugLevels).toContainEqual(mug);
    expect(mug).toMatchObject({ isTracked: true, onHand: (mug?.available ?? 0) + (mug?.committed ?? 0) });
    expect(await client.readInventoryLevels('1')).toBeNull();
  });

  test('charges by subscription when the merchant agrees, and reports when it ends', async () => {
    const request = {
      name: 'Growth',
      price: { amount: '500.00', currency: 'USD' },
      trialDays: 14,
      returnUrl: 'https://hub.example/plans',
      isTest: false,
    };
    const { subscriptionId, confirmationUrl } = await client.createSubscription(request);
    expect(confirmationUrl).toContain('/');
    expect(await client.readActiveSubscription()).toBeNull();
    store.controls.answerCharge(gid(subscriptionId), 'approve');
    expect(await client.readActiveSubscription()).toMatchObject({
      id: subscriptionId,
      status: 'active',
      trialDays: 14,
    });
    store.controls.setSubscriptionStatus(gid(subscriptionId), 'FROZEN');
    expect(await client.readActiveSubscription()).toBeNull();
    expect(await client.readSubscription(subscriptionId)).toMatchObject({ status: 'frozen' });
    store.controls.setSubscriptionStatus(gid(subscriptionId), 'ACTIVE');
    expect(await client.cancelSubscription(subscriptionId)).toMatchObject({ status: 'cancelled' });
  });

  test('reports a frozen shop and a revoked token', async () => {
    store.controls.setFrozen(true);
    await expect(client.readShop()).rejects.toMatchObject({ name: 'ShopUnavailableError', reason: 'frozen' });
    store.controls.setFrozen(false);
    store.controls.revokeTokens();
    await expect(client.readShop()).rejects.toMatchObject({ name: 'TokenRevokedError' });
  });

  test('throttles, and the client waits', async () => {
    placeOrder();
    await only();
    store.controls.drainBucket();
    const began = Date.now();
    await only();
    expect(Date.now() - began).toBeGreaterThan(200);
  });

  test.each(['serverErrorAfterwards', 'resetAfterwards'] as const)(
    'does a write without confirming it: after %s it may have arrived',
    async (kind) => {
      const name = placeOrder();
      const { id } = await only();
      store.controls.nextFault({ kind });
      await expect(client.addTags(id, ['urgent'])).rejects.toMatchObject({ mayHaveArrived: true });
      expect(store.controls.order(name)?.tags).toContain('urgent');
    },
  );
});

test('Webhooks from the store are accepted, and no others', async () => {
  const received: VerifiedWebhook[] = [];
  const refused: unknown[] = [];
  const receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const headers = new Headers(request.headers as Record<string, string>);
      const rawBody = Buffer.concat(chunks);
      received.push(verifyWebhook({ headers, rawBody, secrets: ['new-secret', app.apiSecret] }));
      try {
        verifyWebhook({ headers, rawBody, secrets: ['another secret'] });
      } catch (error) {
        refused.push(error);
      }
      response.end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}/webhooks`;
  expect(await client.subscribeWebhooks(address)).toEqual({ added: subscribedTopics, removed: 0 });
  expect(await client.subscribeWebhooks(address)).toEqual({ added: [], removed: 0 });
  const name = placeOrder();
  await store.settled();
  expect(received.find(({ topic }) => topic === 'orders/create')).toMatchObject({ shopDomain, body: { name } });
  expect(refused).toHaveLength(received.length);
  await new Promise((resolve) => receiver.close(resolve));
});

const gid = (id: string) => `gid://shopify/AppSubscription/${id}`;
