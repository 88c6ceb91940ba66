import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { minuteMs, startReceiver, startSimulator } from '../../simulators/testing/simulatorFixtures.ts';

const headers = { authorization: 'ShipwireKey demo-shipwire' };
const start = () => startSimulator('shipWire', headers);

function anOrder(reference = 'A-1', more: Record<string, unknown> = {}) {
  return {
    orderNo: reference,
    externalId: reference,
    items: [
      { sku: 'MUG', quantity: 2 },
      { sku: 'TEE', quantity: 1 },
    ],
    shipTo: {
      name: 'Ada Byron',
      address1: '1 Main St',
      city: 'San Jose',
      state: 'CA',
      postalCode: '95112',
      country: 'US',
    },
    options: { serviceLevelCode: 'GD' },
    ...more,
  };
}

test.each(['', 'ShipwireKey wrong', 'Bearer demo-shipwire'])('refuses the authorization %j', async (authorization) => {
  const { call } = await start();
  expect(await call('GET /api/v3/orders?limit=1', { headers: { authorization } })).toMatchObject({
    status: 401,
    json: { status: 401, message: 'Please include a valid Authorization header (Basic)' },
  });
});

test('lists the missing fields of a new order as errors', async () => {
  const { call, books } = await start();
  const { shipTo } = anOrder();
  const reply = await call('POST /api/v3/orders', {
    body: anOrder('A-1', { items: [], shipTo: { ...shipTo, city: '' } }),
  });
  expect(reply.status).toBe(422);
  expect(reply.json.errors).toEqual([
    { type: 'error', code: 'invalid', message: 'items is invalid' },
    { type: 'error', code: 'missing', message: 'shipTo.city is required' },
  ]);
  expect(books().orders).toEqual([]);
});

test('accepts an order and returns its id in a list', async () => {
  const { call } = await start();
  const reply = await call('POST /api/v3/orders', { body: anOrder() });
  expect(reply).toMatchObject({ status: 200, json: { status: 200, message: 'Successful' } });
  const [item] = reply.json.resource.items;
  expect(item.resource).toMatchObject({ externalId: 'A-1', orderNo: 'A-1', status: 'processed' });
  expect(item.resourceLocation).toMatch(new RegExp(`/api/v3/orders/${item.resource.id}$`));
});

test('refuses a duplicate unless forced, and then has two orders', async () => {
  const { call, books } = await start();
  await call('POST /api/v3/orders', { body: anOrder() });
  const again = await call('POST /api/v3/orders', { body: anOrder() });
  expect(again).toMatchObject({ status: 422, json: { errors: [{ code: 'duplicateOrder' }] } });
  expect((await call('POST /api/v3/orders', { body: anOrder('A-1', { options: { forceDuplicate: 1 } }) })).status).toBe(
    200,
  );
  expect(books().orders).toHaveLength(2);
});

test("finds orders by several numbers, and pages with the next page's address", async () => {
  const { call, origin } = await start();
  for (const reference of ['A-1', 'A-2', 'A-3']) await call('POST /api/v3/orders', { body: anOrder(reference) });
  const first = (await call('GET /api/v3/orders?orderNo=A-1,A-3&limit=1')).json.resource;
  expect([first.total, first.offset, first.items[0].resource.orderNo, first.previous]).toEqual([2, 0, 'A-1', null]);
  const second = (await call(`GET ${first.next.slice(origin.length)}`)).json.resource;
  expect([second.items[0].resource.orderNo, second.next]).toEqual(['A-3', null]);
  expect((await call('GET /api/v3/orders?orderNo=B')).json.resource).toMatchObject({ total: 0, items: [] });
});

test('expands parts of an order only on request', async () => {
  const { call, clock, planParcels } = await start();
  planParcels('A-1', 'two');
  const { id } = (await call('POST /api/v3/orders', { body: anOrder() })).json.resource.items[0].resource;
  clock.advance(15 * minuteMs);
  const bare = (await call(`GET /api/v3/orders/${id}`)).json.resource;
  expect(bare.trackings.resource).toBeUndefined();
  const { resource } = (await call(`GET /api/v3/orders/${id}?expand=items,trackings,pieces,holds`)).json;
  expect(resource.status).toBe('completed');
  expect(resource.events.resource.completedDate).toBe('2026-01-31T09:01:27-08:00');
  const rows = (part: string) =>
    resource[part].resource.items.map((item: { resource: Record<string, unknown> }) => item.resource);
  expect(rows('items')).toMatchObject([
    { sku: 'MUG', quantity: 2, shipped: 2, backordered: 0 },
    { sku: 'TEE', quantity: 1, shipped: 1, backordered: 0 },
  ]);
  const [first, second] = rows('pieces');
  expect(rows('trackings')).toMatchObject([{ pieceId: first.id, deliveredDate: null }, { pieceId: second.id }]);
  expect(first.contents.resource.items.map((item: { resource: unknown }) => item.resource)).toEqual([
    { sku: 'MUG', quantity: 2 },
  ]);
  expect(rows('holds')).toEqual([]);
  clock.advance(80 * minuteMs);
  expect((await call(`GET /api/v3/orders/${id}`)).json.resource.status).toBe('delivered');
});

test('says why an order is held', async () => {
  const { call, hold } = await start();
  const { id } = (await call('POST /api/v3/orders', { body: anOrder() })).json.resource.items[0].resource;
  hold('A-1', 'Address needs a house number');
  const { resource } = (await call(`GET /api/v3/orders/${id}?expand=holds`)).json;
  expect(resource.status).toBe('held');
  expect(resource.holds.resource.items[0].resource.description).toBe('Address needs a house number');
});

test('cancels until the warehouse packs', async () => {
  const { call, clock } = await start();
  const create = async (reference: string) =>
    (await call('POST /api/v3/orders', { body: anOrder(reference) })).json.resource.items[0].resource.id;
  const [first, second] = [await create('A-1'), await create('A-2')];
  expect((await call(`POST /api/v3/orders/${first}/cancel`)).status).toBe(200);
  expect((await call(`GET /api/v3/orders/${first}`)).json.resource.status).toBe('canceled');
  clock.advance(5 * minuteMs);
  const refused = await call(`POST /api/v3/orders/${second}/cancel`);
  expect(refused).toMatchObject({ status: 422, json: { errors: [`Order ${second} is already being shipped`] } });
  expect((await call('POST /api/v3/orders/1/cancel')).status).toBe(404);
});

test('lists units of the requested SKUs', async () => {
  const { call, setStock } = await start();
  for (const sku of ['A', 'B', 'C']) setStock(sku, 7);
  const { items } = (await call('GET /api/v3/stock?sku=A,C,X')).json.resource;
  expect(
    items.map((item: { resource: { sku: string; good: number } }) => [item.resource.sku, item.resource.good]),
  ).toEqual([
    ['A', 7],
    ['C', 7],
  ]);
});

test('signs webhooks with each of its secrets', async () => {
  const { call, clock, running } = await start();
  const { url, received } = await startReceiver();
  expect((await call('POST /api/v3/webhooks', { body: { topic: 'order.eaten', url } })).status).toBe(422);
  expect((await call('POST /api/v3/webhooks', { body: { topic: 'tracking.created', url } })).status).toBe(200);
  const secrets = [await call('POST /api/v3/secret'), await call('POST /api/v3/secret')].map(
    ({ json }) => json.resource.items[0].resource.secret,
  );
  await call('POST /api/v3/orders', { body: anOrder() });
  clock.advance(15 * minuteMs);
  await running.webhooksSent();
  const [webhook] = received;
  const expected = secrets.map((secret) =>
    createHmac('sha256', Buffer.from(secret, 'hex'))
      .update(webhook?.body ?? '')
      .digest('hex'),
  );
  expect(webhook?.headers['x-shipwire-signature']).toBe(expected.join(';'));
  expect(JSON.parse(webhook?.body ?? '').body.resource.externalId).toBe('A-1');
});
