import { beatLongJob, listLongJobs, resumeLongJob, startLongJob } from '@hub/database/jobs';
import { readStoreConnection } from '@hub/database/store';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { idleLimitMs } from '@hub/domain/store';
import { expect, test } from 'vitest';
import { backfillStore, startBackfill } from '../store/backfillStore.ts';
import { checkStore, startStoreCheck } from '../store/checkStore.ts';
import { resumeStalledJobs } from '../store/startStoreChecks.ts';
import { readStoreProducts } from '../store/readStoreProducts.ts';
import { readStoreStatus } from '../store/readStoreStatus.ts';
import type { Store } from '../store/StoreServices.ts';
import { aStoreShop, scopes } from '../testing/storeShop.ts';
import { queues } from './queues.ts';
import { workLongJob } from './workLongJob.ts';

type Shop = Awaited<ReturnType<typeof aStoreShop>>;

describeOnBothKinds('a long job', (database) => {
  const rethrow = (error: unknown) => {
    throw error;
  };
  const statusOf = (shop: Shop) =>
    shop.inShop((transaction) => readStoreStatus(transaction, { scopes }, shop.services.now()));
  const jobOf = async (shop: Shop, queue: string) => (await shop.takeJobs(queue))[0];

  /** A first reading whose process stops answering after 180 of 250 orders. */
  async function aStalledReading() {
    const shop = await aStoreShop(database());
    for (let index = 1; index <= 250; index += 1) shop.placeOrder(String(4_800 + index));
    await shop.work();
    shop.wait(5_000);
    const job = await jobOf(shop, queues.backfillStore);
    const hung = Promise.withResolvers<never>();
    const hangs: Store['exportedOrders'] = async function* () {
      let count = 0;
      for await (const order of shop.store.exportedOrders('export-1')) {
        if ((count += 1) > 180) await hung.promise;
        yield order;
      }
    };
    const services = { ...shop.services, openStore: () => ({ ...shop.store, exportedOrders: hangs }) };
    const first = backfillStore(services, shop.shopId, job?.data as object);
    await expect.poll(() => shop.inShop(readStoreConnection)).toMatchObject({ ordersRead: 100 });
    return { shop, first, hung };
  }

  test('says what it does, and since when it has not moved', async () => {
    const { shop, first, hung } = await aStalledReading();
    const progress = { kind: 'orders', done: 100, total: 250 };
    expect((await statusOf(shop)).jobs).toMatchObject([{ ...progress, isStanding: false }]);
    shop.wait(idleLimitMs);
    expect((await statusOf(shop)).jobs).toMatchObject([{ ...progress, isStanding: true }]);
    hung.reject(new Error('The process ended.'));
    await expect(first).rejects.toThrow('The process ended.');
  });

  test('that is stalled resumes where it stopped, and its former attempt changes nothing', async () => {
    const { shop, first, hung } = await aStalledReading();
    await resumeStalledJobs(database(), shop.services.now(), rethrow);
    expect(await jobOf(shop, queues.backfillStore)).toBeUndefined();
    shop.wait(idleLimitMs + 1_000);
    await resumeStalledJobs(database(), shop.services.now(), rethrow);
    await shop.work();
    expect(await shop.inShop(readStoreConnection)).toMatchObject({
      backfillState: 'done',
      ordersRead: 250,
      ordersAdded: 250,
    });
    hung.reject(new Error('It answers again.'));
    await expect(first).rejects.toThrow('It answers again.');
    expect(await shop.inShop(readStoreConnection)).toMatchObject({ backfillState: 'done', ordersRead: 250 });
    expect((await statusOf(shop)).jobs).toEqual([]);
  });

  test('that is stalled can be restarted by hand, and one that progresses cannot', async () => {
    const { shop, first, hung } = await aStalledReading();
    const start = () => shop.inShop((transaction) => startBackfill(transaction, shop.services.now()));
    await start();
    expect(await jobOf(shop, queues.backfillStore)).toBeUndefined();
    shop.wait(idleLimitMs);
    await start();
    await shop.work();
    expect(await shop.inShop(readStoreConnection)).toMatchObject({ backfillState: 'done', ordersRead: 250 });
    hung.reject(new Error('The process ended.'));
    await expect(first).rejects.toThrow('The process ended.');
  });

  test('is done by one of two concurrent attempts; the other waits until the first is stalled', async () => {
    const { shop, first, hung } = await aStalledReading();
    await backfillStore(shop.services, shop.shopId);
    expect(await shop.inShop(readStoreConnection)).toMatchObject({ ordersRead: 100 });
    shop.wait(idleLimitMs);
    await shop.work();
    expect(await shop.inShop(readStoreConnection)).toMatchObject({ backfillState: 'done', ordersAdded: 250 });
    hung.reject(new Error('The process ended.'));
    await expect(first).rejects.toThrow('The process ended.');
  });

  test('continues immediately when the queue retries its job after the process has ended', async () => {
    const shop = await aStoreShop(database());
    const key = { queue: queues.readStoreProducts };
    await shop.inShop((transaction) =>
      startLongJob(transaction, { ...key, data: { since: null }, now: shop.services.now() }),
    );
    const job = { id: 'job-1' };
    const seen: unknown[] = [];
    const data = (await jobOf(shop, queues.readStoreProducts))?.data as { since: string | null };
    const work = (isKilled: boolean) =>
      workLongJob(shop.services, shop.shopId, { key, data, job }, async ({ beat }, from) => {
        seen.push(from);
        await shop.inShop((transaction) => beat(transaction, { done: 7, data: { since: '2026-11-01' } }));
        return isKilled ? new Promise<never>(() => undefined) : 'ended';
      });
    void work(true);
    await expect.poll(async () => (await statusOf(shop)).jobs.at(-1)).toMatchObject({ kind: 'products', done: 7 });
    await work(false);
    expect(seen).toEqual([{ since: null }, { since: '2026-11-01' }]);
  });

  test('continues although the clock was set back', async () => {
    const { shop, first, hung } = await aStalledReading();
    shop.wait(-86_400_000);
    await backfillStore(shop.services, shop.shopId);
    expect(await shop.inShop(readStoreConnection)).toMatchObject({ backfillState: 'done', ordersRead: 250 });
    hung.reject(new Error('The process ended.'));
    await expect(first).rejects.toThrow('The process ended.');
  });

  test('is not resumed for a shop whose work is stopped', async () => {
    const shop = await aStoreShop(database());
    await shop.takeJobs();
    await database().executeSql('UPDATE store_connections SET frozen_at = now() WHERE shop_id = $1', [shop.shopId]);
    shop.wait(idleLimitMs + 1_000);
    await resumeStalledJobs(database(), shop.services.now(), rethrow);
    await database().executeSql('UPDATE store_connections SET frozen_at = NULL WHERE shop_id = $1', [shop.shopId]);
    expect(await jobOf(shop, queues.backfillStore)).toBeUndefined();
  });

  test('does not read again what an earlier attempt has read: products and a comparison', async () => {
    const shop = await aStoreShop(database());
    const asked: (string | null)[] = [];
    const at = (index: number) => new Date(Date.parse('2026-11-01T00:00:00Z') + index * 1_000);
    const products: Store['products'] = async function* (since) {
      asked.push(since?.toISOString() ?? null);
      for (let index = 0; index < 30; index += 1) {
        if (index === 25 && asked.length === 1) throw new Error('The process ended.');
        if (since === null || at(index) >= since)
          yield { productId: String(9_000 + index), updatedAt: at(index), variants: [] };
      }
    };
    const services = { ...shop.services, openStore: () => ({ ...shop.store, products }) };
    await expect(readStoreProducts(services, shop.shopId, { since: null })).rejects.toThrow('The process ended.');
    await readStoreProducts(services, shop.shopId, { since: null });
    expect(asked).toEqual([null, at(19).toISOString()]);

    for (const id of ['4801', '4802']) shop.placeOrder(id);
    const read: string[] = [];
    const readOrder: Store['readOrder'] = (id) => {
      read.push(id);
      if (read.length === 2) throw new Error('The process ended.');
      return shop.store.readOrder(id);
    };
    await shop.inShop((transaction) => startStoreCheck(transaction, shop.services.now()));
    const failing = { ...shop.services, openStore: () => ({ ...shop.store, readOrder }) };
    await expect(checkStore(failing, shop.shopId)).rejects.toThrow('The process ended.');
    await checkStore(failing, shop.shopId);
    expect(read.toSorted()).toEqual([...new Set(read), read[1] ?? ''].toSorted());
    expect(await shop.inShop(readStoreConnection)).toMatchObject({ checkStartedAt: null, missingCount: 2 });
  });

  test('of an earlier start saves nothing', async () => {
    const shop = await aStoreShop(database());
    const now = shop.services.now();
    const key = { queue: queues.checkStore };
    await shop.inShop((transaction) => startLongJob(transaction, { ...key, data: {}, now }));
    const isSaved = await shop.inShop((transaction) => beatLongJob(transaction, key, 'another:1', { done: 5 }, now));
    expect(isSaved).toBe(false);
    expect(await shop.inShop((transaction) => resumeLongJob(transaction, key, now))).toBe(false);
    expect(await shop.inShop(listLongJobs)).toMatchObject([{ queue: queues.backfillStore }, { done: 0, resumed: 0 }]);
  });
});
