import type { Database } from '@hub/database';
import { knownOrderIds, readStoreConnection, updateStoreConnection } from '@hub/database/store';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { rethrow } from '@hub/database/testing';
import { expect, test } from 'vitest';
import { queues } from '../jobs/queues.ts';
import { aStoreShop } from '../testing/storeShop.ts';
import { keepStoreWebhooks } from './keepStoreWebhooks.ts';
import { startStoreChecks } from './startStoreChecks.ts';
import { StoreCallError, type StoreServices } from './StoreServices.ts';

const hourMs = 3_600_000;

/** A shop whose orders were read more than an hour ago. */
async function aReadShop(database: Database) {
  const shop = await aStoreShop(database);
  await shop.work();
  shop.wait(5_000);
  await shop.work();
  shop.wait(hourMs);
  return { ...shop, look: () => startStoreChecks(database, shop.services.now(), rethrow) };
}

const hasOrder = (shop: Awaited<ReturnType<typeof aReadShop>>, orderId: string) =>
  shop.inShop(async (transaction) => (await knownOrderIds(transaction, [orderId])).has(orderId));

describeOnBothKinds("a store's webhooks", (database) => {
  test(
    'are subscribed again when the store has stopped sending them, and missed changes are read',
    { tags: ['hazard:lost-change'] },
    async () => {
      const shop = await aReadShop(database());
      shop.endWebhooks();
      shop.placeOrder('4801');
      await shop.look();
      await shop.work();
      expect(shop.webhookAddress()).toBe('https://hub.example/webhooks/store');
      expect(await hasOrder(shop, '4801')).toBe(true);
    },
  );

  test('are checked hourly, without a comparison while they are subscribed', async () => {
    const shop = await aReadShop(database());
    await shop.look();
    await shop.look();
    expect(await shop.takeJobs()).toMatchObject([{ queue: queues.keepStoreWebhooks }]);
    await keepStoreWebhooks(shop.services, shop.shopId, { attempt: 1 });
    expect(await shop.takeJobs()).toEqual([]);
    shop.wait(hourMs - 1);
    await shop.look();
    expect(await shop.takeJobs()).toEqual([]);
    shop.wait(1);
    await shop.look();
    expect(await shop.takeJobs()).toMatchObject([{ queue: queues.keepStoreWebhooks }]);
  });

  test('are followed by one comparison when the process ended before it', async () => {
    const shop = await aReadShop(database());
    await keepStoreWebhooks(shop.services, shop.shopId, { attempt: 2 });
    expect(await shop.takeJobs()).toMatchObject([{ queue: queues.checkStore }]);
  });

  test('are not checked before the orders are read, or while the shop is frozen', async () => {
    const unread = await aStoreShop(database());
    unread.wait(2 * hourMs);
    await startStoreChecks(database(), unread.services.now(), rethrow);
    expect(await unread.takeJobs(queues.keepStoreWebhooks)).toEqual([]);
    const frozen = await aReadShop(database());
    await frozen.inShop((transaction) => updateStoreConnection(transaction, { frozenAt: frozen.services.now() }));
    await frozen.look();
    expect(await frozen.takeJobs(queues.keepStoreWebhooks)).toEqual([]);
  });

  test("show the store's reason when refused, and are retried when the store does not answer", async () => {
    const shop = await aReadShop(database());
    const failing = (error: StoreCallError): StoreServices => ({
      ...shop.services,
      openStore: () => ({ ...shop.store, subscribeWebhooks: () => Promise.reject(error) }),
    });
    const refusing = failing(new StoreCallError('refused', 'This topic needs another scope.'));
    await keepStoreWebhooks(refusing, shop.shopId, { attempt: 1 });
    expect(await shop.inShop(readStoreConnection)).toMatchObject({ checkWords: 'This topic needs another scope.' });
    const silent = failing(new StoreCallError('unavailable', 'The store cannot be reached.'));
    await expect(keepStoreWebhooks(silent, shop.shopId, { attempt: 1 })).rejects.toThrow('cannot be reached');
  });
});
