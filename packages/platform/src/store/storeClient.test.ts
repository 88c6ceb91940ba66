import { message } from '@hub/domain/messages';
import { afterEach, describe, expect, test } from 'vitest';
import { createQueryBudget } from '../graphql/createQueryBudget.ts';
import { type Answer, data, type FakePlatform, startFakePlatform } from '../testing/startFakePlatform.ts';
import { subscribedTopics, topicName } from '../webhooks/webhookTopics.ts';
import { createStoreClient } from './createStoreClient.ts';
import type { PlatformOrder } from './PlatformOrder.ts';
import { readBackfillFile } from './readBackfillFile.ts';

let platform: FakePlatform;
afterEach(async () => platform.stop());

async function clientOf(...answers: readonly Answer[]) {
  platform = await startFakePlatform(...answers);
  const budget = createQueryBudget({ now: () => 0, sleep: async () => undefined });
  return createStoreClient({
    shopDomain: 'sample.myshopify.com',
    accessToken: 'token',
    origin: platform.origin,
    budget,
  });
}

const gid = (type: string, id: number | string) => `gid://shopify/${type}/${id}`;
const page = (nodes: unknown[], endCursor: string | null = null) => ({
  nodes,
  pageInfo: { hasNextPage: endCursor !== null, endCursor },
});
const gbp = (amount: string) => ({ shopMoney: { amount, currencyCode: 'GBP' } });

const head = {
  id: gid('Order', 1),
  name: '#1001',
  createdAt: '2026-11-22T18:00:00Z',
  processedAt: '2026-11-22T18:00:00Z',
  updatedAt: '2026-11-22T18:05:00Z',
  closedAt: null,
  cancelledAt: null,
  cancelReason: null,
  displayFulfillmentStatus: 'PARTIALLY_FULFILLED',
  displayFinancialStatus: 'PAID',
  test: false,
  tags: ['gift'],
  note: null,
  email: 'ada@example.com',
  phone: null,
  customer: { id: gid('Customer', 9), displayName: 'Ada Lovelace' },
  shippingAddress: {
    name: 'Ada Lovelace',
    company: null,
    address1: '12 St James Square',
    address2: null,
    city: 'London',
    provinceCode: null,
    zip: 'SW1Y 4JH',
    province: 'England',
    countryCodeV2: 'GB',
    phone: null,
  },
  shippingLine: { title: 'Express' },
  customAttributes: [{ key: 'Gift message', value: null }],
  discountCodes: [],
  paymentGatewayNames: ['shopify_payments'],
  // Bought by a person.
  purchasingEntity: {},
  taxesIncluded: true,
  totalPriceSet: gbp('25.00'),
  currentSubtotalPriceSet: gbp('20.00'),
  currentTotalDiscountsSet: gbp('5.00'),
  currentShippingPriceSet: gbp('3.99'),
  currentTotalTaxSet: gbp('4.00'),
  currentTotalPriceSet: gbp('23.99'),
  returnStatus: 'NO_RETURN',
  refunds: [],
};
const line = (id: number) => ({
  id: gid('LineItem', id),
  name: `Mug ${id}`,
  sku: id === 11 ? 'MUG' : null,
  quantity: 2,
  currentQuantity: 2,
  unfulfilledQuantity: 1,
  requiresShipping: true,
  isGiftCard: false,
  originalUnitPriceSet: gbp('12.50'),
  discountedUnitPriceAfterAllDiscountsSet: gbp('11.25'),
  weight: { unit: 'POUNDS', value: 1 },
  product: { id: gid('Product', 5) },
  variant: null,
});
const fulfillmentOrder = (id: number) => ({
  id: gid('FulfillmentOrder', id),
  orderId: gid('Order', 1),
  status: 'OPEN',
  requestStatus: 'UNSUBMITTED',
  fulfillAt: null,
  updatedAt: '2026-11-22T18:05:00Z',
  assignedLocation: { name: 'London', location: { id: gid('Location', 3) } },
  supportedActions: [{ action: 'HOLD' }],
  fulfillmentHolds: [
    { id: gid('FulfillmentHold', 77), reason: 'OTHER', reasonNotes: 'Wait', heldByRequestingApp: true },
  ],
});
const fulfillmentOrderLine = (id: number) => ({
  id: gid('FulfillmentOrderLineItem', id),
  totalQuantity: 2,
  remainingQuantity: 1,
  lineItem: { id: gid('LineItem', 11) },
});
const fulfillment = (id: number) => ({
  id: gid('Fulfillment', id),
  name: `#1001-F${id}`,
  status: 'SUCCESS',
  displayStatus: 'IN_TRANSIT',
  createdAt: '2026-11-22T18:05:00Z',
  updatedAt: '2026-11-22T18:05:00Z',
  location: null,
  trackingInfo: [{ number: 'RM123', company: 'Royal Mail', url: null }],
});
const fulfillmentLine = { quantity: 1, lineItem: { id: gid('LineItem', 11) } };
const whole = (id: number) => ({ ...fulfillment(id), fulfillmentLineItems: page([fulfillmentLine]) });

describe('An order', () => {
  test('is read with one call when it fits into one query', async () => {
    const client = await clientOf(
      data({
        order: {
          ...head,
          lineItems: page([line(11), line(12)]),
          fulfillmentOrders: page([{ ...fulfillmentOrder(21), lineItems: page([fulfillmentOrderLine(31)]) }]),
          fulfillmentsCount: { count: 1 },
          fulfillments: [whole(41)],
        },
      }),
    );
    const order = await client.readOrder('1');
    expect(platform.calls).toHaveLength(1);
    expect(order).toMatchObject({
      id: '1',
      customerId: '9',
      customerName: 'Ada Lovelace',
      shippingMethod: 'Express',
      total: { amount: '25.00', currency: 'GBP' },
      attributes: [{ key: 'Gift message', value: '' }],
      company: '',
      taxesIncluded: true,
      current: {
        subtotal: { amount: '20.00' },
        discounts: { amount: '5.00' },
        shipping: { amount: '3.99' },
        tax: { amount: '4.00' },
        total: { amount: '23.99', currency: 'GBP' },
      },
      shippingAddress: { postcode: 'SW1Y 4JH', countryCode: 'GB', company: '' },
      lines: [
        {
          id: '11',
          sku: 'MUG',
          unitPrice: { amount: '12.50', currency: 'GBP' },
          paidUnitPrice: { amount: '11.25', currency: 'GBP' },
          weightGrams: 453.592,
          variantId: null,
        },
        { id: '12', sku: '' },
      ],
      fulfillmentOrders: [
        {
          id: '21',
          orderId: '1',
          assignedLocationId: '3',
          supportedActions: ['HOLD'],
          holds: [{ id: '77', note: 'Wait', isOurs: true }],
          lines: [{ id: '31', orderLineId: '11', remainingQuantity: 1 }],
        },
      ],
      fulfillments: [{ id: '41', tracking: [{ number: 'RM123' }], lines: [{ orderLineId: '11', quantity: 1 }] }],
    });
  });

  test('has the destinations of its parts, empty where unknown', async () => {
    const kiosk = {
      firstName: 'Ada',
      lastName: null,
      company: 'Kiosk 12',
      address1: '9 Station Road',
      address2: null,
      city: 'Toronto',
      province: 'Ontario',
      zip: 'M5V 2T6',
      countryCode: 'CA',
      phone: null,
      email: 'ada@example.com',
    };
    const parts = [{ destination: kiosk }, { destination: null }, {}].map((part, index) => ({
      ...fulfillmentOrder(21 + index),
      ...part,
      lineItems: page([]),
    }));
    const client = await clientOf(
      data({
        order: {
          ...head,
          lineItems: page([]),
          fulfillmentOrders: page(parts),
          fulfillmentsCount: null,
          fulfillments: [],
        },
      }),
    );
    const order = await client.readOrder('1');
    expect(order?.shippingAddress?.province).toBe('England');
    expect(order?.fulfillmentOrders.map(({ destination }) => destination)).toEqual([
      {
        name: 'Ada',
        company: 'Kiosk 12',
        address1: '9 Station Road',
        address2: '',
        city: 'Toronto',
        province: 'Ontario',
        postcode: 'M5V 2T6',
        countryCode: 'CA',
        phone: '',
        email: 'ada@example.com',
      },
      null,
      null,
    ]);
  });

  test('is read completely when it has more parts than fit', async () => {
    const client = await clientOf(
      data({
        order: {
          ...head,
          lineItems: page([line(11)], 'lines-1'),
          fulfillmentOrders: page(
            [{ ...fulfillmentOrder(21), lineItems: page([fulfillmentOrderLine(31)], 'fol-1') }],
            'fo-1',
          ),
          fulfillmentsCount: { count: 2 },
          fulfillments: [{ ...fulfillment(41), fulfillmentLineItems: page([fulfillmentLine], 'fl-1') }],
        },
      }),
      data({ order: { fulfillments: [{ id: gid('Fulfillment', 41) }, { id: gid('Fulfillment', 42) }] } }),
      data({ fulfillment: whole(42) }),
      data({ order: { lineItems: page([line(12)]) } }),
      data({ order: { fulfillmentOrders: page([{ ...fulfillmentOrder(22), lineItems: page([]) }]) } }),
      data({ fulfillmentOrder: { ...fulfillmentOrder(21), lineItems: page([fulfillmentOrderLine(32)]) } }),
      data({ fulfillment: whole(41) }),
    );
    const order = await client.readOrder('1');
    expect(order?.lines.map(({ id }) => id)).toEqual(['11', '12']);
    expect(order?.fulfillmentOrders.map(({ lines }) => lines.length)).toEqual([2, 0]);
    expect(order?.fulfillments.map(({ id, lines }) => [id, lines?.length])).toEqual([
      ['41', 2],
      ['42', 1],
    ]);
    expect(platform.calls.map(({ body }) => (body.variables as Record<string, unknown>).after ?? null)).toEqual([
      null,
      null,
      null,
      'lines-1',
      'fo-1',
      'fol-1',
      'fl-1',
    ]);
  });

  test('is null when the shop does not have it', async () => {
    const client = await clientOf(data({ order: null }));
    expect(await client.readOrder('1')).toBeNull();
  });

  test('takes the name of the address, or none, when it has no customer', async () => {
    const parts = { lineItems: page([]), fulfillmentOrders: page([]), fulfillmentsCount: null, fulfillments: [] };
    const client = await clientOf(
      data({ order: { ...head, customer: null, ...parts } }),
      data({ order: { ...head, customer: null, shippingAddress: null, ...parts } }),
    );
    expect(await client.readOrder('1')).toMatchObject({ customerName: 'Ada Lovelace', customerId: null });
    expect(await client.readOrder('1')).toMatchObject({ customerName: '', shippingAddress: null });
  });
});

describe('A backfill file', () => {
  const inBulk = { ...head, fulfillments: [fulfillment(41)] };
  const objects = [
    inBulk,
    { ...line(11), __parentId: head.id },
    { ...fulfillmentOrder(21), __parentId: head.id },
    { ...fulfillmentOrderLine(31), __parentId: gid('FulfillmentOrder', 21) },
    { ...inBulk, id: gid('Order', 2), name: '#1002', fulfillments: [] },
  ];
  const jsonl = objects.map((object) => JSON.stringify(object)).join('\n');
  const file =
    (text: string, status = 200): Answer =>
    (response) => {
      response.writeHead(status);
      // In two pieces, cut within a line.
      response.write(text.slice(0, 700));
      setTimeout(() => response.end(text.slice(700)), 5);
    };

  async function readAll(answer: Answer, path = '/file.jsonl'): Promise<PlatformOrder[]> {
    const client = await clientOf(answer);
    const orders: PlatformOrder[] = [];
    for await (const order of client.readBackfillFile(path.startsWith('/') ? platform.origin + path : path))
      orders.push(order);
    return orders;
  }

  test('yields each order with its parts', async () => {
    const orders = await readAll(file(`${jsonl}\n\n`));
    expect(orders).toMatchObject([
      {
        id: '1',
        lines: [{ id: '11' }],
        fulfillmentOrders: [{ id: '21', lines: [{ id: '31', orderLineId: '11' }] }],
        fulfillments: [{ id: '41', lines: null }],
      },
      { id: '2', name: '#1002', lines: [], fulfillmentOrders: [], fulfillments: [] },
    ]);
    expect(Object.keys(orders[0] ?? {})).not.toContain('parts');
  });

  test.each([
    ['the order', 'gid://shopify/Order/1'],
    ['its terms', 'gid://shopify/PaymentTerms/51'],
  ])('accepts a payment schedule whose parent is %s', async (_, parent) => {
    const terms = { id: 'gid://shopify/PaymentTerms/51', paymentTermsName: 'Net 30', paymentTermsType: 'NET' };
    const [dueAt, paidAt] = ['2026-12-20T00:00:00Z', '2026-11-20T00:00:00Z'];
    const schedules = [
      { id: 'gid://shopify/PaymentSchedule/61', dueAt: paidAt, completedAt: paidAt, __parentId: parent },
      { id: 'gid://shopify/PaymentSchedule/62', dueAt, completedAt: null, __parentId: parent },
    ];
    const order = { ...inBulk, displayFinancialStatus: 'PARTIALLY_PAID', paymentTerms: terms };
    const text = [order, ...schedules].map((object) => JSON.stringify(object)).join('\n');
    expect(await readAll(file(text))).toMatchObject([{ paymentTerms: { name: 'Net 30', type: 'NET', dueAt } }]);
  });

  test('ends when the store falls silent in the middle, but not while the reader takes its time', async () => {
    await clientOf((response) => void response.write(`${jsonl}\n`));
    const orders = readBackfillFile(`${platform.origin}/file.jsonl`, { origin: platform.origin, idleLimitMs: 50 });
    expect((await orders.next()).value).toMatchObject({ id: '1' });
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(orders.next()).rejects.toMatchObject({
      name: 'StoreUnreachableError',
      words: message('store.unreadableFile', { problem: message('connections.noAnswer', { seconds: 0.05 }) }),
    });
  });

  test('is empty when there are no orders', async () => {
    expect(await readAll(file(''))).toEqual([]);
  });

  test.each([
    ['a part before its order', jsonl.split('\n').slice(1).join('\n')],
    [
      'a part of another order',
      [objects[0], objects[4], objects[1]].map((object) => JSON.stringify(object)).join('\n'),
    ],
    ['half a line at its end', jsonl.slice(0, -20)],
    ['a line that is not an object', `${jsonl}\n[]`],
    ['an order without a name', JSON.stringify({ ...inBulk, name: null })],
  ])('is rejected with %s', async (_, text) => {
    await expect(readAll(file(text))).rejects.toMatchObject({ name: 'UnexpectedStoreReplyError' });
  });

  test('can be read again after it breaks off', async () => {
    const answer: Answer = (response) => {
      response.writeHead(200);
      response.write(`${jsonl.slice(0, 500)}`);
      setTimeout(() => response.socket?.destroy(), 10);
    };
    await expect(readAll(answer)).rejects.toMatchObject({ name: 'StoreUnreachableError' });
  });

  test('is not read when it has expired, was redirected, or is elsewhere without https', async () => {
    await expect(readAll(file('', 403))).rejects.toMatchObject({ name: 'UnexpectedStoreReplyError' });
    await platform.stop();
    await expect(readAll(file('', 302))).rejects.toMatchObject({ name: 'UnexpectedStoreReplyError' });
    await platform.stop();
    await expect(readAll(file(''), 'http://169.254.169.254/file')).rejects.toThrow('its address isn’t https');
    expect(platform.calls).toHaveLength(0);
  });
});

describe('Writes', () => {
  const done = { userErrors: [] };

  test('create a fulfillment of one fulfillment order with one number', async () => {
    const client = await clientOf(
      data({ fulfillmentCreate: { fulfillment: { id: gid('Fulfillment', 41) }, ...done } }),
    );
    const id = await client.createFulfillment({
      parts: [
        { fulfillmentOrderId: '21', lines: [{ fulfillmentOrderLineId: '31', quantity: 1 }] },
        { fulfillmentOrderId: '22' },
      ],
      tracking: { numbers: ['RM1'], company: 'Royal Mail', urls: [] },
      notifyCustomer: true,
    });
    expect(id).toBe('41');
    expect(platform.calls[0]?.body.variables).toEqual({
      fulfillment: {
        lineItemsByFulfillmentOrder: [
          {
            fulfillmentOrderId: gid('FulfillmentOrder', 21),
            fulfillmentOrderLineItems: [{ id: gid('FulfillmentOrderLineItem', 31), quantity: 1 }],
          },
          { fulfillmentOrderId: gid('FulfillmentOrder', 22) },
        ],
        trackingInfo: { company: 'Royal Mail', number: 'RM1' },
        notifyCustomer: true,
      },
    });
  });

  test('send several tracking numbers as a list', async () => {
    const client = await clientOf(data({ fulfillmentTrackingInfoUpdate: done }));
    const tracking = { numbers: ['A', 'B'], company: null, urls: ['https://a.example/', 'https://b.example/'] };
    await client.updateTracking({ fulfillmentId: '41', tracking, notifyCustomer: false });
    expect(platform.calls[0]?.body.variables).toMatchObject({
      tracking: { numbers: ['A', 'B'], urls: ['https://a.example/', 'https://b.example/'] },
    });
  });

  test('remove lines in one edit that ends with a commit', async () => {
    const client = await clientOf(
      data({ orderEditBegin: { calculatedOrder: { id: gid('CalculatedOrder', 3) }, ...done } }),
      data({ orderEditSetQuantity: { calculatedOrder: { id: gid('CalculatedOrder', 3) }, ...done } }),
      data({ orderEditCommit: done }),
    );
    await client.removeLines({
      orderId: '1',
      lines: [{ orderLineId: '11', quantity: 0 }],
      restock: true,
      notifyCustomer: false,
    });
    expect(platform.calls.map(({ body }) => body.variables)).toEqual([
      { id: gid('Order', 1) },
      { id: gid('CalculatedOrder', 3), lineItemId: gid('CalculatedLineItem', 11), quantity: 0, restock: true },
      { id: gid('CalculatedOrder', 3), notifyCustomer: false, staffNote: null },
    ]);
  });

  test('create a subscription and return the approval address', async () => {
    const confirmationUrl = 'https://sample.myshopify.com/admin/charges/1/2/confirm';
    const payload = { appSubscription: { id: gid('AppSubscription', 8) }, confirmationUrl, ...done };
    const client = await clientOf(data({ appSubscriptionCreate: payload }));
    const request = {
      name: 'Growth',
      price: { amount: '99.00', currency: 'USD' },
      trialDays: 14,
      returnUrl: 'https://hub.example/',
      isTest: true,
    };
    expect(await client.createSubscription({ ...request, discount: { percent: 25, intervals: 3 } })).toEqual({
      subscriptionId: '8',
      confirmationUrl,
    });
    expect(platform.calls[0]?.body.variables).toMatchObject({
      test: true,
      lineItems: [
        {
          plan: {
            appRecurringPricingDetails: {
              price: { amount: '99.00', currencyCode: 'USD' },
              discount: { value: { percentage: 0.25 }, durationLimitInIntervals: 3 },
            },
          },
        },
      ],
    });
  });

  test('do not pass on a confirmation address that is not a web address', async () => {
    const payload = {
      appSubscription: { id: gid('AppSubscription', 8) },
      confirmationUrl: 'javascript:alert(1)',
      ...done,
    };
    const client = await clientOf(data({ appSubscriptionCreate: payload }));
    const request = {
      name: 'Growth',
      price: { amount: '99', currency: 'USD' },
      trialDays: 0,
      returnUrl: 'https://hub.example/',
      isTest: true,
    };
    await expect(client.createSubscription(request)).rejects.toMatchObject({ name: 'UnexpectedStoreReplyError' });
  });

  test('add missing webhooks and remove duplicate, old and misdirected ones', async () => {
    const uri = 'https://hub.example/webhooks/store';
    const subscription = (id: number, topic: string, address = uri) => ({
      id: gid('WebhookSubscription', id),
      topic,
      uri: address,
    });
    const [first, ...others] = subscribedTopics;
    const known = subscribedTopics.slice(2).map((topic, index) => subscription(index + 10, topicName(topic)));
    const client = await clientOf(
      data({
        webhookSubscriptions: page([
          subscription(1, topicName(first)),
          subscription(2, topicName(first)),
          subscription(3, topicName(others[0] ?? first), 'https://old.example/'),
          subscription(4, 'CARTS_CREATE'),
          ...known,
        ]),
      }),
      data({ webhookSubscriptionCreate: done }),
      data({ webhookSubscriptionDelete: done }),
    );
    expect(await client.subscribeWebhooks(uri)).toEqual({ added: [others[0]], removed: 3 });
    expect(platform.calls.slice(2).map(({ body }) => body.variables)).toEqual(
      [2, 3, 4].map((id) => ({ id: gid('WebhookSubscription', id) })),
    );
  });
});
