import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { minuteMs, startReceiver, startSimulator } from '../../simulators/testing/simulatorFixtures.ts';

const headers = { authorization: 'Bearer demo-shipbob', shipbob_channel_id: '102938' };
const start = () => startSimulator('shipbob', headers);

function anOrder(reference = 'A-1') {
  return {
    reference_id: reference,
    shipping_method: 'Standard',
    type: 'DTC',
    recipient: {
      name: 'Ada Byron',
      address: { address1: '1 Main St', city: 'Chicago', zip_code: '60601', country: 'US' },
    },
    products: [
      { reference_id: 'MUG', name: 'Mug', quantity: 2, external_line_id: 71 },
      { reference_id: 'TEE', name: 'T-shirt', quantity: 1 },
    ],
  };
}

test.each(['', 'Bearer wrong', 'Basic demo-shipbob'])(
  'refuses the authorization %j with an empty 401',
  async (authorization) => {
    const { call } = await start();
    expect(await call('GET /2026-07/channel', { headers: { authorization } })).toMatchObject({ status: 401, text: '' });
  },
);

test('refuses a revoked account, and accepts it again', async () => {
  const { call, revokeCredentials, restoreCredentials } = await start();
  revokeCredentials();
  expect((await call('GET /2026-07/channel')).status).toBe(401);
  restoreCredentials();
  expect((await call('GET /2026-07/channel')).status).toBe(200);
});

test('answers the shut-down versions with 410', async () => {
  const { call } = await start();
  expect((await call('GET /1.0/channel')).status).toBe(410);
  expect((await call('GET /2026-07/nothing')).status).toBe(404);
});

test('lists a writable channel and a read-only one', async () => {
  const { call } = await start();
  const { json } = await call('GET /2026-07/channel');
  expect(
    json.items.map(({ id, scopes }: { id: number; scopes: string[] }) => [id, scopes.includes('orders_write')]),
  ).toEqual([
    [102_939, false],
    [102_938, true],
  ]);
});

test('names each missing or invalid field of a new order', async () => {
  const { call, books } = await start();
  const { recipient } = anOrder();
  const body = {
    ...anOrder(),
    reference_id: '',
    recipient: { ...recipient, address: { address1: '1 Main St', country: 'USA' } },
  };
  const reply = await call('POST /2026-07/order', { body });
  expect(reply).toMatchObject({
    status: 400,
    json: {
      reference_id: ['The ReferenceId field is required.'],
      'recipient.address.city': ['The City field is required.'],
      'recipient.address.country': ['The Country field must be an ISO 3166-1 alpha-2 code.'],
    },
  });
  expect(books().orders).toEqual([]);
  expect(books().refused).toHaveLength(1);
});

test('refuses a new order without a channel, or in another account’s channel', async () => {
  const { call } = await start();
  const body = anOrder();
  expect((await call('POST /2026-07/order', { body, headers: { shipbob_channel_id: '' } })).status).toBe(400);
  expect((await call('POST /2026-07/order', { body, headers: { shipbob_channel_id: '102939' } })).status).toBe(403);
});

test('refuses a body that is not JSON', async () => {
  const { call } = await start();
  expect((await call('POST /2026-07/order', { body: '{' })).status).toBe(400);
});

test('accepts an order once: a repeated reference gets 422, and finds the order', async () => {
  const { call, books } = await start();
  const first = await call('POST /2026-07/order', { body: anOrder() });
  expect(first).toMatchObject({ status: 201, json: { reference_id: 'A-1', status: 'Processing' } });
  const again = await call('POST /2026-07/order', { body: anOrder() });
  expect(again).toMatchObject({ status: 422, json: { '': ['Cannot insert order with existing ReferenceId'] } });
  const found = await call('GET /2026-07/order?ReferenceIds=A-1');
  expect(found.json.map(({ id }: { id: number }) => id)).toEqual([first.json.id]);
  expect((await call('GET /2026-07/order?ReferenceIds=A-2')).json).toEqual([]);
  expect(books().orders[0]?.creates.map(({ outcome }) => outcome)).toEqual(['taken', 'duplicate']);
});

test('refuses an order with the reason a test chose', async () => {
  const { call, refuseOrder } = await start();
  refuseOrder({ words: 'Address could not be verified', reference: 'A-1' });
  const reply = await call('POST /2026-07/order', { body: anOrder() });
  expect(reply).toMatchObject({ status: 422, json: { '': ['Address could not be verified'] } });
  expect((await call('POST /2026-07/order', { body: anOrder() })).status).toBe(201);
});

test('processes, labels, ships and delivers an order', async () => {
  const { call, clock } = await start();
  const { id } = (await call('POST /2026-07/order', { body: anOrder() })).json;
  const read = async () => {
    const { status, shipments } = (await call(`GET /2026-07/order/${id}`)).json;
    const [shipment] = shipments;
    return [status, shipment.status, shipment.tracking?.carrier ?? null, shipment.actual_fulfillment_date];
  };
  expect(await read()).toEqual(['Processing', 'Processing', null, null]);
  clock.advance(5 * minuteMs);
  expect(await read()).toEqual(['Processing', 'LabeledCreated', expect.any(String), null]);
  clock.advance(10 * minuteMs);
  expect(await read()).toEqual(['Fulfilled', 'Completed', expect.any(String), '2026-01-31T17:01:27.000Z']);
  const { shipments } = (await call(`GET /2026-07/order/${id}`)).json;
  expect(shipments[0].products).toMatchObject([
    { reference_id: 'MUG', inventory_items: [{ quantity: 2 }] },
    { reference_id: 'TEE', inventory_items: [{ quantity: 1 }] },
  ]);
});

test('ships half of an order and the rest later', async () => {
  const { call, clock, planParcels } = await start();
  planParcels('A-1', 'partial');
  const { id } = (await call('POST /2026-07/order', { body: anOrder() })).json;
  clock.advance(15 * minuteMs);
  const half = (await call(`GET /2026-07/order/${id}`)).json;
  expect([half.status, ...half.shipments.map((shipment: { status: string }) => shipment.status)]).toEqual([
    'PartiallyFulfilled',
    'Completed',
    'LabeledCreated',
  ]);
  clock.advance(30 * minuteMs);
  expect((await call(`GET /2026-07/order/${id}`)).json.status).toBe('Fulfilled');
});

test('cancels until the warehouse packs, and then says Failure', async () => {
  const { call, clock } = await start();
  const first = (await call('POST /2026-07/order', { body: anOrder('A-1') })).json.id;
  const second = (await call('POST /2026-07/order', { body: anOrder('A-2') })).json.id;
  expect((await call(`POST /2026-07/order/${first}:cancel`)).json).toMatchObject({
    order_id: first,
    status: 'Success',
  });
  expect((await call(`GET /2026-07/order/${first}`)).json.status).toBe('Cancelled');
  expect((await call(`POST /2026-07/order/${first}:cancel`)).status).toBe(422);
  clock.advance(5 * minuteMs);
  expect((await call(`POST /2026-07/order/${second}:cancel`)).json.status).toBe('Failure');
  expect((await call('POST /2026-07/order/1:cancel')).status).toBe(404);
});

test('holds an order until missing units arrive', async () => {
  const { call, clock, setStock } = await start();
  setStock('MUG', 1);
  const { id } = (await call('POST /2026-07/order', { body: anOrder() })).json;
  clock.advance(60 * minuteMs);
  const waiting = (await call(`GET /2026-07/order/${id}`)).json;
  expect([waiting.status, waiting.shipments[0].status]).toEqual(['Exception', 'Exception']);
  setStock('MUG', 2);
  clock.advance(15 * minuteMs);
  expect((await call(`GET /2026-07/order/${id}`)).json.status).toBe('Fulfilled');
});

test('lists units page by page, and by SKU', async () => {
  const { call, setStock } = await start();
  for (const sku of ['A', 'B', 'C']) setStock(sku, 5);
  const first = (await call('GET /2026-07/inventory-level?PageSize=2')).json;
  expect(first.items.map(({ sku }: { sku: string }) => sku)).toEqual(['A', 'B']);
  const second = (await call(`GET ${first.next}`)).json;
  expect(second).toMatchObject({ items: [{ sku: 'C', total_on_hand_quantity: 5 }], next: null });
  await call('POST /2026-07/order', { body: anOrder() });
  const { items } = (await call('GET /2026-07/inventory-level?SearchBy=mug')).json;
  expect(items).toMatchObject([{ total_on_hand_quantity: 1000, total_fulfillable_quantity: 998 }]);
});

test('pages orders, at most 250 at a time', async () => {
  const { call } = await startSimulator('shipbob', headers, { hasRateLimits: false });
  for (let n = 1; n <= 60; n++) await call('POST /2026-07/order', { body: anOrder(`A-${n}`) });
  expect((await call('GET /2026-07/order')).json).toHaveLength(50);
  expect((await call('GET /2026-07/order?Page=2')).json).toHaveLength(10);
  expect((await call('GET /2026-07/order?Limit=251')).status).toBe(400);
});

test('allows 150 calls in any minute, and says how many are left and how long to wait', async () => {
  const { call, clock } = await start();
  for (let n = 1; n <= 150; n++) {
    const reply = await call('GET /2026-07/channel');
    expect([reply.status, reply.headers.get('x-remaining-calls')]).toEqual([200, String(150 - n)]);
    clock.advance(100);
  }
  const refused = await call('GET /2026-07/channel');
  expect(refused.status).toBe(429);
  expect(refused.headers.get('x-retry-after')).toBe('45');
  expect(refused.json).toEqual({ statusCode: 429, message: 'Rate limit is exceeded. Try again in 45 seconds.' });
  clock.advance(45_000);
  expect((await call('GET /2026-07/channel')).status).toBe(200);
});

test('signs webhooks per Standard Webhooks, and resends one that was not accepted', async () => {
  const { call, clock, running, books } = await start();
  const { url, received } = await startReceiver([500]);
  const key = Buffer.from('a secret of the test');
  const secret = `whsec_${key.toString('base64')}`;
  expect((await call('POST /2026-07/webhook', { body: { topics: ['order.unknown'], url } })).status).toBe(400);
  expect((await call('POST /2026-07/webhook', { body: { topics: ['order.shipped'], url, secret } })).status).toBe(201);
  const { id } = (await call('POST /2026-07/order', { body: anOrder() })).json;
  clock.advance(5 * minuteMs);
  await running.webhooksSent();
  clock.advance(5_000);
  await running.webhooksSent();
  expect(received).toHaveLength(2);
  expect(received[0]?.headers['webhook-id']).toBe(received[1]?.headers['webhook-id']);
  const [, again] = received;
  const content = `${again?.headers['webhook-id']}.${again?.headers['webhook-timestamp']}.${again?.body}`;
  const signature = `v1,${createHmac('sha256', key).update(content).digest('base64')}`;
  expect(again?.headers['webhook-signature']).toBe(signature);
  expect(JSON.parse(again?.body ?? '')).toMatchObject({ order_id: id, reference_id: 'A-1', status: 'LabeledCreated' });
  expect(books().webhooks.map(({ outcome }) => outcome)).toEqual([500, 200]);
});
