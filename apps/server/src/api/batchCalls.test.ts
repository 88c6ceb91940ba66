import { createBatchingClient } from '@hub/api-client/batching';
import { createApiClient } from '@hub/api-client';
import type { Database } from '@hub/database';
import { lockOutboxJobs } from '@hub/database/jobs';
import { openMigratedDatabase } from '@hub/database/testing/openMigratedDatabase';
import { queues } from '@hub/engine/jobs';
import { recordWarehouseRefusal } from '@hub/engine/orders';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createEngineFixture } from '../testing/engineFixture.ts';

let database: Database;
beforeAll(async () => {
  database = await openMigratedDatabase();
});
afterAll(() => database.close());

/** A shop with the sample's orders, and its batches as the app asks for them. */
async function openShop() {
  const { fetch, createShop, close } = await createEngineFixture(database);
  onTestFinished(close);
  const shop = `batches-${randomUUID()}.myshopify.com`;
  const shopId = await createShop(shop);
  let token: string | null = null;
  const client = createApiClient({
    origin: 'http://127.0.0.1',
    fetch,
    authorization: () => token,
    onAuthorization: (received) => {
      token = received;
    },
    onSessionExpired: () => undefined,
    readCookie: () => null,
    wait: async () => undefined,
  });
  await client.shop.getShopInfo({ shop });
  const handovers = async () => {
    const jobs = await database.inSystem((queries) => lockOutboxJobs(queries, 10_000));
    return jobs.filter((job) => job.shopId === shopId && job.queue === queues.sendToWarehouse).length;
  };
  return { batching: createBatchingClient(client), shopId, handovers };
}

test('repeating Send now or Send again hands over nothing twice', { tags: 'hazard:done-twice' }, async () => {
  const { batching, shopId, handovers } = await openShop();
  const [location] = (await batching.upcoming()).toSorted((a, b) => b.orders - a.orders);
  const { locationId = '', orders = 0 } = location ?? {};
  const sendNow = () => batching.sendNow(locationId, { idempotencyKey: 'one intent' });
  const batch = await sendNow();
  expect(await sendNow()).toEqual(batch);
  expect(await handovers()).toBe(orders);
  const [first, second] = (await batching.batch(batch.batchId)).rows.map(({ orderId }) => orderId);
  for (const orderId of [first ?? '', second ?? ''])
    await database.inShop(shopId, (transaction) =>
      recordWarehouseRefusal(transaction, orderId, 'No such postcode.', new Date()),
    );
  expect((await batching.batch(batch.batchId)).batch.counts).toMatchObject({ sent: orders - 2, failed: 2 });
  const sendAgain = () => batching.sendFailedAgain(batch.batchId, { idempotencyKey: 'another intent' });
  const again = await sendAgain();
  expect(again.orders).toMatchObject([first, second].map((orderId) => ({ orderId, outcome: 'sent', attempt: 2 })));
  expect(await sendAgain()).toEqual(again);
  expect(await handovers()).toBe(orders + 2);
});
