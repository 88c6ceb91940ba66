import type { Database } from '@hub/database';
import { listBatches } from '@hub/database/batches';
import { insertOrders } from '@hub/database/orders';
import { parseKeyRing } from '@hub/database/providers';
import { listRoutingLocations } from '@hub/database/routing';
import { aReceivedOrder, aShop } from '@hub/database/testing';
import { openMigratedDatabase } from '@hub/database/testing/openMigratedDatabase';
import type { ProviderRecord } from '@hub/domain/integrations';
import type { ProviderStore } from '@hub/engine/providers';
import { saveLocation } from '@hub/engine/routing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMetrics } from '../operations/createMetrics.ts';
import { createEngineService } from './createEngineService.ts';

const minuteMs = 60_000;
const keyRing = parseKeyRing(`test:${Buffer.alloc(32, 7).toString('base64')}`);
const providers: ProviderStore = {
  readAll: async () =>
    new Map<string, ProviderRecord>([['shipbob', { access_token: 'token', shipbob_channel_id: '1', status: true }]]),
  save: async () => undefined,
};
const log = { request() {}, info() {}, error() {}, unread() {} };

let database: Database;
beforeAll(async () => {
  database = await openMigratedDatabase();
});
afterAll(() => database.close());

/** Batches of a new shop with an open order and a cutoff that passed, after a service of this speed has looked. */
async function batchesAfterLook(speed: number): Promise<number> {
  const shopId = await aShop(database);
  const saved = new Date('2026-11-20T10:59:00.000Z');
  await database.inShop(shopId, async (transaction) => {
    const [location] = await listRoutingLocations(transaction);
    if (location === undefined) throw new Error('The shop has no location.');
    const { locationId, version: baseVersion } = location;
    const settings = { ...location, cutOffs: { times: ['11:00'], weekdays: [5] } };
    await saveLocation(transaction, providers, { staffName: 'Robin' }, { locationId, baseVersion, settings }, saved);
    await insertOrders(transaction, [aReceivedOrder(1)]);
  });
  const service = await createEngineService({
    database,
    keyRing,
    providers,
    context: { role: 'all', log, metrics: createMetrics(), lateness: { now: () => 0 } },
    signIn: () => Promise.reject(new Error('Nobody signs in.')),
    confirmationUrl: () => '',
    speed,
    now: () => new Date(saved.getTime() + 2 * minuteMs),
  });
  // The first look is immediate, and stopping waits for it.
  await service.begin(0);
  service.endStreams();
  await service.close();
  const batches = await database.inShop(shopId, (transaction) => listBatches(transaction, { before: null, limit: 10 }));
  return batches.length;
}

test('a cutoff that passes starts a batch', async () => {
  expect(await batchesAfterLook(1)).toBe(1);
});

test('at speed 0 cutoffs stand still like the warehouses, so a demo looks the same at any minute', async () => {
  expect(await batchesAfterLook(0)).toBe(0);
});
