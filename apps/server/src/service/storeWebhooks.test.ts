import { createHmac } from 'node:crypto';
import { type Database, DatabaseUnavailableError } from '@hub/database';
import { lockOutboxJobs } from '@hub/database/jobs';
import { parseKeyRing } from '@hub/database/providers';
import { readShop } from '@hub/database/shops';
import { saveStoreInstallation } from '@hub/database/store';
import { aShop } from '@hub/database/testing';
import { openMigratedDatabase } from '@hub/database/testing/openMigratedDatabase';
import { queues } from '@hub/engine/jobs';
import { privacyTopics, subscribedTopics } from '@hub/platform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStoreWebhooks } from './storeWebhooks.ts';

const secret = 'fedcba9876543210';
const keyRing = parseKeyRing(`test:${Buffer.alloc(32, 7).toString('base64')}`);
const now = () => new Date('2026-11-20T09:00:00.000Z');

let database: Database;
let shopId = 0;
let domain = '';
let otherDomain = '';
beforeAll(async () => {
  database = await openMigratedDatabase();
  shopId = await aShop(database);
  ({ domain } = await database.inShop(shopId, readShop));
  const otherId = await aShop(database);
  ({ domain: otherDomain } = await database.inShop(otherId, readShop));
  for (const id of [shopId, otherId])
    await database.inShop(id, (transaction) =>
      saveStoreInstallation(transaction, keyRing, {
        token: 't',
        renewal: null,
        scopes: [],
        state: 'installed',
        installedAt: now(),
      }),
    );
});
afterAll(() => database.close());

const send = (
  body: string,
  {
    by = secret,
    id = 'event-1',
    shop = domain,
    topic = 'orders/create',
    method = 'POST',
    keptIn = database,
    signature = createHmac('sha256', by).update(body).digest('base64'),
  } = {},
) =>
  createStoreWebhooks({ database: keptIn, keyRing, now }, [secret])(
    new Request('https://hub.example/webhooks/store', {
      method,
      ...(method === 'POST' && { body }),
      headers: {
        'x-shopify-hmac-sha256': signature,
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

/** Stored events of a topic, for all shops. */
const keptOf = async (topic: string) => {
  const { rows } = await database.executeSql('SELECT count(*)::int AS kept FROM store_events WHERE topic = $1', [
    topic,
  ]);
  return Number(rows[0]?.kept);
};

test('a webhook that the app’s secret did not sign is rejected and leaves nothing', async () => {
  expect((await send('{"id":4801}', { by: 'another key' }))?.status).toBe(401);
  expect(await jobs()).toBe(0);
});

test('a webhook that is not JSON, too long, or not a POST is rejected', async () => {
  expect((await send('not json'))?.status).toBe(400);
  expect((await send(`{"id":4801,"note":"${'x'.repeat(5_000_000)}"}`))?.status).toBe(413);
  expect((await send('', { method: 'GET' }))?.status).toBe(405);
  expect(await jobs()).toBe(0);
});

test('a repeated webhook is stored once with one job; another topic of the event counts separately', async () => {
  const before = performance.now();
  expect((await send('{"id":4801}'))?.status).toBe(200);
  expect(performance.now() - before).toBeLessThan(2_000);
  expect((await send('{"id":4801}'))?.status).toBe(200);
  expect(await jobs()).toBe(1);
  expect((await send('{"id":4801}', { topic: 'orders/updated' }))?.status).toBe(200);
  expect(await jobs()).toBe(2);
});

test('a webhook of a shop without the app is answered, so that it is not sent again', async () => {
  const before = await jobs();
  expect((await send('{"id":4801}', { id: 'event-9', shop: 'nobody.myshopify.com' }))?.status).toBe(200);
  expect(await jobs()).toBe(before);
});

test('without a database a webhook gets a 503, so that it is sent again', async () => {
  const gone: Database = {
    ...database,
    inSystem: () => Promise.reject(new DatabaseUnavailableError('gone')),
    inShop: () => Promise.reject(new DatabaseUnavailableError('gone')),
  };
  const reply = await send('{"id":4801}', { id: 'event-10', keptIn: gone });
  expect([reply?.status, await reply?.json()]).toMatchObject([
    503,
    { message: expect.stringContaining('again later') },
  ]);
  expect((await send('{"id":4801}', { id: 'event-10' }))?.status).toBe(200);
});

test.each([...subscribedTopics, ...privacyTopics])(
  'on %s, a wrong, missing, partial or foreign signature leaves nothing, and a repeat counts once',
  { tags: 'hazard:hostile-request' },
  async (topic) => {
    const body = JSON.stringify({ id: 4801, shop_domain: domain });
    const right = createHmac('sha256', secret).update(body).digest('base64');
    const otherSignature = createHmac('sha256', secret).update(`${body} `).digest('base64');
    const before = await keptOf(topic);
    for (const signature of [
      '',
      right.slice(0, -4),
      right.toLowerCase(),
      otherSignature,
      Buffer.from(right, 'base64').toString('hex'),
    ])
      expect([signature, (await send(body, { topic, id: `of ${topic}`, signature }))?.status]).toEqual([
        signature,
        401,
      ]);
    expect((await send(body, { topic, id: `of ${topic}`, shop: otherDomain }))?.status).toBe(401);
    expect(await keptOf(topic)).toBe(before);
    for (let time = 0; time < 3; time += 1) expect((await send(body, { topic, id: `of ${topic}` }))?.status).toBe(200);
    expect(await keptOf(topic)).toBe(before + 1);
  },
);
