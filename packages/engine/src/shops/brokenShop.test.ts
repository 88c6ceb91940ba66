import type { Database } from '@hub/database';
import { readStoreConnection } from '@hub/database/store';
import { aShop, breakShop } from '@hub/database/testing';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { setStockAccounts } from '@hub/database/warehouses';
import { expect, onTestFinished, test } from 'vitest';
import { startDueBatches } from '../batching/startDueBatches.ts';
import { queues } from '../jobs/queues.ts';
import { writeDueMails } from '../notifications/writeDueMails.ts';
import { changeFreeze } from '../store/changeFreeze.ts';
import { checkFrozenStores } from '../store/frozenStores.ts';
import { startStoreChecks } from '../store/startStoreChecks.ts';
import { aStoreShop } from '../testing/storeShop.ts';
import { aWarehouseShop } from '../testing/warehouseShop.ts';
import { shipbobStore } from '../testing/workflowFixtures.ts';
import { addSubscriptionChecks } from '../warehouses/keepSubscriptions.ts';
import { startDueStockReadings } from '../warehouses/readProviderStock.ts';

/* Work for all shops continues when it fails for one. */

const dayMs = 86_400_000;
const now = new Date('2026-11-20T11:00:03.000Z');

type OnError = (error: unknown, shopId?: number) => void;

/** Due work in one shop. */
interface DueShop {
  shopId: number;
  /** Whether the work was done. */
  isDone(): Promise<boolean>;
}

interface Loop {
  title: string;
  /** Table whose changes fail in the broken shop. */
  table: string;
  addDueShop(database: Database): Promise<DueShop>;
  run(database: Database, onError: OnError): Promise<unknown>;
}

async function hasRow(database: Database, table: string, shopId: number, condition = 'TRUE'): Promise<boolean> {
  const { rows } = await database.executeSql(`SELECT FROM ${table} WHERE shop_id = ${shopId} AND ${condition}`);
  return rows.length > 0;
}

const hasJob = (database: Database, shopId: number, queue: string) =>
  hasRow(database, 'outbox', shopId, `queue = '${queue}'`);

/** Adds locations with cutoffs to check since `checkAt`. */
async function addDueSchedules(database: Database, shopId: number, count: number, checkAt: string): Promise<void> {
  await database.executeSql(
    `INSERT INTO batch_schedules (shop_id, location_id, checked_until, check_at)
      SELECT $1, location_id, $3::timestamptz, $3::timestamptz FROM generate_series(1, $2::int) AS location_id`,
    [shopId, count, checkAt],
  );
}

const hasDueSchedule = (database: Database, shopId: number) =>
  hasRow(database, 'batch_schedules', shopId, 'check_at IS NOT NULL');

const loops: readonly Loop[] = [
  {
    title: 'starting the batches of cutoffs',
    table: 'batch_schedules',
    addDueShop: async (database) => {
      const shopId = await aShop(database);
      await addDueSchedules(database, shopId, 1, '2026-11-20T11:00:00Z');
      return { shopId, isDone: async () => !(await hasDueSchedule(database, shopId)) };
    },
    run: (database, onError) => startDueBatches(database, shipbobStore, now, onError),
  },
  {
    title: 'checking the webhooks of stores',
    table: 'outbox',
    addDueShop: async (database) => {
      const shop = await aStoreShop(database);
      await shop.work();
      shop.wait(5_000);
      await shop.work();
      return { shopId: shop.shopId, isDone: () => hasJob(database, shop.shopId, queues.keepStoreWebhooks) };
    },
    run: (database, onError) => startStoreChecks(database, new Date(Date.now() + 2 * dayMs), onError),
  },
  {
    title: 'checking whether frozen stores are paid',
    table: 'store_connections',
    addDueShop: async (database) => {
      const shop = await aStoreShop(database);
      await shop.work();
      await shop.inShop((transaction) => changeFreeze(transaction, { state: 'frozen' }, now));
      return {
        shopId: shop.shopId,
        isDone: async () => (await shop.inShop(readStoreConnection))?.frozenAt === null,
      };
    },
    run: async (database, onError) => checkFrozenStores((await aStoreShop(database)).services, onError),
  },
  {
    title: 'reading the stock of 3PLs',
    table: 'outbox',
    addDueShop: async (database) => {
      const shopId = await aShop(database);
      const account = { provider: 'shipbob', account: '' };
      await database.inShop(shopId, (transaction) => setStockAccounts(transaction, [account], now));
      return { shopId, isDone: () => hasJob(database, shopId, queues.readProviderStock) };
    },
    run: (database, onError) => startDueStockReadings({ database, now: () => now }, onError),
  },
  {
    title: 'checking the webhooks of 3PLs',
    table: 'outbox',
    addDueShop: async (database) => {
      const shopId = await aShop(database);
      await database.executeSql(
        `INSERT INTO provider_settings (shop_id, provider, key_id, nonce, ciphertext) VALUES ($1, 'shipbob', 'k', '', '')`,
        [shopId],
      );
      return { shopId, isDone: () => hasJob(database, shopId, queues.keepSubscriptions) };
    },
    run: async (database, onError) => {
      const { services } = await aWarehouseShop(database);
      const connections = { ...services.connections, providersWithSubscriptions: () => ['shipbob'] };
      const unused = () => Promise.reject(new Error('Only jobs are added.'));
      const webhooks = { origin: '', keyRing: { keys: [] }, path: unused, secret: unused, fingerprint: unused };
      await addSubscriptionChecks({ ...services, connections, webhooks: webhooks as never }, onError);
    },
  },
  {
    title: 'writing the mails to staff',
    table: 'notification_progress',
    addDueShop: async (database) => {
      const shopId = await aShop(database);
      await database.executeSql(`UPDATE staff SET email = 'robin@example.com' WHERE shop_id = $1`, [shopId]);
      return { shopId, isDone: () => hasRow(database, 'notification_progress', shopId) };
    },
    run: (database, onError) =>
      writeDueMails(
        database,
        { now, sendsMail: false, appUrl: () => '', pageUrl: () => '', unsubscribePath: () => '' },
        onError,
      ),
  },
];

describeOnBothKinds('a failing shop', (database) => {
  test.each(loops)('does not stop $title for others, is reported, and gets its next turn', async (loop) => {
    const shops = [
      await loop.addDueShop(database()),
      await loop.addDueShop(database()),
      await loop.addDueShop(database()),
    ];
    const areDone = () => Promise.all(shops.map(({ isDone }) => isDone()));
    const broken = shops[1]?.shopId ?? 0;
    const repair = await breakShop(database(), broken, loop.table);
    onTestFinished(repair);
    const reported: unknown[] = [];
    const onError: OnError = (_, shopId) => reported.push(shopId);
    expect(await areDone()).toEqual([false, false, false]);
    await loop.run(database(), onError);
    expect(await areDone()).toEqual([true, false, true]);
    expect(reported).toEqual([broken]);
    await repair();
    await loop.run(database(), onError);
    expect(await areDone()).toEqual([true, true, true]);
    expect(reported).toEqual([broken]);
  });

  test("tries each of its locations once when it has more than one read, and then checks other shops' cutoffs", async () => {
    const [broken, other] = [await aShop(database()), await aShop(database())];
    await addDueSchedules(database(), broken, 250, '2026-11-20T10:00:00Z');
    await addDueSchedules(database(), other, 1, '2026-11-20T11:00:00Z');
    onTestFinished(await breakShop(database(), broken, 'batch_schedules'));
    const reported: unknown[] = [];
    await startDueBatches(database(), shipbobStore, now, (_, shopId) => reported.push(shopId));
    expect(reported).toEqual(Array.from({ length: 250 }, () => broken));
    expect([await hasDueSchedule(database(), other), await hasDueSchedule(database(), broken)]).toEqual([false, true]);
  });
});
