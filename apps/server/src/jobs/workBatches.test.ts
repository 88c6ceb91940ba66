import type { Database } from '@hub/database';
import { listBatches } from '@hub/database/batches';
import { createJobQueue } from '@hub/database/jobs';
import { insertOrders } from '@hub/database/orders';
import { parseKeyRing } from '@hub/database/providers';
import { listRoutingLocations } from '@hub/database/routing';
import { aReceivedOrder, aShop } from '@hub/database/testing';
import { openMigratedDatabase } from '@hub/database/testing/openMigratedDatabase';
import type { ProviderRecord } from '@hub/domain/integrations';
import { queues } from '@hub/engine/jobs';
import type { ProviderStore } from '@hub/engine/providers';
import { saveLocation } from '@hub/engine/routing';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createMetrics } from '../operations/createMetrics.ts';
import { createEngineService } from '../service/createEngineService.ts';
import { silentLog } from '../testing/serverFixtures.ts';
import { workBatches } from './workBatches.ts';

const minuteMs = 60_000;

const providers: ProviderStore = {
  readAll: async () =>
    new Map<string, ProviderRecord>([['shipbob', { access_token: 'token', shipbob_channel_id: '1', status: true }]]),
  save: async () => undefined,
};

let database: Database;
beforeAll(async () => {
  database = await openMigratedDatabase();
});
afterAll(() => database.close());

/** A separate process on the database. */
async function startWorker(now: () => Date, sent: string[] = []) {
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  const jobs = createJobQueue(database, { onError });
  jobs.work(queues.sendToWarehouse, async ({ data }) => void sent.push((data as { orderId: string }).orderId));
  const cutOffs = workBatches({ database, providers, jobs, now, onError });
  await jobs.start();
  cutOffs.begin();
  onTestFinished(async () => {
    await cutOffs.stop();
    await jobs.stop();
  });
  return { errors };
}

const saved = new Date('2026-11-20T10:59:00.000Z');
/** A minute after `saved`: the cutoff at 11:00 has passed. */
const now = () => new Date(saved.getTime() + minuteMs + 1_000);

/** A shop with a daily cutoff at 11:00, saved a minute before, and open orders. */
async function aShopWithCutOff(orders: number): Promise<number> {
  const shopId = await aShop(database);
  await database.inShop(shopId, async (transaction) => {
    const [location] = await listRoutingLocations(transaction);
    if (location === undefined) throw new Error('The shop has no location.');
    const { locationId, version: baseVersion } = location;
    const settings = { ...location, cutOffs: { times: ['11:00'], weekdays: [1, 2, 3, 4, 5, 6, 7] } };
    await saveLocation(transaction, providers, { staffName: 'Robin' }, { locationId, baseVersion, settings }, saved);
    await insertOrders(
      transaction,
      Array.from({ length: orders }, (_, index) => aReceivedOrder(index + 1)),
    );
  });
  return shopId;
}

const batchesOf = (shopId: number) =>
  database.inShop(shopId, (transaction) => listBatches(transaction, { before: null, limit: 10 }));

test('a cutoff that passes while two processes run sends each order once', { tags: 'hazard:done-twice' }, async () => {
  const shopId = await aShopWithCutOff(5);
  const sent: string[] = [];
  const workers = await Promise.all([startWorker(now, sent), startWorker(now, sent)]);
  await expect.poll(() => sent).toHaveLength(5);
  expect(new Set(sent).size).toBe(5);
  expect(await batchesOf(shopId)).toMatchObject([
    { cutOffAt: '2026-11-20T11:00:00.000Z', counts: { sent: 5, waiting: 0 } },
  ]);
  expect(workers.flatMap(({ errors }) => errors)).toEqual([]);
});

/** Number of batches of a new shop after a service of this speed has looked for cutoffs. */
async function batchesAtSpeed(speed: number): Promise<number> {
  const shopId = await aShopWithCutOff(1);
  const service = await createEngineService({
    database,
    keyRing: parseKeyRing(`test:${Buffer.alloc(32, 7).toString('base64')}`),
    providers,
    context: { role: 'all', log: silentLog, metrics: createMetrics(), lateness: { now: () => 0 } },
    signIn: () => Promise.reject(new Error('This test has no sign-in.')),
    confirmationUrl: () => '',
    speed,
    now,
  });
  // The first look is immediate, and stopping waits for it.
  await service.begin(0);
  service.endStreams();
  await service.close();
  return (await batchesOf(shopId)).length;
}

test('the service starts a batch when a cutoff has passed', async () => {
  expect(await batchesAtSpeed(1)).toBe(1);
});

test('at speed 0 cutoffs and warehouses do not move, so a demo looks the same at any minute', async () => {
  expect(await batchesAtSpeed(0)).toBe(0);
});
