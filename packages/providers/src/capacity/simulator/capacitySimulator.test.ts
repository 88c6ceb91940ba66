import { expect, test } from 'vitest';
import { minuteMs, startSimulator, type TestSimulator } from '../../simulators/testing/simulatorFixtures.ts';

const key = { key: 'demo-capacity-key', client_code: 'DEMO' };

async function token({ origin }: TestSimulator, secret = 'demo-capacity', grant = 'client_credentials') {
  const body = new URLSearchParams({ grant_type: grant, client_id: 'demo-client', client_secret: secret });
  const reply = await fetch(`${origin}/token`, { method: 'POST', body });
  const json: { access_token?: string } = JSON.parse(await reply.text());
  return { status: reply.status, json };
}

async function start(): Promise<TestSimulator> {
  const headers = { authorization: '' };
  const simulator = await startSimulator('cap', headers);
  headers.authorization = `Bearer ${(await token(simulator)).json.access_token}`;
  return simulator;
}

function anOrder(reference = 'A-1') {
  return {
    ...key,
    reference,
    order_date: '2026-01-31T16:00:00Z',
    ship_to: {
      name: 'Ada Byron',
      address1: '1 Main St',
      city: 'New York',
      state: 'NY',
      postal_code: '10001',
      country: 'US',
    },
    lines: [
      { line_ref: 'L-1', sku: 'MUG', quantity: 2 },
      { line_ref: 'L-2', sku: 'TEE', quantity: 1 },
    ],
  };
}

test('answers a refused client without a token', async () => {
  const simulator = await start();
  expect((await token(simulator, 'wrong')).json).not.toHaveProperty('access_token');
  expect((await token(simulator, 'demo-capacity', 'password')).json).not.toHaveProperty('access_token');
});

test('requires token, key and client code, except for track, which needs no code', async () => {
  const { call } = await start();
  expect((await call('POST /api/inventory', { body: key, headers: { authorization: 'Bearer wrong' } })).status).toBe(
    401,
  );
  expect((await call('POST /api/inventory', { body: { ...key, key: 'wrong' } })).status).toBe(403);
  expect((await call('POST /api/inventory', { body: { key: key.key } })).status).toBe(403);
  expect((await call('POST /api/inventory', { body: key })).status).toBe(200);
  const day = { key: key.key, batch_num: 1, batch_date: '2026-01-31' };
  expect((await call('POST /api/order/track', { body: day })).json).toEqual({ orderlist: [] });
});

test('expires a token, or all tokens at once when a test asks for it', async () => {
  const { call, clock, endTokens } = await start();
  endTokens();
  expect((await call('POST /api/inventory', { body: key })).status).toBe(401);
  const other = await start();
  other.clock.advance(60 * minuteMs);
  expect((await other.call('POST /api/inventory', { body: key })).status).toBe(401);
  expect(clock.now()).toBeLessThan(other.clock.now());
});

test('accepts an order once, and finds it by id and by reference', async () => {
  const { call } = await start();
  const { id } = (await call('POST /api/order/create', { body: anOrder() })).json;
  expect(await call('POST /api/order/create', { body: anOrder() })).toMatchObject({
    status: 409,
    json: { error: { code: 'duplicate_reference', order_id: id } },
  });
  expect((await call('POST /api/order/status', { body: { ...key, order_id: id } })).json.status).toBe('received');
  expect((await call('POST /api/order/status', { body: { ...key, reference: 'A-1' } })).json.orders).toMatchObject([
    { id },
  ]);
});

test('tracks a day in batches: one row per line, the reference after the client code, 0 for omitted units', async () => {
  const { call, clock, planParcels } = await start();
  planParcels('A-1', 'short');
  await call('POST /api/order/create', { body: anOrder() });
  clock.advance(15 * minuteMs);
  const batch = async (batch_num: number, batch_date: string) =>
    (await call('POST /api/order/track', { body: { key: key.key, batch_num, batch_date } })).json.orderlist;
  expect(await batch(1, '2026-01-31')).toMatchObject([
    { masterorderid: 'DEMO-A-1', capacityProductID: 'MUG', capacityShippedQuantity: 2 },
    { masterorderid: 'DEMO-A-1', capacityProductID: 'TEE', capacityShippedQuantity: 0 },
  ]);
  expect(await batch(2, '2026-01-31')).toEqual([]);
  expect(await batch(1, '2026-01-30')).toEqual([]);
  expect(
    (await call('POST /api/order/track', { body: { ...key, batch_num: 0, batch_date: '2026-01-31' } })).status,
  ).toBe(400);
});

test('cancels until the warehouse packs', async () => {
  const { call, clock } = await start();
  const { id } = (await call('POST /api/order/create', { body: anOrder('A-1') })).json;
  await call('POST /api/order/create', { body: anOrder('A-2') });
  expect((await call('POST /api/order/cancel', { body: { ...key, order_id: id } })).json.status).toBe('cancelled');
  clock.advance(5 * minuteMs);
  const refused = await call('POST /api/order/cancel', { body: { ...key, reference: 'A-2' } });
  expect(refused).toMatchObject({ status: 409, json: { error: { code: 'too_late' } } });
});
