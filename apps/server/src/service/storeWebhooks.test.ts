import { createHmac } from 'node:crypto';
import { type Database, lockOutboxJobs, parseKeyRing, readShop, saveStoreInstallation } from '@hub/database';
import { aShop, openTestDatabase } from '@hub/database/testing';
import { queues } from '@hub/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStoreWebhooks } from './storeWebhooks.ts';

const secret = 'fedcba9876543210';
const keyRing = parseKeyRing(`test:${Buffer.alloc(32, 7).toString('base64')}`);
const now = () => new Date('2026-11-20T09:00:00.000Z');

let database: Database;
let shopId = 0;
let domain = '';
beforeAll(async () => {
  database = await openTestDatabase();
  shopId = await aShop(database);
  ({ domain } = await database.inShop(shopId, readShop));
  await database.inShop(shopId, (transaction) =>
    saveStoreInstallation(transaction, keyRing, { token: 't', scopes: [], state: 'installed', installedAt: now() }),
  );
});
afterAll(() => database.close());

const send = (
  body: string,
  { by = secret, id = 'event-1', shop = domain, topic = 'orders/create', method = 'POST' } = {},
) =>
  createStoreWebhooks({ database, keyRing, now }, [secret])(
    new Request('https://hub.example/webhooks/store', {
      method,
      ...(method === 'POST' && { body }),
      headers: {
        'x-shopify-hmac-sha256': createHmac('sha256', by).update(body).digest('base64'),
        'x-shopify-webhook-id': `delivery of ${id}`,
        'x-shopify-event-id': id,
        'x-shopify-shop-domain': shop,
        'x-shopify-topic': topic,
        'x-shopify-triggered-at': now().toISOString(),
      },
    }),
  );

const jobs = async () =>
  (await database.inSystem((queries) => lockOutboxJobs(queries, 100))).filter(
    ({ queue }) => queue === queues.storeEvent,
  ).length;

test('a webhook that the app did not sign is refused, and leaves nothing', async () => {
  expect((await send('{"id":4801}', { by: 'somebody else' }))?.status).toBe(401);
  expect(await jobs()).toBe(0);
});

test('one that is no JSON, too long, or no POST is refused', async () => {
  expect((await send('not json'))?.status).toBe(400);
  expect((await send(`{"id":4801,"note":"${'x'.repeat(5_000_000)}"}`))?.status).toBe(413);
  expect((await send('', { method: 'GET' }))?.status).toBe(405);
  expect(await jobs()).toBe(0);
});

test('a webhook is kept with one job, however often it comes; another topic of the event is another', async () => {
  const before = performance.now();
  expect((await send('{"id":4801}'))?.status).toBe(200);
  expect(performance.now() - before).toBeLessThan(2_000);
  expect((await send('{"id":4801}'))?.status).toBe(200);
  expect(await jobs()).toBe(1);
  expect((await send('{"id":4801}', { topic: 'orders/updated' }))?.status).toBe(200);
  expect(await jobs()).toBe(2);
});

test('one of a shop that is not ours is answered, so that it is not sent again', async () => {
  const before = await jobs();
  expect((await send('{"id":4801}', { id: 'event-9', shop: 'nobody.myshopify.com' }))?.status).toBe(200);
  expect(await jobs()).toBe(before);
});
