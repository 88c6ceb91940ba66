import { describe, expect, test } from 'vitest';
import {
  anOrder,
  openReceiver,
  openStore,
  signatureOf,
  subscribe,
  testApp,
  type TestStore,
} from './testing/storeFixtures.ts';

async function openSubscribed(...topics: readonly string[]) {
  const receiver = await openReceiver();
  const store = await openStore({ app: { ...testApp, privacyUrl: receiver.url } });
  await subscribe(store, receiver.url, ...topics);
  return { store, ...receiver };
}

/** Moves the clock past the retries. */
async function passTime(store: TestStore, ...steps: readonly number[]): Promise<void> {
  for (const ms of steps) {
    store.clock.advance(ms);
    await store.settled();
  }
}

describe('a webhook', () => {
  test('is signed over its raw body, and has separate ids for the event and the webhook', async () => {
    const { store, received } = await openSubscribed('ORDERS_CREATE', 'ORDERS_PAID');
    store.controls.placeOrder(anOrder({ number: '2001' }));
    await store.settled();
    expect(received.map(({ topic }) => topic)).toEqual(['orders/create', 'orders/paid']);
    const [create, paid] = received;
    expect(create?.headers).toMatchObject({
      'x-shopify-hmac-sha256': signatureOf(create?.raw ?? ''),
      'x-shopify-shop-domain': 'sample.myshopify.com',
      'x-shopify-api-version': '2026-10',
      'x-shopify-triggered-at': '2026-11-20T09:00:00.000Z',
    });
    expect(create?.headers['x-shopify-event-id']).toBe(paid?.headers['x-shopify-event-id']);
    expect(create?.headers['x-shopify-webhook-id']).not.toBe(paid?.headers['x-shopify-webhook-id']);
  });

  test('has the form of the REST resource when it is about an order', async () => {
    const { store, received } = await openSubscribed('ORDERS_CREATE');
    const name = store.controls.placeOrder(anOrder({ number: '2001', tags: ['b', 'a'], note: 'Ring twice' }));
    await store.settled();
    const gid = store.controls.order(name)?.id ?? '';
    expect(received[0]?.body).toMatchObject({
      id: Number(gid.split('/').at(-1)),
      admin_graphql_api_id: gid,
      name: '#2001',
      order_number: 2001,
      created_at: '2026-11-20T09:00:00+00:00',
      cancelled_at: null,
      financial_status: 'paid',
      fulfillment_status: null,
      tags: 'b, a',
      note: 'Ring twice',
      total_price: '10.25',
      total_price_set: { shop_money: { amount: '10.25', currency_code: 'GBP' } },
      customer: { id: expect.any(Number) },
      line_items: [
        { sku: 'MUG', quantity: 1, fulfillable_quantity: 1, price: '4.25', requires_shipping: true },
        { sku: 'BAG', quantity: 3 },
      ],
      shipping_address: { country_code: 'GB' },
      shipping_lines: [{ title: expect.any(String) }],
    });
  });

  test('is sent for each change of an order', async () => {
    const { store, topics, received } = await openSubscribed(
      'ORDERS_UPDATED',
      'ORDERS_EDITED',
      'ORDERS_CANCELLED',
      'REFUNDS_CREATE',
      'FULFILLMENTS_CREATE',
      'FULFILLMENT_ORDERS_CANCELLED',
      'INVENTORY_LEVELS_UPDATE',
      'PRODUCTS_UPDATE',
    );
    const { controls } = store;
    const name = controls.placeOrder(anOrder());
    await store.settled();
    expect(topics()).toEqual(['inventory_levels/update', 'inventory_levels/update']);
    const after = async (action: () => void) => {
      received.length = 0;
      action();
      await store.settled();
      return topics().toSorted();
    };
    expect(await after(() => controls.updateOrder(name, { note: 'x' }))).toEqual(['orders/updated']);
    expect(await after(() => controls.editOrder(name, 'BAG', 2))).toEqual([
      'inventory_levels/update',
      'orders/edited',
      'orders/updated',
    ]);
    expect(await after(() => controls.refundOrder(name, { BAG: 1 }))).toEqual([
      'inventory_levels/update',
      'orders/updated',
      'refunds/create',
    ]);
    expect(await after(() => controls.updateProduct('MUG', { title: 'Green mug' }))).toEqual(['products/update']);
    expect(await after(() => controls.cancelOrder(name))).toEqual([
      'fulfillment_orders/cancelled',
      'inventory_levels/update',
      'inventory_levels/update',
      'orders/cancelled',
      'orders/updated',
      'refunds/create',
    ]);
    const other = controls.placeOrder(anOrder());
    await store.settled();
    expect(await after(() => controls.fulfillOrder(other, 'T1'))).toContain('fulfillments/create');
  });

  test('can be lost, be delivered twice with the same id, or swap places with another', async () => {
    const { store, received } = await openSubscribed('ORDERS_CREATE');
    const numbers = () => received.map(({ body }) => body.order_number);
    store.controls.nextWebhookFaults('lost', 'twice', 'outOfOrder');
    for (const number of ['1', '2', '3', '4']) store.controls.placeOrder(anOrder({ number }));
    await store.settled();
    expect(numbers()).toEqual([2, 2, 4, 3]);
    expect(received[0]?.headers['x-shopify-webhook-id']).toBe(received[1]?.headers['x-shopify-webhook-id']);
    store.controls.nextWebhookFaults('late');
    store.controls.placeOrder(anOrder({ number: '5' }));
    await store.settled();
    expect(numbers()).not.toContain(5);
    await passTime(store, 60_000);
    expect(numbers()).toContain(5);
  });

  test('fails at random, the same for the same seed', async () => {
    const outcomes = async () => {
      const { store, received } = await openSubscribed('ORDERS_CREATE');
      store.controls.setRandomFaults({ seed: 'rain', webhooks: { lost: 0.3, twice: 0.3 } });
      for (let number = 1; number <= 20; number++) store.controls.placeOrder(anOrder({ number: String(number) }));
      await store.settled();
      return received.map(({ body }) => body.order_number);
    };
    const first = await outcomes();
    expect(first.length).not.toBe(20);
    expect(await outcomes()).toEqual(first);
  });

  test('is retried with the same id after a failed reply, until the subscription is deleted', async () => {
    let status = 500;
    const { url, received } = await openReceiver(() => status);
    const store = await openStore();
    await subscribe(store, url, 'ORDERS_CREATE');
    store.controls.placeOrder(anOrder());
    await store.settled();
    await passTime(store, 10_000);
    status = 200;
    await passTime(store, 60_000, 300_000);
    expect(received).toHaveLength(3);
    expect(new Set(received.map(({ headers }) => headers['x-shopify-webhook-id'])).size).toBe(1);
    status = 302;
    store.controls.placeOrder(anOrder());
    await store.settled();
    await passTime(store, ...Array.from({ length: 9 }, () => 7_000_000));
    expect(store.controls.webhooks().at(-1)?.outcome).toBe('givenUp');
    expect(received).toHaveLength(12);
    expect(store.controls.app().webhookSubscriptions).toEqual([]);
  });

  test('is given up when the receiver takes too long', async () => {
    const { url } = await openReceiver(() => new Promise((resolve) => setTimeout(() => resolve(200), 400)));
    const store = await openStore({ webhookTimeoutMs: 100 });
    await subscribe(store, url, 'ORDERS_CREATE');
    store.controls.placeOrder(anOrder());
    await store.settled();
    expect(store.controls.webhooks()).toMatchObject([{ attempt: 1, outcome: 'unreachable' }]);
  });
});

test('the second lane continues while the first waits for its reply', async () => {
  const first = Promise.withResolvers<number>();
  const { url, received } = await openReceiver(() => (received.length === 1 ? first.promise : 200));
  const store = await openStore({ webhookLanes: 2 });
  await subscribe(store, url, 'ORDERS_CREATE');
  for (const number of ['2001', '2002']) store.controls.placeOrder(anOrder({ number }));
  await expect.poll(() => store.controls.webhooks()).toHaveLength(1);
  expect(received).toHaveLength(2);
  first.resolve(200);
  await store.settled();
  expect(store.controls.webhooks()).toHaveLength(2);
});

describe('a subscription', () => {
  const create = `mutation ($topic: WebhookSubscriptionTopic!, $uri: String!) {
    webhookSubscriptionCreate(topic: $topic, webhookSubscription: { uri: $uri }) { webhookSubscription {
      id uri topic } userErrors { field message } } }`;

  test('needs an unused address and the scope of its topic', async () => {
    const store = await openStore();
    const make = async (topic: string, uri: string) =>
      (await store.query(create, { topic, uri })).data.webhookSubscriptionCreate;
    const uri = 'https://app.example/webhooks';
    expect((await make('ORDERS_CREATE', uri)).webhookSubscription).toMatchObject({ uri, topic: 'ORDERS_CREATE' });
    expect((await make('ORDERS_CREATE', uri)).userErrors).toEqual([
      { field: ['webhookSubscription', 'callbackUrl'], message: 'Address for this topic has already been taken' },
    ]);
    expect((await make('ORDERS_PAID', 'http://app.example/')).userErrors).toHaveLength(1);
    expect((await make('ORDERS_PAID', 'nowhere')).userErrors).toHaveLength(1);
    store.controls.setGrantedScopes(['read_products']);
    expect((await make('ORDERS_PAID', uri)).userErrors[0].message).toBe(
      'You cannot create a webhook subscription with the specified topic',
    );
  });

  test('can be listed, moved and deleted', async () => {
    const { store, received, url } = await openSubscribed('ORDERS_CREATE', 'ORDERS_PAID');
    const list = async () =>
      (
        await store.query(
          `{ webhookSubscriptions(first: 9, topics: [ORDERS_PAID]) { nodes { id topic uri endpoint {
      ... on WebhookHttpEndpoint { callbackUrl } } } } }`,
        )
      ).data.webhookSubscriptions.nodes;
    const [paid] = await list();
    expect(paid).toMatchObject({ topic: 'ORDERS_PAID', uri: url, endpoint: { callbackUrl: url } });
    await store.query(
      `mutation ($id: ID!) { webhookSubscriptionDelete(id: $id) { deletedWebhookSubscriptionId userErrors {
      message } } }`,
      { id: paid.id },
    );
    expect(await list()).toEqual([]);
    store.controls.placeOrder(anOrder());
    await store.settled();
    expect(received.map(({ topic }) => topic)).toEqual(['orders/create']);
  });
});

describe('the app', () => {
  test('hears once that it was uninstalled, its token ends, and `shop/redact` follows after 48 hours', async () => {
    const { store, received, topics } = await openSubscribed('APP_UNINSTALLED', 'ORDERS_CREATE');
    await store.query('{ shop { name } }');
    store.controls.uninstallApp();
    await store.settled();
    expect(topics()).toEqual(['app/uninstalled']);
    expect((await store.query('{ shop { name } }')).status).toBe(401);
    store.controls.placeOrder(anOrder());
    await passTime(store, 47 * 3_600_000);
    expect(received).toHaveLength(1);
    await passTime(store, 3_600_000);
    expect(received.at(-1)).toMatchObject({ topic: 'shop/redact', body: { shop_domain: 'sample.myshopify.com' } });
  });

  test('hears a customer’s data requests, and a redacted customer has no name in the store', async () => {
    const { store, received } = await openSubscribed();
    const name = store.controls.placeOrder(anOrder());
    const id = Number(store.controls.order(name)?.id.split('/').at(-1));
    store.controls.requestCustomerData(name);
    store.controls.redactCustomer(name);
    await store.settled();
    expect(received).toMatchObject([
      {
        topic: 'customers/data_request',
        body: { orders_requested: [id], customer: { email: expect.stringContaining('@') } },
      },
      { topic: 'customers/redact', body: { orders_to_redact: [id] } },
    ]);
    const { data } = await store.query('{ orders(first: 1) { nodes { email shippingAddress { name } } } }');
    expect(data.orders.nodes).toEqual([{ email: null, shippingAddress: null }]);
  });
});
