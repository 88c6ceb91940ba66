import { expect, test } from 'vitest';
import { basicAuthorization } from '../../simulators/core/basicCredentials.ts';
import { minuteMs, startReceiver, startSimulator } from '../../simulators/testing/simulatorFixtures.ts';

const headers = { authorization: basicAuthorization('demo-shipstation-key', 'demo-shipstation') };
const start = () => startSimulator('ship_stations', headers);

function anOrder(key = 'K-1', more: Record<string, unknown> = {}) {
  return {
    orderNumber: '#1001',
    orderKey: key,
    orderDate: '2026-01-31T08:40:00.0000000',
    orderStatus: 'awaiting_shipment',
    billTo: { name: 'Ada Byron' },
    shipTo: {
      name: 'Ada Byron',
      street1: '1 Main St',
      city: 'Austin',
      state: 'TX',
      postalCode: '78701',
      country: 'US',
    },
    items: [
      { lineItemKey: 'L-1', sku: 'MUG', name: 'Mug', quantity: 2, unitPrice: 9.5 },
      { lineItemKey: 'L-2', sku: 'TEE', name: 'T-shirt', quantity: 1 },
    ],
    ...more,
  };
}

const apiKey = 'demo-shipstation-key';

test.each(['', basicAuthorization(apiKey, 'wrong'), `Bearer ${apiKey}`])(
  'refuses the authorization %j with its own message',
  async (authorization) => {
    const { call } = await start();
    expect(await call('GET /stores', { headers: { authorization } })).toMatchObject({
      status: 401,
      json: { message: 'Authorization has been denied for this request.' },
    });
  },
);

test('names the missing or invalid field of a new order', async () => {
  const { call, books } = await start();
  const refused = async (more: Record<string, unknown>) => {
    const { status, json } = await call('POST /orders/createorder', { body: anOrder('K-1', more) });
    return [status, json.message];
  };
  expect(await refused({ orderNumber: undefined })).toEqual([400, 'orderNumber is required.']);
  expect(await refused({ orderStatus: 'new' })).toEqual([400, 'Invalid orderStatus.']);
  expect(await refused({ shipTo: { name: 'Ada', country: 'United States' } })).toEqual([
    400,
    'Invalid shipTo.country.',
  ]);
  expect(await refused({ advancedOptions: { storeId: 204_503 } })).toEqual([
    400,
    'Store 204503 could not be found or is inactive.',
  ]);
  expect(books().orders).toEqual([]);
});

test('overwrites the order with the same key, until it is shipped', async () => {
  const { call, clock, books } = await start();
  const first = await call('POST /orders/createorder', { body: anOrder() });
  expect(first).toMatchObject({ status: 200, json: { orderKey: 'K-1', orderStatus: 'awaiting_shipment' } });
  const items = [{ lineItemKey: 'L-1', sku: 'MUG', name: 'Mug', quantity: 1 }];
  const second = await call('POST /orders/createorder', { body: anOrder('K-1', { items }) });
  expect(second.json.orderId).toBe(first.json.orderId);
  expect(second.json.items).toHaveLength(1);
  clock.advance(15 * minuteMs);
  const third = await call('POST /orders/createorder', { body: anOrder() });
  expect(third).toMatchObject({ status: 400, json: { message: 'Order #1001 is shipped and cannot be updated.' } });
  expect(books().orders).toHaveLength(1);
  expect(books().orders[0]?.creates.map(({ outcome }) => outcome)).toEqual(['taken', 'updated', 'duplicate']);
});

test('finds orders by the beginning of their number', async () => {
  const { call } = await start();
  await call('POST /orders/createorder', { body: anOrder('K-1') });
  await call('POST /orders/createorder', { body: anOrder('K-2', { orderNumber: '#10012' }) });
  const { json } = await call(`GET /orders?orderNumber=${encodeURIComponent('#1001')}&pageSize=1`);
  expect(json).toMatchObject({ orders: [{ orderKey: 'K-1' }], total: 2, page: 1, pages: 2 });
  expect((await call('GET /orders?orderNumber=2')).json).toEqual({ orders: [], total: 0, page: 1, pages: 0 });
  expect((await call('GET /orders?pageSize=501')).status).toBe(400);
});

test('returns shipment items only on request, and times in Los Angeles', async () => {
  const { call, clock } = await start();
  const { orderId } = (await call('POST /orders/createorder', { body: anOrder() })).json;
  expect((await call(`GET /shipments?orderId=${orderId}`)).json.shipments).toEqual([]);
  clock.advance(15 * minuteMs);
  const [bare] = (await call(`GET /shipments?orderId=${orderId}`)).json.shipments;
  expect(bare).toMatchObject({
    orderId,
    createDate: '2026-01-31T09:01:27.0000000',
    shipDate: '2026-01-31',
    voided: false,
    isReturnLabel: false,
    shipmentItems: null,
  });
  const [full] = (await call(`GET /shipments?orderId=${orderId}&includeShipmentItems=true`)).json.shipments;
  expect(full.shipmentItems).toMatchObject([
    { lineItemKey: 'L-1', sku: 'MUG', quantity: 2 },
    { lineItemKey: 'L-2', sku: 'TEE', quantity: 1 },
  ]);
  expect((await call(`GET /orders/${orderId}`)).json).toMatchObject({ orderStatus: 'shipped', shipDate: '2026-01-31' });
});

test('gives an order marked as shipped a fulfillment and no shipment', async () => {
  const { call, clock, planParcels } = await start();
  planParcels('K-1', 'withoutLabel');
  const { orderId } = (await call('POST /orders/createorder', { body: anOrder() })).json;
  clock.advance(15 * minuteMs);
  expect((await call(`GET /shipments?orderId=${orderId}`)).json.total).toBe(0);
  const { fulfillments } = (await call(`GET /fulfillments?orderId=${orderId}`)).json;
  expect(fulfillments).toMatchObject([{ orderId, voided: false, shipDate: '2026-01-31T09:01:27.0000000' }]);
});

test('keeps a voided label in the list and ships its units with another label', async () => {
  const { call, clock, voidParcel } = await start();
  const { orderId } = (await call('POST /orders/createorder', { body: anOrder() })).json;
  clock.advance(15 * minuteMs);
  const [shipment] = (await call(`GET /shipments?orderId=${orderId}`)).json.shipments;
  voidParcel(shipment.trackingNumber);
  const voided = (await call(`GET /shipments?orderId=${orderId}`)).json.shipments;
  expect(voided.map((label: { voided: boolean }) => label.voided)).toEqual([true]);
  expect((await call(`GET /orders/${orderId}`)).json.orderStatus).toBe('awaiting_shipment');
  clock.advance(10 * minuteMs);
  const again = (await call(`GET /shipments?orderId=${orderId}`)).json.shipments;
  expect(again.map((label: { voided: boolean }) => label.voided)).toEqual([true, false]);
});

test('cancels by the key and the status cancelled, or by DELETE', async () => {
  const { call } = await start();
  await call('POST /orders/createorder', { body: anOrder('K-1') });
  const cancelled = await call('POST /orders/createorder', { body: anOrder('K-1', { orderStatus: 'cancelled' }) });
  expect(cancelled.json.orderStatus).toBe('cancelled');
  const { orderId } = (await call('POST /orders/createorder', { body: anOrder('K-2') })).json;
  expect((await call(`DELETE /orders/${orderId}`)).json.success).toBe(true);
  expect((await call('DELETE /orders/1')).status).toBe(404);
});

test('allows 40 calls a minute per key, and says when the minute ends', async () => {
  const { call, clock, addAccount } = await start();
  addAccount({ name: 'Second', api_key: 'second', api_secret: 'second-secret' });
  for (let n = 1; n <= 40; n++) {
    const reply = await call('GET /stores');
    expect([reply.status, reply.headers.get('x-rate-limit-remaining')]).toEqual([200, String(40 - n)]);
  }
  clock.advance(20_000);
  const refused = await call('GET /stores');
  expect(refused).toMatchObject({ status: 429, json: { message: 'Too Many Requests' } });
  expect(refused.headers.get('x-rate-limit-reset')).toBe('40');
  expect(
    (await call('GET /stores', { headers: { authorization: basicAuthorization('second', 'second-secret') } })).status,
  ).toBe(200);
  clock.advance(40_000);
  expect((await call('GET /stores')).headers.get('x-rate-limit-remaining')).toBe('39');
});

test('hides orders and webhooks from other accounts', async () => {
  const { call, addAccount } = await start();
  addAccount({ name: 'Second', api_key: 'second', api_secret: 'second-secret' });
  const other = { headers: { authorization: basicAuthorization('second', 'second-secret') } };
  const { orderId } = (await call('POST /orders/createorder', { body: anOrder() })).json;
  expect((await call(`GET /orders/${orderId}`, other)).status).toBe(404);
  expect((await call('GET /orders', other)).json.total).toBe(0);
});

test('sends webhooks with an address to read on the simulator’s own origin', async () => {
  const { call, clock, running, origin } = await start();
  const { url, received } = await startReceiver();
  expect((await call('POST /webhooks/subscribe', { body: { target_url: url, event: 'SHIPPED' } })).status).toBe(400);
  expect((await call('POST /webhooks/subscribe', { body: { target_url: url, event: 'SHIP_NOTIFY' } })).status).toBe(
    201,
  );
  const { orderId } = (await call('POST /orders/createorder', { body: anOrder() })).json;
  clock.advance(15 * minuteMs);
  await running.webhooksSent();
  const news = JSON.parse(received[0]?.body ?? '');
  expect(news.resource_type).toBe('SHIP_NOTIFY');
  expect(news.resource_url.startsWith(`${origin}/shipments?`)).toBe(true);
  const { json } = await call(`GET ${news.resource_url.slice(origin.length)}`);
  expect(json.shipments).toMatchObject([{ orderId }]);
});
