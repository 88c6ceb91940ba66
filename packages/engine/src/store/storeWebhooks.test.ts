import { listBatches, listBatchSchedules } from '@hub/database/batches';
import { lockOutboxJobs } from '@hub/database/jobs';
import { readLocations, readShop } from '@hub/database/shops';
import { readStoreConnection, readStoreOrderParts } from '@hub/database/store';
import { insertWarehouseOrder, saveWarehouseOrder } from '@hub/database/warehouses';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { expect, test } from 'vitest';
import { queues } from '../jobs/queues.ts';
import { batchShop, everyDay } from '../testing/batchFixtures.ts';
import { createFakeProvider } from '../testing/createFakeProvider.ts';
import { aStoreLine, customer } from '../testing/createFakeStore.ts';
import { read } from '../testing/storeIntakeFixtures.ts';
import { aStoreShop } from '../testing/storeShop.ts';
import { noProviders } from '../testing/workflowFixtures.ts';
import { saveStoreOrder } from './saveStoreOrder.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

describeOnBothKinds('store webhooks', (database) => {
  test('read, store and decide a placed order', async () => {
    const shop = await aStoreShop(database());
    shop.placeOrder('4801', { poNumber: '4711' });
    expect(await shop.send('orders/create', { id: 4801 })).toBe('received');
    await shop.work();
    expect(await shop.stateOf('4801')).toMatchObject({
      stage: 'open',
      order: {
        orderName: '#4801',
        customerName: customer.name,
        poNumber: '4711',
        paymentStatus: 'PAID',
        risk: 'NONE',
        deliveryMethod: 'SHIPPING',
      },
      detail: { lineItems: [{ sku: 'A', quantity: 5, fulfillableQuantity: 5 }] },
      timeline: ['Order received from the store'],
    });
    expect(await shop.inShop((transaction) => readStoreOrderParts(transaction, '4801'))).toMatchObject({
      tags: ['web'],
      recipient: customer,
    });
  });

  test('leave no job when repeated, or sent by an unknown shop', async () => {
    const shop = await aStoreShop(database());
    await shop.work();
    shop.placeOrder('4801');
    expect(await shop.send('orders/create', { id: 4801 }, 'event-1')).toBe('received');
    expect(await shop.send('orders/create', { id: 4801 }, 'event-1')).toBe('known');
    const jobs = await database().inSystem((queries) => lockOutboxJobs(queries, 1_000));
    expect(jobs.filter((job) => job.shopId === shop.shopId && job.queue === queues.storeEvent)).toHaveLength(1);
  });

  test('keep the newest version when out of order, and add an entry for each change', async () => {
    const shop = await aStoreShop(database());
    shop.placeOrder('4801');
    await shop.send('orders/create', { id: 4801 });
    await shop.work();
    shop.change('4801', { fields: { lines: [aStoreLine({ lineItemId: '48011', currentQuantity: 3 })] } });
    shop.change('4801', {
      fields: { customerName: 'W. Harkness', poNumber: '4712', financialStatus: 'PARTIALLY_REFUNDED' },
    });
    await shop.send('orders/updated', { id: 4801 });
    await shop.send('orders/edited', { order_edit: { order_id: 4801 } });
    await shop.send('orders/create', { id: 4801 }, 'old', new Date('2026-11-20T08:00:00.000Z'));
    await shop.work();
    expect(await shop.stateOf('4801')).toMatchObject({
      order: { customerName: 'W. Harkness', poNumber: '4712', paymentStatus: 'PARTIALLY_REFUNDED' },
      detail: { lineItems: [{ quantity: 3, fulfillableQuantity: 3 }] },
      timeline: [
        'Order received from the store',
        'Payment in the store: Partially refunded',
        'Mug was changed in the store from 5 to 3',
      ],
    });
  });

  test('change nothing with a version older than the known one', async () => {
    const shop = await aStoreShop(database());
    shop.placeOrder('4801');
    const older = shop.order('4801');
    shop.change('4801', { fields: { customerName: 'W. Harkness' } });
    await shop.send('orders/create', { id: 4801 });
    await shop.work();
    const options = { providers: noProviders, now: shop.services.now() };
    expect(await shop.inShop((transaction) => saveStoreOrder(transaction, older, options))).toBe('older');
    expect(await shop.stateOf('4801')).toMatchObject({ order: { customerName: 'W. Harkness' } });
  });

  test('keep two orders with the same name', async () => {
    const shop = await aStoreShop(database());
    shop.placeOrder('4801', { name: '#1001' });
    shop.placeOrder('4802', { name: '#1001' });
    for (const id of [4801, 4802]) await shop.send('orders/create', { id });
    await shop.work();
    expect([await shop.stateOf('4801'), await shop.stateOf('4802')]).toMatchObject([
      { order: { orderName: '#1001' } },
      { order: { orderName: '#1001-2' } },
    ]);
  });

  test('cancel an order that the store cancels or deletes', async () => {
    const shop = await aStoreShop(database());
    for (const id of ['4801', '4802']) {
      shop.placeOrder(id);
      await shop.send('orders/create', { id: Number(id) });
    }
    await shop.work();
    shop.change('4801', { fields: { cancelledAt: shop.later() } });
    shop.remove('4802');
    await shop.send('orders/cancelled', { id: 4801 });
    await shop.send('orders/delete', { id: 4802 });
    await shop.work();
    expect(await shop.stateOf('4801')).toMatchObject({
      stage: 'cancelled',
      timeline: ['Order received from the store', 'Canceled in the store'],
    });
    expect(await shop.stateOf('4802')).toMatchObject({ stage: 'cancelled' });
  });

  test('update the address, and keep the tags of both sides', async () => {
    const shop = await aStoreShop(database());
    shop.placeOrder('4801');
    await shop.send('orders/create', { id: 4801 });
    await shop.work();
    shop.change('4801', {
      recipient: { ...customer, address1: '2 High Street', postcode: 'SY8 2AA' },
      postcode: 'SY8 2AA',
      fields: { tags: ['gift'] },
    });
    await shop.send('orders/updated', { id: 4801 });
    await shop.work();
    expect(await shop.inShop((transaction) => readStoreOrderParts(transaction, '4801'))).toMatchObject({
      postcode: 'SY8 2AA',
      recipient: { address1: '2 High Street' },
      tags: ['gift'],
    });
    expect((await shop.stateOf('4801'))?.timeline.at(-1)).toBe('The shipping address was changed in the store');
    expect(shop.written).toEqual([]);
  });

  test.each([
    ['waits to be sent', { state: 'queued', tries: 0 }, 'The shipping address was changed in the store'],
    [
      'was sent and the 3PL has not answered',
      { state: 'sending', tries: 1 },
      'The shipping address was changed in the store. Asked the warehouse to use the new one',
    ],
    [
      'has left',
      { state: 'done', tries: 1 },
      'The shipping address was changed in the store, but the order had already left for the old one.',
    ],
  ] as const)(
    'say in the timeline where an order goes if its address changes when it %s',
    async (_when, given, text) => {
      const shop = await aStoreShop(database());
      shop.placeOrder('4801');
      await shop.send('orders/create', { id: 4801 });
      await shop.work();
      await shop.inShop(async (transaction) => {
        const order = { orderId: '4801', number: 1, reference: '4801-1', provider: 'shipbob', account: '' } as const;
        const sent = { lines: [], service: null, package: null, createdAt: shop.services.now() };
        await insertWarehouseOrder(transaction, { ...order, ...sent });
        await saveWarehouseOrder(transaction, order, given);
      });
      shop.change('4801', { recipient: { ...customer, address1: '2 High Street' } });
      await shop.send('orders/updated', { id: 4801 });
      await shop.work();
      expect((await shop.stateOf('4801'))?.timeline.at(-1)).toBe(text);
    },
  );

  test.each(['shop/update', 'locations/create', 'locations/update'])(
    'update currency, time zone and locations on %s',
    async (topic) => {
      const shop = await aStoreShop(database());
      shop.changeShop({
        currency: 'EUR',
        timeZone: 'Europe/Berlin',
        locations: [
          { locationId: '72001', name: 'Northampton North', state: 'active' },
          { locationId: '72009', name: 'Köln', state: 'active' },
        ],
      });
      await shop.send(topic, { id: 72001 });
      await shop.work();
      await shop.inShop(async (transaction) => {
        expect(await readShop(transaction)).toMatchObject({ currency: 'EUR', timeZone: 'Europe/Berlin' });
        expect((await readLocations(transaction)).map(({ name }) => name)).toEqual(['Northampton North', 'Köln']);
      });
    },
  );

  test("move the cutoffs to the shop's new time zone, without losing one that is due", async () => {
    const shop = await aStoreShop(database(), { provider: createFakeProvider('shipbob') });
    const morning = Math.ceil(shop.services.now().getTime() / dayMs) * dayMs + 9 * hourMs;
    const onDay = (hours: number) => new Date(morning + (hours - 9) * hourMs);
    shop.wait(morning - shop.services.now().getTime());
    /** The next cutoff after the shop's time zone has changed. */
    const nextCutOff = async (timeZone: string) => {
      shop.changeShop({ timeZone });
      await shop.send('shop/update', { id: 1 });
      await shop.work();
      return (await shop.inShop(listBatchSchedules)).get(72001)?.checkAt ?? null;
    };
    expect(await nextCutOff('UTC')).toBeNull();
    await batchShop(database(), shop.shopId).setCutOffs('72001', everyDay, shop.services.now());
    expect(await nextCutOff('UTC')).toEqual(onDay(11));
    expect(await nextCutOff('Africa/Lagos')).toEqual(onDay(10));
    shop.placeOrder('4801');
    await read(shop, 'orders/create');
    // The batch of 11:00 in Lagos has not started yet.
    shop.wait(hourMs + 5_000);
    expect(await nextCutOff('Asia/Tokyo')).toEqual(onDay(24 + 2));
    const batches = await shop.inShop((transaction) => listBatches(transaction, { before: null, limit: 10 }));
    expect(batches).toMatchObject([{ cutOffAt: onDay(10).toISOString() }]);
  });

  test('stop all work on uninstallation, and remove all data after 48 hours', async () => {
    const shop = await aStoreShop(database());
    shop.placeOrder('4801');
    await shop.send('orders/create', { id: 4801 });
    await shop.work();
    await shop.send('app/uninstalled', {});
    await shop.work();
    expect(await shop.inShop(readStoreConnection)).toMatchObject({ state: 'uninstalled' });
    shop.placeOrder('4802');
    expect(await shop.send('orders/create', { id: 4802 })).toBe('unknown');
    await shop.work();
    expect(await shop.stateOf('4802')).toBeNull();
    shop.wait(47 * 3_600_000);
    await shop.work();
    expect(await shop.stateOf('4801')).not.toBeNull();
    shop.wait(2 * 3_600_000);
    await shop.work();
    expect(await shop.stateOf('4801')).toBeNull();
    expect(await shop.inShop(readStoreConnection)).toBeNull();
  });

  test('keep the orders of a shop reinstalled within 48 hours', async () => {
    const shop = await aStoreShop(database());
    shop.placeOrder('4801');
    await shop.send('orders/create', { id: 4801 });
    await shop.send('app/uninstalled', {});
    await shop.work();
    await shop.signIn();
    await shop.work();
    shop.wait(50 * 3_600_000);
    await shop.work();
    expect(await shop.stateOf('4801')).not.toBeNull();
    expect(await shop.inShop(readStoreConnection)).toMatchObject({ state: 'installed', backfillState: 'done' });
  });
});
