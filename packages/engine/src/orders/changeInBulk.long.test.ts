import { lockOutboxJobs } from '@hub/database/jobs';
import { insertOrders } from '@hub/database/orders';
import { aReceivedOrder, aShop } from '@hub/database/testing';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { expect, test } from 'vitest';
import { changeInBulk } from './changeInBulk.ts';

describeOnBothKinds('a change in bulk', (database) => {
  test('ships 20,000 orders at once', async () => {
    const shopId = await aShop(database());
    const orders = Array.from({ length: 20_000 }, (_, index) => aReceivedOrder(index + 1));
    await database().inShop(shopId, (transaction) => insertOrders(transaction, orders));
    const ids = orders.map(({ order }) => order.orderId);
    const staff = { staffId: '1', staffName: 'Robin Carter' };
    const now = new Date('2026-11-20T09:00:00.000Z');
    await database().inShop(shopId, (transaction) => changeInBulk(transaction, staff, ids, 'ship-now', now));
    const jobs = await database().inSystem((queries) => lockOutboxJobs(queries, 100_000));
    expect(jobs.filter((job) => job.shopId === shopId)).toHaveLength(20_000);
  });
});
