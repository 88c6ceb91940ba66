import { knownOrderIds, readStoreConnection } from '@hub/database/store';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { message } from '@hub/domain/messages';
import { describe, expect, test } from 'vitest';
import { aStoreShop } from '../testing/storeShop.ts';
import { backfillStore, startBackfill } from './backfillStore.ts';
import { startStoreCheck } from './checkStore.ts';
import { type Store, StoreCallError, type StoreServices } from './StoreServices.ts';

const pastOrders = (shop: Awaited<ReturnType<typeof aStoreShop>>, count: number) => {
  for (let index = 1; index <= count; index += 1) shop.placeOrder(String(4_800 + index));
};

const countOrders = (shop: Awaited<ReturnType<typeof aStoreShop>>) =>
  shop.inShop(async (transaction) => (await knownOrderIds(transaction, idsOf(400))).size);

const idsOf = (count: number) => Array.from({ length: count }, (_, index) => String(4_801 + index));

/** Works until the store has written its export. */
async function finish(shop: Awaited<ReturnType<typeof aStoreShop>>): Promise<void> {
  await shop.work();
  shop.wait(5_000);
  await shop.work();
}

describeOnBothKinds('the first reading of a store', (database) => {
  test('reads all orders once, after subscribing the webhooks', async () => {
    const shop = await aStoreShop(database());
    pastOrders(shop, 230);
    expect(await shop.inShop(readStoreConnection)).toMatchObject({ backfillState: 'running', ordersRead: 0 });
    await shop.work();
    expect(shop.webhookAddress()).toBe('https://hub.example/webhooks/store');
    shop.wait(5_000);
    await shop.work();
    expect(await shop.inShop(readStoreConnection)).toMatchObject({
      backfillState: 'done',
      ordersTotal: 230,
      ordersRead: 230,
      ordersAdded: 230,
    });
    expect(await countOrders(shop)).toBe(230);
    expect(await shop.stateOf('4801')).toMatchObject({ timeline: ['Order received from the store'] });
  });

  test('continues where it was interrupted, without duplicates', async () => {
    const shop = await aStoreShop(database());
    pastOrders(shop, 250);
    await shop.work();
    shop.wait(5_000);
    await shop.takeJobs();
    const broken: Store = {
      ...shop.store,
      exportedOrders: async function* () {
        let count = 0;
        for await (const order of shop.store.exportedOrders('export-1')) {
          if ((count += 1) > 180) throw new Error('The process ended.');
          yield order;
        }
      },
    };
    const services = { ...shop.services, openStore: () => broken };
    await expect(backfillStore(services, shop.shopId)).rejects.toThrow('The process ended.');
    expect(await shop.inShop(readStoreConnection)).toMatchObject({ backfillState: 'running', ordersRead: 100 });
    await backfillStore(shop.services, shop.shopId);
    expect(await shop.inShop(readStoreConnection)).toMatchObject({ backfillState: 'done', ordersAdded: 250 });
    expect(await countOrders(shop)).toBe(250);
  });

  describe('restarted after a failure', () => {
    /** An import of 250 orders that the store refused after the 180th. */
    async function aFailedReading() {
      const shop = await aStoreShop(database());
      pastOrders(shop, 250);
      await shop.work();
      shop.wait(5_000);
      await shop.takeJobs();
      const started: string[] = [];
      const broken = (changes: Partial<Store> = {}): StoreServices => ({
        ...shop.services,
        openStore: () => ({
          ...shop.store,
          startExport: async () => `export-${started.push('')}`,
          exportedOrders: async function* () {
            let count = 0;
            for await (const order of shop.store.exportedOrders('export-1')) {
              if ((count += 1) > 180) throw new StoreCallError('refused', 'Not now.');
              yield order;
            }
          },
          ...changes,
        }),
      });
      await backfillStore(broken(), shop.shopId);
      const read = () => shop.inShop(readStoreConnection);
      expect(await read()).toMatchObject({ backfillState: 'failed', ordersRead: 100, backfillWords: 'Not now.' });
      const resume = () => shop.inShop((transaction) => startBackfill(transaction, shop.services.now()));
      return { shop, broken, read, resume, started };
    }

    test('continues after the last stored order, without a new export', async () => {
      const { shop, broken, read, resume, started } = await aFailedReading();
      expect(await resume()).toBe(true);
      expect(await read()).toMatchObject({
        backfillState: 'running',
        backfillOperationId: 'export-1',
        ordersRead: 100,
        backfillWords: message('store.backfillResumed'),
      });
      await backfillStore(broken({ exportedOrders: shop.store.exportedOrders }), shop.shopId);
      expect(await read()).toMatchObject({
        backfillState: 'done',
        ordersRead: 250,
        ordersAdded: 250,
        backfillWords: null,
      });
      expect(started).toEqual([]);
      expect(await countOrders(shop)).toBe(250);
    });

    test('starts over and says so when the store no longer has the export', async () => {
      const { shop, broken, read, resume, started } = await aFailedReading();
      await resume();
      const expired: Store['readExport'] = async () => ({ state: 'failed', orders: 0, words: 'It has expired.' });
      await backfillStore(broken({ readExport: expired }), shop.shopId);
      const restarted = { backfillState: 'running', backfillOperationId: null, ordersRead: 0 };
      expect(await read()).toMatchObject({ ...restarted, backfillWords: message('store.backfillRestarted') });
      await backfillStore(broken({ exportedOrders: shop.store.exportedOrders }), shop.shopId);
      expect(await read()).toMatchObject({ backfillState: 'done', ordersRead: 250, ordersAdded: 150 });
      expect(started).toHaveLength(1);
      expect(await countOrders(shop)).toBe(250);
    });

    test('gives up on an export that fails twice at the same order', async () => {
      const { shop, broken, read, resume } = await aFailedReading();
      await resume();
      const refuse = () => Promise.reject(new StoreCallError('refused', 'Never.'));
      await backfillStore(broken({ readExport: refuse }), shop.shopId);
      expect(await read()).toMatchObject({ backfillState: 'failed', backfillOperationId: null, ordersRead: 100 });
      await resume();
      expect(await read()).toMatchObject({ ordersRead: 0, backfillWords: message('store.backfillRestarted') });
    });
  });

  test('adds an order only once when a webhook came first', async () => {
    const shop = await aStoreShop(database());
    pastOrders(shop, 3);
    await shop.send('orders/create', { id: 4802 });
    await finish(shop);
    expect(await shop.inShop(readStoreConnection)).toMatchObject({ ordersRead: 3, ordersAdded: 2 });
    expect((await shop.stateOf('4802'))?.timeline).toEqual(['Order received from the store']);
  });

  test('is followed by a check that names and adds missing orders, and silently updates changed ones', async () => {
    const shop = await aStoreShop(database());
    pastOrders(shop, 3);
    await finish(shop);
    shop.placeOrder('4804');
    shop.change('4801', { fields: { customerName: 'Somebody Else' } });
    expect(await shop.inShop((transaction) => startStoreCheck(transaction, shop.services.now()))).toBe(true);
    await shop.work();
    expect(await shop.inShop(readStoreConnection)).toMatchObject({
      ordersChecked: 4,
      missingOrders: ['#4804'],
      missingCount: 1,
      changedCount: 1,
      checkStartedAt: null,
    });
    expect((await shop.stateOf('4804'))?.timeline.join()).toContain('a check of the store found it');
    expect(await shop.stateOf('4801')).toMatchObject({ order: { customerName: 'Somebody Else' } });
  });

  test('detects missing scopes, which can be granted later', async () => {
    const other = await aStoreShop(database(), { isInstalled: false });
    await other.signIn(['read_orders']);
    expect(await other.inShop(readStoreConnection)).toMatchObject({ state: 'missingScopes' });
    await other.signIn();
    expect(await other.inShop(readStoreConnection)).toMatchObject({ state: 'installed' });
  });
});
