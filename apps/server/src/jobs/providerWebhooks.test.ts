import { createHmac } from 'node:crypto';
import type { Database } from '@hub/database';
import { lockOutboxJobs } from '@hub/database/jobs';
import { insertWarehouseOrder, saveWarehouseOrder } from '@hub/database/warehouses';
import { aShop } from '@hub/database/testing';
import { openMigratedDatabase } from '@hub/database/testing/openMigratedDatabase';
import { queues } from '@hub/engine/jobs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProviderCalls } from './createProviderCalls.ts';
import { createProviderWebhooks, webhookPath, webhookSecrets } from './providerWebhooks.ts';
import { createWarehouseServices } from './createWarehouseServices.ts';

const keys = ['the newest key', 'an older key'] as const;
const orderId = '4800000000001';
const now = () => new Date('2026-11-20T09:00:00.000Z');

let database: Database;
let shopId = 0;
beforeAll(async () => {
  database = await openMigratedDatabase();
  shopId = await aShop(database);
  await database.inShop(shopId, async (transaction) => {
    const line = { lineItemId: '10001', sku: 'A', name: 'A', quantity: 1, unitPrice: 1, locationId: null };
    const given = { orderId, number: 1, provider: 'shipbob', account: '', service: null, package: null };
    await insertWarehouseOrder(transaction, { ...given, reference: `${orderId}-1`, lines: [line], createdAt: now() });
    await saveWarehouseOrder(transaction, given, { state: 'sent', providerOrderId: '77' });
  });
});
afterAll(() => database.close());

const backend = () => {
  const providers = { readAll: async () => new Map(), save: async () => undefined };
  const createCall = createProviderCalls();
  return createProviderWebhooks(createWarehouseServices({ database, providers, createCall, now }), keys);
};

const body = JSON.stringify({ order_id: 77, reference_id: `${orderId}-1` });

/** As ShipBob signs it. */
function signed(id: string, secret: string, content = body): RequestInit {
  const timestamp = String(now().getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${content}`).digest('base64');
  return {
    method: 'POST',
    headers: { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` },
    body: content,
  };
}

const send = async (path: string, init: RequestInit) =>
  (await backend()(new Request(`https://hub.example${path}`, init)))?.status;
const secretOf = (key: string, shop = shopId) => webhookSecrets([key], shop, 'shipbob', '')[0] ?? '';
const jobs = async () =>
  (await database.inSystem((queries) => lockOutboxJobs(queries, 100))).filter(
    ({ queue }) => queue === queues.readAtWarehouse,
  );

test('a webhook that is unsigned, or signed with another key or for another shop, is rejected and does nothing', async () => {
  const path = webhookPath(shopId, 'shipbob', '');
  expect(await send(path, { method: 'POST', body })).toBe(401);
  expect(await send(path, signed('E1', 'another secret'))).toBe(401);
  expect(await send(path, signed('E1', secretOf(keys[0], shopId + 1)))).toBe(401);
  const changed = { ...signed('E1', secretOf(keys[0])), body: `${body} ` };
  expect(await send(path, changed)).toBe(401);
  expect(await jobs()).toEqual([]);
});

test('other addresses and methods, and bodies that are too long, are rejected', async () => {
  const init = signed('E1', secretOf(keys[0]));
  expect(await send('/somewhere', init)).toBeUndefined();
  for (const path of ['/webhooks/providers/', '/webhooks/providers/x/shipbob', `/webhooks/providers/${shopId}/nobody`])
    expect(await send(path, init)).toBe(404);
  expect(await send(`/webhooks/providers/${shopId}/shipbob/%E0%A4%A`, init)).toBe(404);
  expect(await send(webhookPath(shopId, 'dcl', ''), init)).toBe(404);
  const path = webhookPath(shopId, 'shipbob', '');
  expect(await send(path, { method: 'DELETE' })).toBe(405);
  expect(await send(path, { method: 'POST', body: 'x'.repeat(300_000) })).toBe(413);
  expect(await send(path, signed('E1', secretOf(keys[0]), '{}'))).toBe(400);
  expect(await jobs()).toEqual([]);
});

test('a signed webhook leads to one job, also with an older key or when it arrives twice', async () => {
  const path = webhookPath(shopId, 'shipbob', '');
  expect(await send(path, { method: 'GET' })).toBe(200);
  expect(await send(path, signed('E2', secretOf(keys[0])))).toBe(204);
  expect(await send(path, signed('E2', secretOf(keys[1])))).toBe(204);
  expect((await jobs()).map(({ data }) => data)).toEqual([{ orderId, number: 1 }]);
});
