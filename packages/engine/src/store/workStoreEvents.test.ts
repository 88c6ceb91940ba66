import type { Database } from '@hub/database';
import { undecidedOrders } from '@hub/database/orders';
import { readStoreConnection } from '@hub/database/store';
import { countStatements } from '@hub/database/testing';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { expect, test } from 'vitest';
import { queues, type StoreEventJob } from '../jobs/queues.ts';
import { aStoreShop } from '../testing/storeShop.ts';
import { tagging, workflowShop } from '../testing/workflowFixtures.ts';
import { StoreCallError } from './StoreServices.ts';
import { workStoreEvents } from './workStoreEvents.ts';

describeOnBothKinds('webhooks processed together', (database) => {
  async function aShop(changes: { database?: Database } = {}) {
    const shop = await aStoreShop(database());
    await shop.work();
    const place = async (orderIds: readonly number[]) => {
      for (const id of orderIds) {
        shop.placeOrder(String(id));
        await shop.send('orders/create', { id });
      }
    };
    const take = async () => (await shop.takeJobs(queues.storeEvent)).map(({ data }) => data as StoreEventJob);
    const services = { ...shop.services, ...changes };
    return { ...shop, services, place, take };
  }
  const ids = (from: number, count: number) => Array.from({ length: count }, (_none, index) => from + index);

  test('store and decide twenty new orders with at most three statements each', async () => {
    const counted = countStatements(database());
    const shop = await aShop({ database: counted.database });
    const { addWorkflow } = workflowShop(database(), shop.shopId, shop.services.now());
    await addWorkflow(tagging('Mark', 'new'));
    await shop.place(ids(4801, 20));
    const jobs = await shop.take();
    await workStoreEvents(shop.services, shop.shopId, jobs);
    expect(counted.count().statements).toBeLessThanOrEqual(60);
    for (const id of ids(4801, 20))
      expect(await shop.stateOf(String(id))).toMatchObject({
        stage: 'open',
        timeline: ['Order received from the store', expect.stringContaining('Mark')],
      });
    // Separate jobs write tags to the store.
    const next = (await shop.takeJobs()).map(({ queue }) => queue).filter((queue) => queue !== queues.writeToStore);
    expect(next).toEqual(ids(0, 20).map(() => queues.orderReady));
  });

  test('store orders whose decision fails, and decide them by jobs', { tags: 'hazard:lost-change' }, async () => {
    const shop = await aShop();
    const { addWorkflow } = workflowShop(database(), shop.shopId, shop.services.now());
    await addWorkflow(tagging('Mark', 'new'));
    await shop.place([4801, 4802]);
    const providers = { ...shop.services.providers, readAll: () => Promise.reject(new Error('No key.')) };
    await workStoreEvents({ ...shop.services, providers }, shop.shopId, await shop.take());
    expect(await shop.stateOf('4801')).toMatchObject({ timeline: ['Order received from the store'] });
    const undecided = () => shop.inShop((transaction) => undecidedOrders(transaction, ['4801', '4802']));
    expect(await undecided()).toEqual(['4801', '4802']);
    await shop.work();
    expect(await undecided()).toEqual([]);
    for (const id of ['4801', '4802'])
      expect((await shop.stateOf(id))?.timeline).toEqual([
        'Order received from the store',
        expect.stringContaining('Mark'),
      ]);
  });

  test('process the other orders when the store omits one', { tags: 'hazard:lost-change' }, async () => {
    const shop = await aShop();
    await shop.place(ids(4801, 6));
    const jobs = await shop.take();
    const openStore: typeof shop.services.openStore = (...of) => {
      const store = shop.services.openStore(...of);
      return {
        ...store,
        readOrder: (orderId) =>
          orderId === '4806'
            ? Promise.reject(new StoreCallError('unavailable', 'The store is having problems.'))
            : store.readOrder(orderId),
      };
    };
    const working = workStoreEvents({ ...shop.services, openStore }, shop.shopId, jobs);
    await expect(working).rejects.toThrow('The store is having problems.');
    expect(await shop.stateOf('4801')).toMatchObject({ stage: 'open' });
    expect(await shop.stateOf('4806')).toBeNull();
    await workStoreEvents(shop.services, shop.shopId, jobs);
    for (const id of ids(4801, 6))
      expect((await shop.stateOf(String(id)))?.timeline).toEqual(['Order received from the store']);
  });

  test('read an order once for several webhooks, and process the other kinds too', async () => {
    const shop = await aShop();
    await shop.place([4801]);
    await shop.send('orders/updated', { id: 4801 });
    await shop.send('app_subscriptions/update', { app_subscription: {} });
    await shop.send('something/else', { id: 1 });
    let reads = 0;
    const openStore: typeof shop.services.openStore = (...of) => {
      const store = shop.services.openStore(...of);
      return { ...store, readOrder: (orderId) => ((reads += 1), store.readOrder(orderId)) };
    };
    await workStoreEvents({ ...shop.services, openStore }, shop.shopId, await shop.take());
    expect(reads).toBe(1);
    const { rows } = await database().executeSql(
      `SELECT topic, state FROM store_events WHERE shop_id = $1 AND topic NOT LIKE 'app%' ORDER BY topic`,
      [shop.shopId],
    );
    expect(rows).toEqual([
      { topic: 'orders/create', state: 'done' },
      { topic: 'orders/updated', state: 'done' },
      { topic: 'something/else', state: 'ignored' },
    ]);
  });

  test('all end when the store has uninstalled the app', async () => {
    const shop = await aShop();
    await shop.place([4801, 4802]);
    shop.revoke();
    await workStoreEvents(shop.services, shop.shopId, await shop.take());
    expect((await shop.inShop(readStoreConnection))?.state).toBe('uninstalled');
    expect(await shop.stateOf('4801')).toBeNull();
  });
});
