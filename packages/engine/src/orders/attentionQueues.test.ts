import { aShop } from '@hub/database/testing';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { tabs } from '@hub/domain/orders';
import { expect, test } from 'vitest';
import { aDefinition, anOrderOf, idOf, noProviders, workflowShop } from '../testing/workflowFixtures.ts';
import { decideReceivedOrder } from '../workflows/decideOrders.ts';
import { attentionQueues } from './attentionQueues.ts';
import { changeOrder } from './changeOrder.ts';

const now = new Date('2026-11-20T09:00:00.000Z');

describeOnBothKinds('orders that need attention', (database) => {
  test('count holds with an end separately from manual ones, and are empty for a shop without orders', async () => {
    const shopId = await aShop(database());
    const shop = workflowShop(database(), shopId, now);
    expect(await shop.inShop(attentionQueues)).toEqual(
      [tabs.errors, tabs.needsReview, tabs.hold, tabs.backOrders].map((tab) => ({
        tab,
        orders: 0,
        oldestAt: null,
        waitingSince: null,
        endingHolds: 0,
      })),
    );
    await shop.addWorkflow(aDefinition());
    await shop.addOrders(anOrderOf(1, 250), anOrderOf(2, 10));
    await shop.inShop(async (transaction) => {
      await decideReceivedOrder(transaction, noProviders, { orderId: idOf(1) }, now);
      await changeOrder(transaction, idOf(2), 'hold-order', null, now);
    });
    const created = [anOrderOf(1, 250), anOrderOf(2, 10)].map(({ order }) => order.createdAt ?? '').toSorted();
    expect((await shop.inShop(attentionQueues)).find(({ tab }) => tab === tabs.hold)).toEqual({
      tab: tabs.hold,
      orders: 2,
      oldestAt: created[0],
      waitingSince: expect.any(String),
      endingHolds: 1,
    });
  });

  test('wait since their last change of stage, or since their creation', async () => {
    const shopId = await aShop(database());
    const shop = workflowShop(database(), shopId, now);
    await shop.addOrders(anOrderOf(1, 250), anOrderOf(2, 10));
    const before = Date.now();
    const holdSince = async () => {
      const queues = await shop.inShop(attentionQueues);
      return Date.parse(queues.find(({ tab }) => tab === tabs.hold)?.waitingSince ?? '');
    };
    await shop.inShop((transaction) => changeOrder(transaction, idOf(2), 'hold-order', null, now));
    const since = await holdSince();
    // The database clock may differ from this process's by a few milliseconds.
    expect(Math.abs(since - before)).toBeLessThan(60_000);
    await shop.inShop((transaction) => changeOrder(transaction, idOf(1), 'hold-order', null, now));
    expect(await holdSince()).toBe(since);
    await shop.inShop((transaction) => changeOrder(transaction, idOf(2), 'move-to-open', null, now));
    expect(await holdSince()).toBeGreaterThanOrEqual(since);
    await shop.addOrders({ ...anOrderOf(3, 10), stage: 'error' });
    const errors = (await shop.inShop(attentionQueues)).find(({ tab }) => tab === tabs.errors);
    expect(errors?.waitingSince).toBe(errors?.oldestAt);
  });
});
