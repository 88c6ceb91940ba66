import { type OrderStage, orderStages } from '@hub/domain/orders';
import { expect, test } from 'vitest';
import { insertOrders } from '../orders/insertOrders.ts';
import { aReceivedOrder } from '../testing/aReceivedOrder.ts';
import { aShop } from '../testing/aShop.ts';
import { describeOnBothKinds } from '../testing/describeOnBothKinds.ts';
import { rethrow } from '../testing/rethrow.ts';
import { removeOldRuns } from './removeOldRuns.ts';
import { addWorkflowRuns, listWorkflowRuns } from './workflowRuns.ts';

const idOf = (number: number) => String(4_800_000_000_000 + number);
const limit = new Date('2026-08-24T10:00:00Z');
const justBefore = new Date(limit.getTime() - 1);

describeOnBothKinds('old runs', (database) => {
  /** A shop with an order in each stage. */
  async function aShopWithOrders() {
    const shopId = await aShop(database());
    const numberOf = (stage: OrderStage) => orderStages.indexOf(stage) + 1;
    await database().inShop(shopId, (transaction) =>
      insertOrders(
        transaction,
        orderStages.map((stage) => ({ ...aReceivedOrder(numberOf(stage)), stage })),
      ),
    );
    let events = 0;
    const record = (at: Date, stage: OrderStage, count = 1) =>
      database().inShop(shopId, async (transaction) => {
        for (let run = 0; run < count; run += 1) {
          const workflow = { workflowId: '1', version: 1, name: 'Tag' };
          const trace = { isMatch: false, match: 'all', groups: [] } as const;
          const runs = [{ orderId: idOf(numberOf(stage)), workflow, trace, changes: [], replaced: [], problems: [] }];
          await addWorkflowRuns(transaction, { trigger: 'orderArrives', event: String(++events) }, runs, at);
        }
      });
    const left = async () =>
      (await database().inShop(shopId, (tx) => listWorkflowRuns(tx, { before: null, limit: 10_000 }))).map(
        ({ orderId }) => orderStages[Number(orderId) - Number(idOf(1))],
      );
    return { record, left };
  }

  test('are removed once their order is shipped, closed or canceled; runs of other orders stay', async () => {
    const { record, left } = await aShopWithOrders();
    for (const stage of orderStages) await record(justBefore, stage);
    await removeOldRuns(database(), limit, rethrow);
    expect((await left()).toReversed()).toEqual(
      orderStages.filter((stage) => !['shipped', 'closed', 'cancelled'].includes(stage)),
    );
  });

  test('stay when they are from this instant or later, even behind thousands of old ones, which are all removed', async () => {
    const { record, left } = await aShopWithOrders();
    await record(justBefore, 'open');
    await record(justBefore, 'closed', 2_100);
    await record(limit, 'closed');
    await removeOldRuns(database(), limit, rethrow);
    expect(await left()).toEqual(['closed', 'open']);
    expect(await removeOldRuns(database(), limit, rethrow)).toBe(0);
  });
});
