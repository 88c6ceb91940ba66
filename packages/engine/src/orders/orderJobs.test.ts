import type { ShopTransaction } from '@hub/database';
import { lockOutboxJobs } from '@hub/database/jobs';
import { insertOrders, lockOrders, readOrderDetail, saveOrders } from '@hub/database/orders';
import { aReceivedOrder, aShop } from '@hub/database/testing';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import type { OrderDetail } from '@hub/domain/orders/detail';
import { aDetail } from '@hub/domain/testing';
import { expect, test } from 'vitest';
import { queues } from '../jobs/queues.ts';
import { changeInBulk } from './changeInBulk.ts';
import { changeOrder } from './changeOrder.ts';
import { receiveOrder } from './receiveOrder.ts';

const now = new Date('2026-11-20T09:00:00.000Z');
const staff = { staffId: '1', staffName: 'Robin Carter' };
const idOf = (number: number) => String(4_800_000_000_000 + number);

describeOnBothKinds('jobs of orders', (database) => {
  const jobsOf = async (shopId: number) =>
    (await database().inSystem((queries) => lockOutboxJobs(queries, 100_000)))
      .filter((job) => job.shopId === shopId)
      .map(({ queue, data }) => ({ queue, data }));

  async function shopWithOrders(count: number): Promise<number> {
    const shopId = await aShop(database());
    const orders = Array.from({ length: count }, (_, index) => aReceivedOrder(index + 1));
    await database().inShop(shopId, (transaction) => insertOrders(transaction, orders));
    return shopId;
  }

  /** Does the work, then rolls it back. */
  const failing = (shopId: number, work: (transaction: ShopTransaction) => Promise<unknown>) =>
    database().inShop(shopId, async (transaction) => {
      await work(transaction);
      throw new Error('It fails here.');
    });

  test('a failed transaction leaves neither change nor job', async () => {
    const shopId = await shopWithOrders(2);
    const works: ((transaction: ShopTransaction) => Promise<unknown>)[] = [
      (transaction) => changeOrder(transaction, idOf(1), 'ship-now', null, now),
      (transaction) => changeInBulk(transaction, staff, [idOf(1), idOf(2)], 'ship-now', now),
      (transaction) => receiveOrder(transaction, aReceivedOrder(3)),
    ];
    for (const work of works) await expect(failing(shopId, work)).rejects.toThrow('It fails here.');
    expect(await jobsOf(shopId)).toEqual([]);
    expect(await database().inShop(shopId, (transaction) => readOrderDetail(transaction, idOf(3)))).toBeNull();
  });

  test('a repeated Ship Now is refused, alone and in bulk, unless units came since', async () => {
    const shopId = await shopWithOrders(2);
    const ids = [idOf(1), idOf(2)];
    const shipNow = () =>
      database().inShop(shopId, async (transaction) => [
        (await changeOrder(transaction, idOf(1), 'ship-now', staff, now))?.refusal ?? null,
        ...(await changeInBulk(transaction, staff, ids, 'ship-now', now)).map(({ status }) => status),
      ]);
    const repeated = { code: 'orders.repeated' };
    expect(await shipNow()).toEqual([null, 'skipped', 'success']);
    expect(await shipNow()).toEqual([expect.objectContaining(repeated), 'skipped', 'skipped']);
    await database().inShop(shopId, async (transaction) => {
      const before = [...(await lockOrders(transaction, ids)).values()];
      const unsent = (detail: OrderDetail) => detail.lineItems.map((line) => ({ ...line, threePlStatus: null }));
      const changes = before.map((state) => {
        const detail = { ...state.detail, lineItems: unsent(state.detail) };
        return { before: state, after: { ...state, detail } };
      });
      await saveOrders(transaction, changes);
    });
    expect(await shipNow()).toEqual([null, 'skipped', 'success']);
  });

  test('Ship Now adds a handover job; other actions, or an order that cannot ship, add none', async () => {
    const shopId = await shopWithOrders(4);
    await database().inShop(shopId, async (transaction) => {
      await changeOrder(transaction, idOf(1), 'ship-now', null, now);
      await changeOrder(transaction, idOf(2), 'move-to-close', null, now);
      await changeOrder(transaction, idOf(2), 'ship-now', null, now);
      await changeOrder(transaction, idOf(3), 'hold-order', null, now);
      await changeOrder(transaction, idOf(9), 'ship-now', null, now);
    });
    expect(await jobsOf(shopId)).toEqual([{ queue: queues.sendToWarehouse, data: { orderId: idOf(1) } }]);
  });

  test('a bulk action adds one job per changed order', async () => {
    const shopId = await shopWithOrders(3);
    await database().inShop(shopId, async (transaction) => {
      await changeOrder(transaction, idOf(2), 'move-to-close', null, now);
      await changeInBulk(transaction, staff, [1, 1, 2, 3, 9].map(idOf), 'ship-now', now);
      await changeInBulk(transaction, staff, [idOf(1)], 'move-to-close', now);
    });
    expect((await jobsOf(shopId)).map(({ data }) => data)).toEqual([{ orderId: idOf(1) }, { orderId: idOf(3) }]);
  });

  test('a received order gets its timeline and one job, even if the store sends it again', async () => {
    const shopId = await shopWithOrders(0);
    const createdAt = now.toISOString();
    const detail = aDetail({ timeline: [{ message: 'Put on hold: address check', createdAt }] });
    const received = aReceivedOrder(7, { stage: 'hold', order: { createdAt }, detail });
    const receive = () => database().inShop(shopId, (transaction) => receiveOrder(transaction, received));
    expect([await receive(), await receive()]).toEqual([true, false]);
    expect(await jobsOf(shopId)).toEqual([{ queue: queues.orderReceived, data: { orderId: idOf(7) } }]);
    const stored = await database().inShop(shopId, (transaction) => readOrderDetail(transaction, idOf(7)));
    expect(stored?.timeline.map(({ message }) => message)).toEqual([
      'Put on hold: address check',
      'Order received from the store',
    ]);
  });
});
