import { aShop } from '@hub/database/testing';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { tabs } from '@hub/domain/orders';
import { expect, test } from 'vitest';
import { aDefinition, anOrderOf, idOf, noProviders, workflowShop } from '../testing/workflowFixtures.ts';
import { decideReceivedOrder } from '../workflows/decideOrders.ts';
import { attentionQueues } from './attentionQueues.ts';
import { changeOrder } from './changeOrder.ts';

const now = new Date('2026-11-20T09:00:00.000Z');

describeOnBothKinds('what needs a person', (database) => {
  test('a hold with an end is counted as such, one of a person is not; a shop without orders has empty queues', async () => {
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

  test('how long orders wait counts from their last change of stage, and from their creation where there was none', async () => {
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
    // The database's clock may differ from this process's by a few milliseconds.
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
