import { smallSeed } from '@hub/api-client/mocks';
import type { Database } from '@hub/database';
import { lockOutboxJobs } from '@hub/database/jobs';
import { lockOrders, readOrderDetail } from '@hub/database/orders';
import { openMigratedDatabase } from '@hub/database/testing/openMigratedDatabase';
import { queues } from '@hub/engine/jobs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSampleShop } from './createSampleShop.ts';
import { createStoreSimulator, placeOrder } from './createStoreSimulator.ts';

const openedAt = new Date('2026-11-20T09:00:00.000Z');
const providers = { readAll: async () => new Map(), save: async () => {} };

/** Oldest first, the order of the replay. */
const placeable = smallSeed.filter(({ invoice }) => !invoice.startsWith('C')).toReversed();
const [first, second] = placeable;

let database: Database;
beforeAll(async () => {
  database = await openMigratedDatabase();
});
afterAll(() => database.close());

let shops = 0;
const aSampleShop = (seed = smallSeed) =>
  createSampleShop(database, { domain: `store-${++shops}.myshopify.com`, seed, providers, now: openedAt });

/** The order with this number, with its detail. */
async function orderNamed(shopId: number, number: number) {
  const orderId = String(4_800_000_000_000 + number * 100);
  return database.inShop(shopId, async (transaction) => ({
    state: (await lockOrders(transaction, [orderId])).get(orderId),
    timeline: (await readOrderDetail(transaction, orderId))?.timeline ?? [],
  }));
}

const numberOf = (invoice: string) => Number(/\d+/.exec(invoice)?.[0]);
const newestNumber = Math.max(...smallSeed.map(({ invoice }) => numberOf(invoice)));

describe('the simulated store', () => {
  test('places nothing in a shop without orders', async () => {
    const shopId = await aSampleShop([]);
    expect(await placeOrder({ database, shopId, now: () => openedAt }, 0)).toEqual({
      nextPosition: 0,
      gapMs: Infinity,
    });
  });

  test('places the orders of the sample data again, with the next numbers and the current time', async () => {
    const shopId = await aSampleShop();
    const at = new Date('2026-11-21T10:00:00.000Z');
    const one = await placeOrder({ database, shopId, now: () => at }, 0);
    expect(one).toEqual({ nextPosition: 1, gapMs: (second?.at ?? 0) - (first?.at ?? 0) });
    await placeOrder({ database, shopId, now: () => at }, 1);
    for (const [index, source] of [first, second].entries()) {
      const { state, timeline } = await orderNamed(shopId, newestNumber + 1 + index);
      expect(state?.order).toMatchObject({
        orderName: `#${newestNumber + 1 + index}`,
        customerName: source?.customer ? `Customer ${source.customer}` : 'Guest',
        createdAt: at.toISOString(),
        fulfillmentStatus: '',
      });
      expect(state?.detail.lineItems.map(({ sku, quantity, price }) => [sku, quantity, price])).toEqual(
        source?.lines.map(({ sku, quantity, price }) => [sku, quantity, price]),
      );
      expect(timeline.filter(({ event }) => event?.kind === 'received')).toMatchObject([
        { message: 'Order received from the store', createdAt: at.toISOString() },
      ]);
    }
    const jobs = await database.inSystem((queries) => lockOutboxJobs(queries, 1_000));
    expect(jobs.filter((job) => job.shopId === shopId).map(({ queue }) => queue)).toEqual([
      queues.orderReceived,
      queues.orderReceived,
    ]);
  });

  test('starts over after the last order of the sample data', async () => {
    const shopId = await aSampleShop();
    const now = () => new Date('2026-11-21T10:00:00.000Z');
    expect(await placeOrder({ database, shopId, now }, smallSeed.length)).toEqual({ nextPosition: 0, gapMs: Infinity });
  });

  test('continues after a restart, and stops when told to', async () => {
    const shopId = await aSampleShop();
    const errors: unknown[] = [];
    const start = () => {
      const store = createStoreSimulator({
        database,
        shopId,
        speed: 1_000,
        now: () => new Date(),
        onError: (error) => errors.push(error),
      });
      store.begin();
      return store;
    };
    const once = start();
    await expect.poll(async () => (await orderNamed(shopId, newestNumber + 2)).state).toBeDefined();
    await once.stop();
    const again = start();
    await expect.poll(async () => (await orderNamed(shopId, newestNumber + 8)).state).toBeDefined();
    await again.stop();
    // Each replays the order at its position: none was left out or repeated.
    const replayed = await Promise.all(
      Array.from({ length: 8 }, (_, index) => orderNamed(shopId, newestNumber + 1 + index)),
    );
    expect(replayed.map(({ state }) => state?.detail.lineItems.map(({ sku }) => sku))).toEqual(
      placeable.slice(0, 8).map(({ lines }) => lines.map(({ sku }) => sku)),
    );
    expect(errors).toEqual([]);
  });

  test('reports an error and continues', async () => {
    const errors: unknown[] = [];
    const failing: Database = { ...database, inShop: () => Promise.reject(new Error('no connection')) };
    const store = createStoreSimulator({
      database: failing,
      shopId: 1,
      speed: 1_000,
      now: () => new Date(),
      onError: (error) => errors.push(error),
    });
    store.begin();
    await expect.poll(() => errors).toEqual([new Error('no connection')]);
    await store.stop();
    expect(errors).toHaveLength(1);
  });
});
