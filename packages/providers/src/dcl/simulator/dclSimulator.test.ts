import { expect, test } from 'vitest';
import { basicAuthorization } from '../../simulators/core/basicCredentials.ts';
import { minuteMs, startSimulator } from '../../simulators/testing/simulatorFixtures.ts';

const headers = { authorization: basicAuthorization('demo', 'demo-dcl') };
const start = () => startSimulator('dcl', headers);

function anOrder(number = 'A-1', more: Record<string, unknown> = {}) {
  return {
    order_number: number,
    account_number: '40217',
    order_status: 1,
    ordered_date: '2026-01-31',
    freight_account: '00500',
    shipping_carrier: 'UPS',
    shipping_service: 'GROUND',
    shipping_address: {
      attention: 'Ada Byron',
      address1: '1 Main St',
      city: 'Fremont',
      state_province: 'CA',
      country_code: 'US',
    },
    lines: [
      { line_number: 1, item_number: 'MUG', quantity: 2, price: 9.5 },
      { line_number: 2, item_number: 'TEE', quantity: 1 },
    ],
    ...more,
  };
}

const batch = (...orders: unknown[]) => ({ allow_partial: false, location: 'LA', orders });

test.each(['', basicAuthorization('demo', 'wrong')])(
  'refuses the authorization %j with its own message',
  async (authorization) => {
    const { call } = await start();
    const reply = await call('GET /api/v1/orders?page_size=1', { headers: { authorization } });
    expect(reply).toMatchObject({ status: 401, json: { error_message: 'Invalid username or password' } });
  },
);

test('answers a batch with a bad order with 201 and codes on both levels, and accepts none of it', async () => {
  const { call, books } = await start();
  const reply = await call('POST /api/v1/batches', {
    body: batch(
      anOrder('A-1'),
      anOrder('A 2'),
      anOrder('A-3', { freight_account: '' }),
      anOrder('A-4', { account_number: '1' }),
    ),
  });
  expect(reply.status).toBe(201);
  expect(reply.json.error_code).not.toBe(0);
  const messages = reply.json.order_statuses.map(
    ({ error_code, error_message }: { error_code: number; error_message: string }) => [error_code === 0, error_message],
  );
  expect(messages).toEqual([
    [true, ''],
    [false, 'order_number is invalid'],
    [false, 'freight_account is required'],
    [false, 'Account 1 is not valid for this user'],
  ]);
  expect(books().orders).toEqual([]);
});

test('refuses an order number or an item number of 26 characters', async () => {
  const { call } = await start();
  const long = 'A'.repeat(26);
  const lines = [{ line_number: 1, item_number: long, quantity: 1 }];
  const { json } = await call('POST /api/v1/batches', { body: batch(anOrder(long), anOrder('A-1', { lines })) });
  const messages = json.order_statuses.map(({ error_message }: { error_message: string }) => error_message);
  expect(messages).toEqual(['order_number is invalid', 'lines[0].item_number is invalid']);
});

test('accepts an order once', async () => {
  const { call, books } = await start();
  const first = (await call('POST /api/v1/batches', { body: batch(anOrder()) })).json;
  expect(first).toMatchObject({ error_code: 0, order_statuses: [{ order_number: 'A-1', error_code: 0 }] });
  const again = (await call('POST /api/v1/batches', { body: batch(anOrder()) })).json;
  expect(again.order_statuses).toMatchObject([{ order_number: 'A-1', error_message: 'Order A-1 already exists' }]);
  expect(again.error_code).not.toBe(0);
  expect(books().orders[0]?.creates.map(({ outcome }) => outcome)).toEqual(['taken', 'duplicate']);
});

test('finds orders by several numbers, and canceled ones only with status 2', async () => {
  const { call } = await start();
  await call('POST /api/v1/batches', { body: batch(anOrder('A-1'), anOrder('A-2')) });
  const body = { account_number: '40217', order_number: 'A-2' };
  expect((await call('PUT /api/v1/orders/cancel', { body })).json.error_code).toBe(0);
  const numbers = async (query: string) =>
    (await call(`GET /api/v1/orders?order_numbers=A-1,A-2${query}`)).json.orders.map(
      (order: { order_number: string; order_stage: number }) => [order.order_number, order.order_stage],
    );
  expect(await numbers('')).toEqual([['A-1', 10]]);
  expect(await numbers('&status=2')).toEqual([['A-2', 2]]);
});

test('moves from received to shipped with cartons and contents, in California time', async () => {
  const { call, clock, planParcels } = await start();
  planParcels('A-1', 'partial');
  await call('POST /api/v1/batches', { body: batch(anOrder()) });
  const read = async () => (await call('GET /api/v1/orders?order_numbers=A-1&extended_date=true')).json.orders[0];
  expect(await read()).toMatchObject({ order_stage: 10, shipments: [] });
  clock.advance(5 * minuteMs);
  expect((await read()).order_stage).toBe(30);
  clock.advance(10 * minuteMs);
  expect(await read()).toMatchObject({
    order_stage: 50,
    shipments: [
      { ship_date: '2026-01-31T09:01:27', packages: [{ shipped_items: [{ item_number: 'MUG', quantity: 2 }] }] },
    ],
  });
  clock.advance(30 * minuteMs);
  expect((await read()).order_stage).toBe(60);
  expect((await read()).shipments).toHaveLength(2);
  const [plain] = (await call('GET /api/v1/orders?order_numbers=A-1')).json.orders;
  expect(plain.shipments[0].ship_date).toBe('2026-01-31');
});

test('closes an order short when it ships less than was ordered', async () => {
  const { call, clock, planParcels } = await start();
  planParcels('A-1', 'short');
  await call('POST /api/v1/batches', { body: batch(anOrder()) });
  clock.advance(15 * minuteMs);
  expect((await call('GET /api/v1/orders?order_numbers=A-1')).json.orders).toMatchObject([{ order_stage: 62 }]);
});

test('cancels only at stage 10', async () => {
  const { call, clock } = await start();
  await call('POST /api/v1/batches', { body: batch(anOrder()) });
  clock.advance(5 * minuteMs);
  const body = { account_number: '40217', order_number: 'A-1' };
  expect(await call('PUT /api/v1/orders/cancel', { body })).toMatchObject({
    status: 400,
    json: { error_message: 'Order A-1 is being processed and cannot be cancelled' },
  });
  expect((await call('PUT /api/v1/orders/cancel', { body: { ...body, order_number: 'B' } })).status).toBe(404);
});

test('lists units by item number, and ends with a page that is not full', async () => {
  const { call, setStock } = await start();
  for (const sku of ['A', 'B', 'C']) setStock(sku, 3);
  const skus = async (query: string) =>
    (await call(`GET /api/v1/items${query}`)).json.items.map(({ item_number }: { item_number: string }) => item_number);
  expect(await skus('?item_numbers=A,C,X')).toEqual(['A', 'C']);
  expect(await skus('?page_size=2')).toEqual(['A', 'B']);
  expect(await skus('?page_size=2&page=2')).toEqual(['C']);
  expect((await call('GET /api/v1/orders?page_size=101')).status).toBe(400);
});

test('returns orders changed since a time', async () => {
  const { call, clock } = await start();
  await call('POST /api/v1/batches', { body: batch(anOrder('A-1')) });
  clock.advance(4 * minuteMs);
  await call('POST /api/v1/batches', { body: batch(anOrder('A-2')) });
  const { orders } = (await call('GET /api/v1/orders?modified_from=2026-01-31T08:50:00')).json;
  expect(orders.map(({ order_number }: { order_number: string }) => order_number)).toEqual(['A-2']);
});
