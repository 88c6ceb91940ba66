import type { Database } from '@hub/database';
import { lockOutboxJobs } from '@hub/database/jobs';
import { insertOrders } from '@hub/database/orders';
import { findShopId } from '@hub/database/shops';
import { insertWarehouseOrder, lockWarehouseOrders, saveParcel, saveWarehouseOrder } from '@hub/database/warehouses';
import { aReceivedOrder } from '@hub/database/testing';
import { openMigratedDatabase } from '@hub/database/testing/openMigratedDatabase';
import { aLineItem } from '@hub/domain/testing';
import { queues } from '@hub/engine/jobs';
import { changeOrder, recordShipment } from '@hub/engine/orders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEngineFixture, type EngineFixture } from '../testing/engineFixture.ts';

const domain = 'at-warehouse.myshopify.com';
const orderId = '4800000000901';
const line = { lineItemId: '9011', sku: 'MUG', name: 'Mug', quantity: 3, unitPrice: 4, locationId: null };
const given = { orderId, number: 1, provider: 'shipbob', account: '', service: null, package: null };
const now = new Date('2026-11-20T09:00:00.000Z');

let database: Database;
let fixture: EngineFixture;
let shopId = 0;
let authorization = '';
beforeAll(async () => {
  database = await openMigratedDatabase();
  fixture = await createEngineFixture(database);
  await fixture.createShop(domain);
  shopId = (await findShopId(database, domain)) ?? 0;
  const entered = await fixture.fetch(`http://127.0.0.1/shopInfo?shop=${domain}`);
  authorization = entered.headers.get('authorization') ?? '';
  // Order 901 is at Shipbob, which has shipped one of three mugs.
  await inShop(async (transaction) => {
    const item = aLineItem({
      lineItemId: '9011',
      id: '9011',
      sku: 'MUG',
      name: 'Mug',
      quantity: 3,
      fulfillableQuantity: 3,
    });
    await insertOrders(transaction, [aReceivedOrder(901, { detail: { lineItems: [item] } })]);
    await changeOrder(transaction, orderId, 'ship-now', null, now);
    await insertWarehouseOrder(transaction, { ...given, reference: `${orderId}-1`, lines: [line], createdAt: now });
    await saveWarehouseOrder(transaction, given, { state: 'sent', providerOrderId: '77' });
    const items = [{ lineItemId: '9011', quantity: 1 }];
    const box = { items, trackingNumber: '9400', shipmentStatus: 'in_transit', locationId: null };
    const providers = { readAll: async () => new Map(), save: async () => undefined };
    const shipped = await recordShipment(transaction, providers, orderId, [box], now);
    const parcel = {
      parcelId: 'P1',
      carrier: 'USPS',
      trackingNumber: '9400',
      trackingUrl: 'https://track.example/9400',
      extraNumber: null,
      isVoided: false,
    };
    const fulfillmentId = shipped?.shipments[0]?.fulfillmentId ?? null;
    await saveParcel(transaction, given, { ...parcel, fulfillmentId }, now);
    const extra = { parcelId: 'P2', trackingNumber: '9401', trackingUrl: null, extraNumber: '9401' };
    await saveParcel(transaction, given, { ...parcel, ...extra, fulfillmentId }, now);
  });
});
afterAll(async () => {
  await fixture.close();
  await database.close();
});

const inShop: <T>(work: Parameters<Database['inShop']>[1]) => Promise<T> = (work) =>
  database.inShop(shopId, work) as never;

async function call(path: string, body?: unknown) {
  const response = await fixture.fetch(`http://127.0.0.1${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const detail = async () => (await call(`/get-order-detail/${orderId}`)).body;
const countChangeJobs = async () =>
  (await database.inSystem((queries) => lockOutboxJobs(queries, 1_000))).filter(
    (job) => job.queue === queues.changeAtWarehouse,
  ).length;

test('the detail shows a parcel’s carrier, link and further tracking numbers as the 3PL reported them', async () => {
  expect((await detail()).fulfillments).toMatchObject([
    {
      tracking_number: '9400',
      tracking_company: 'USPS',
      tracking_url: 'https://track.example/9400',
      more_trackings: [{ tracking_number: '9401', tracking_company: 'USPS', tracking_url: null }],
    },
  ]);
});

test('the detail lists the items of each 3PL, and no request while there is none', async () => {
  expect((await detail()).warehouse_orders).toEqual([
    { provider: 'Shipbob', provider_id: 'shipbob', account: '', units: 3, state: 'sent' },
  ]);
});

test('a hold asks the 3PL: the order stays, and the reply and detail say so', async () => {
  const reply = await call('/hold-order', { id: 901, order_id: Number(orderId) });
  expect(reply).toMatchObject({ status: 200, body: { status: 'success' } });
  expect(reply.body.message).toMatch(/^We’re asking .*Shipbob.*\. The timeline of #901 will show the answer\.$/);
  expect(await countChangeJobs()).toBe(1);
  expect((await detail()).warehouse_orders).toMatchObject([
    { state: 'sent', request: { wanted: 'hold', items: [], state: 'asking', words: '' } },
  ]);
  const again = await call('/hold-order', { id: 901, order_id: Number(orderId) });
  const message = 'The warehouse is being asked to hold it already.';
  expect(again.body).toEqual({ status: 'error', message, code: 'orders.asked', values: {} });
});

test('removing units asks the 3PL for them; more than remain are rejected', async () => {
  const removal = (quantity: string) =>
    call('/cancel-item', {
      order: { id: 901, order_id: Number(orderId) },
      line_item: { line_item_id: 9011, quantity: 3 },
      rmQtyValue: quantity,
    });
  expect((await removal('3')).body).toMatchObject({ status: 'error' });
  expect((await removal('1')).body).toMatchObject({ status: 'success', message: expect.stringContaining('asking') });
  expect((await detail()).line_items).toMatchObject([{ quantity: 3, fulfillable_quantity: 2 }]);
  expect((await detail()).warehouse_orders).toMatchObject([{ request: { items: [{ name: 'Mug', quantity: 1 }] } }]);
});

test('a change that came too late stays on the order in the 3PL’s words', async () => {
  await inShop(async (transaction) => {
    const [record] = await lockWarehouseOrders(transaction, orderId);
    if (record === undefined) throw new Error('It is gone.');
    const answer = { type: 'tooLate', words: 'Order is packed.' } as const;
    await saveWarehouseOrder(transaction, record, { request: { wanted: 'hold', items: [], answer } });
  });
  expect((await detail()).warehouse_orders).toMatchObject([
    { request: { wanted: 'hold', state: 'tooLate', words: 'Order is packed.' } },
  ]);
});
