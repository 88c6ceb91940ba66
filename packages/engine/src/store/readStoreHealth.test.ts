import { listLongJobs } from '@hub/database/jobs';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { expect, test } from 'vitest';
import { aStoreShop } from '../testing/storeShop.ts';
import { readDataTime, readStoreHealth } from './readStoreHealth.ts';

const minuteMs = 60_000;

describeOnBothKinds("the store's health", (database) => {
  test('names the newest order, what waits and since when, and until when the figures have its changes', async () => {
    const shop = await aStoreShop(database());
    const health = () => shop.inShop((transaction) => readStoreHealth(transaction, shop.services.now()));
    shop.placeOrder('4801');
    await shop.send('orders/create', { id: 4801 });
    await shop.work();
    const { order } = shop.order('4801');
    expect(await health()).toEqual({
      state: 'installed',
      lastOrderAt: new Date(order.createdAt).toISOString(),
      waiting: 0,
      waitingSince: null,
      isStanding: false,
    });
    expect(await shop.inShop(readDataTime)).toBeNull();

    const sentAt = shop.services.now();
    await shop.send('orders/updated', { id: 4801 }, 'late-1', sentAt);
    shop.wait(20 * minuteMs);
    await shop.send('orders/updated', { id: 4801 }, 'late-2');
    expect(await health()).toMatchObject({ waiting: 2, waitingSince: sentAt.toISOString() });
    expect(await shop.inShop(readDataTime)).toEqual(sentAt);
    await shop.work();
    expect(await shop.inShop(readDataTime)).toBeNull();
  });

  test('says that loading is stalled', async () => {
    const shop = await aStoreShop(database());
    const isStanding = async () =>
      (await shop.inShop((transaction) => readStoreHealth(transaction, shop.services.now())))?.isStanding;
    expect([await isStanding(), (await shop.inShop(listLongJobs)).length]).toEqual([false, 1]);
    shop.wait(6 * minuteMs);
    expect(await isStanding()).toBe(true);
  });
});
