import { expect, test } from 'vitest';
import { minuteMs, startSimulator } from '../../simulators/testing/simulatorFixtures.ts';
import { meetsCondition, parseInfoplusFilter } from './infoplusFilter.ts';

const headers = { 'api-key': 'demo-infoplus' };
const base = '/infoplus-wms/api/v3.0';
const start = () => startSimulator('info_plus', headers);

function anOrder(reference = 'A-1', more: Record<string, unknown> = {}) {
  return {
    lobId: 17_001,
    warehouseId: 11,
    customerOrderNo: reference,
    orderDate: '2026-01-31',
    shipToCompany: 'Ada Byron',
    shipToStreet: '1 Main St',
    shipToCity: 'Reno',
    shipToZip: '89501',
    shipToCountry: 'US',
    lineItems: [
      { sku: 'MUG', orderedQty: 2, customerLineItemNo: 'L-1' },
      { sku: 'TEE', orderedQty: 1, customerLineItemNo: 'L-2' },
    ],
    ...more,
  };
}

const filtered = (name: string, filter: string) => `GET ${base}/${name}/search?filter=${encodeURIComponent(filter)}`;

test.each(['', 'wrong'])('refuses the key %j with its own message', async (key) => {
  const { call } = await start();
  const reply = await call(`GET ${base}/item/search?limit=1`, { headers: { 'api-key': key } });
  expect(reply).toMatchObject({ status: 401, json: { errors: ['Invalid API Key.'] } });
});

test('answers at both API versions', async () => {
  const { call } = await start();
  expect((await call('GET /infoplus-wms/api/beta/item/search?limit=1')).status).toBe(200);
  expect((await call(`GET ${base}/item/search?limit=1`)).status).toBe(200);
  expect((await call('GET /infoplus-wms/api/v2.0/item/search?limit=1')).status).toBe(404);
});

test('reports all errors of a new order', async () => {
  const { call, books } = await start();
  const refused = async (more: Record<string, unknown>) => {
    const { status, json } = await call(`POST ${base}/order`, { body: anOrder('A-1', more) });
    return [status, json.errors];
  };
  expect(await refused({ lobId: undefined, lineItems: [{ sku: 'MUG', orderedQty: '2' }] })).toEqual([
    400,
    ['Missing required field: lobId', 'Invalid value for field: lineItems[0].orderedQty'],
  ]);
  expect(await refused({ lobId: 1 })).toEqual([400, ['Invalid lobId: 1']]);
  expect(await refused({ warehouseId: 1 })).toEqual([400, ['Invalid warehouseId: 1']]);
  expect(books().orders).toEqual([]);
});

test('lists lines of business and warehouses to choose from', async () => {
  const { call } = await start();
  expect((await call(`GET ${base}/lineOfBusiness/search`)).json).toMatchObject([{ id: 17_001, label: 'Demo store' }]);
  expect((await call(`GET ${base}/warehouse/search`)).json).toMatchObject([{ id: 11 }, { id: 12 }]);
});

test('makes a second order when the same number is created again', async () => {
  const { call, books } = await start();
  await call(`POST ${base}/order`, { body: anOrder() });
  await call(`POST ${base}/order`, { body: anOrder() });
  expect(books().orders).toHaveLength(2);
  expect((await call(filtered('order', "customerOrderNo eq 'A-1'"))).json).toHaveLength(2);
});

test("finds an order by the merchant's number, and refuses an unreadable filter", async () => {
  const { call } = await start();
  const { orderNo } = (await call(`POST ${base}/order`, { body: anOrder() })).json;
  expect((await call(filtered('order', "customerOrderNo eq 'A-1'"))).json).toMatchObject([
    { orderNo, status: 'On Order' },
  ]);
  expect((await call(filtered('order', "customerOrderNo eq 'A-2'"))).json).toEqual([]);
  expect((await call(filtered('order', 'customerOrderNo = A-1'))).status).toBe(400);
});

test('processes and ships an order with cartons, contents and the carrier’s name', async () => {
  const { call, clock } = await start();
  const { orderNo } = (await call(`POST ${base}/order`, { body: anOrder() })).json;
  clock.advance(5 * minuteMs);
  expect((await call(`GET ${base}/order/${orderNo}`)).json.status).toBe('Processed');
  expect((await call(filtered('shipment', `orderNo eq ${orderNo}`))).json).toMatchObject([
    { shipped: false, shipDate: null },
  ]);
  clock.advance(10 * minuteMs);
  const order = (await call(`GET ${base}/order/${orderNo}`)).json;
  expect(order).toMatchObject({ status: 'Shipped', shipDate: '2026-01-31T17:01:27.000Z' });
  expect(order.lineItems).toMatchObject([
    { sku: 'MUG', orderedQty: 2, shippedQty: 2, backorderQty: 0 },
    { sku: 'TEE', orderedQty: 1, shippedQty: 1, backorderQty: 0 },
  ]);
  const [shipment] = (await call(filtered('shipment', `orderNo eq ${orderNo}`))).json;
  expect(shipment).toMatchObject({ shipped: true, trackingNo: expect.any(String) });
  const contents = (await call(filtered('cartonContent', `cartonNo eq ${shipment.cartonNo}`))).json;
  expect(contents.map(({ sku, quantity }: { sku: string; quantity: number }) => [sku, quantity])).toEqual([
    ['MUG', 2],
    ['TEE', 1],
  ]);
  expect((await call(`GET ${base}/carrierService/${shipment.carrierServiceId}`)).json.label).toMatch(/UPS|FedEx|USPS/);
});

test('continues units that do not leave at once as back order N.001', async () => {
  const { call, clock, planParcels } = await start();
  planParcels('A-1', 'partial');
  const { orderNo } = (await call(`POST ${base}/order`, { body: anOrder() })).json;
  clock.advance(15 * minuteMs);
  const parts = (await call(filtered('order', "customerOrderNo eq 'A-1'"))).json;
  expect(parts.map((part: { orderNo: number; status: string }) => [part.orderNo, part.status])).toEqual([
    [orderNo, 'Shipped'],
    [Number(`${orderNo}.001`), 'Back Order'],
  ]);
  expect(parts[0].lineItems[1]).toMatchObject({ sku: 'TEE', shippedQty: 0, backorderQty: 1 });
  clock.advance(30 * minuteMs);
  expect((await call(`GET ${base}/order/${orderNo}.001`)).json).toMatchObject({
    status: 'Shipped',
    lineItems: [{ sku: 'TEE', orderedQty: 1, shippedQty: 1 }],
  });
  expect((await call(filtered('shipment', `orderNo eq ${orderNo}.001`))).json).toHaveLength(1);
});

test('ships short without a back order for the missing units', async () => {
  const { call, clock, planParcels } = await start();
  planParcels('A-1', 'short');
  const { orderNo } = (await call(`POST ${base}/order`, { body: anOrder() })).json;
  clock.advance(15 * minuteMs);
  const { status, lineItems } = (await call(`GET ${base}/order/${orderNo}`)).json;
  expect([status, lineItems[1].shippedQty, lineItems[1].backorderQty]).toEqual(['Shipped', 0, 0]);
});

test('deletes an order until it is processed', async () => {
  const { call, clock } = await start();
  const first = (await call(`POST ${base}/order`, { body: anOrder('A-1') })).json.orderNo;
  const second = (await call(`POST ${base}/order`, { body: anOrder('A-2') })).json.orderNo;
  expect((await call(`DELETE ${base}/order/${first}`)).status).toBe(204);
  expect((await call(`GET ${base}/order/${first}`)).status).toBe(404);
  clock.advance(5 * minuteMs);
  expect(await call(`DELETE ${base}/order/${second}`)).toMatchObject({
    status: 400,
    json: { errors: [`Order ${second} has been processed and cannot be deleted.`] },
  });
});

test('keeps an order that the warehouse canceled, with that status', async () => {
  const { call, cancelOrder } = await start();
  const { orderNo } = (await call(`POST ${base}/order`, { body: anOrder() })).json;
  cancelOrder('A-1');
  expect((await call(`GET ${base}/order/${orderNo}`)).json.status).toBe('Cancelled');
});

test('pages from 1 as a plain array, at most 250 at a time', async () => {
  const { call, setStock } = await start();
  for (let n = 0; n < 25; n++) setStock(`SKU-${n}`, n);
  expect((await call(`GET ${base}/warehouseInventory/search`)).json).toHaveLength(20);
  expect((await call(`GET ${base}/warehouseInventory/search?page=2`)).json).toHaveLength(5);
  expect((await call(`GET ${base}/warehouseInventory/search?page=0`)).status).toBe(400);
  expect((await call(`GET ${base}/warehouseInventory/search?limit=251`)).status).toBe(400);
});

test('reads conditions joined by and', () => {
  const conditions = parseInfoplusFilter("sku eq 'A-1' and units ge 3") ?? [];
  const meets = (row: Record<string, unknown>) => conditions.every((condition) => meetsCondition(row, condition));
  expect([meets({ sku: 'A-1', units: 3 }), meets({ sku: 'A-1', units: 2 }), meets({ sku: 'B', units: 9 })]).toEqual([
    true,
    false,
    false,
  ]);
  expect(parseInfoplusFilter('sku like A')).toBeNull();
});
