import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type Database, rowsOf, type ShopTransaction } from '../connection/Database.ts';
import { aReceivedOrder } from '../testing/aReceivedOrder.ts';
import { aShop } from '../testing/aShop.ts';
import { describeOnBothKinds } from '../testing/describeOnBothKinds.ts';
import { addTimelineEntries } from './changeOrders.ts';
import { insertOrders } from './insertOrders.ts';

interface Change {
  shopId: number;
  stages: string[];
}

/** What is announced of a shop from now on, and of one that changes last, so that nothing else is still to come. */
async function announcedBy(database: Database, shopId: number, work: () => Promise<unknown>): Promise<string[][]> {
  const changes: Change[] = [];
  const end = await database.listen(
    'order_changes',
    (payload) => changes.push(JSON.parse(payload) as Change),
    () => undefined,
  );
  const last = await aShop(database);
  await work();
  await database.inShop(last, (transaction) => insertOrders(transaction, [aReceivedOrder(1)]));
  await expect.poll(() => changes.some((change) => change.shopId === last)).toBe(true);
  await end();
  return changes.filter((change) => change.shopId === shopId).map(({ stages }) => stages.toSorted());
}

const update =
  (set: ReturnType<typeof sql>) =>
  ({ queries }: ShopTransaction) =>
    rowsOf(queries, sql`UPDATE orders SET ${set}`);

describeOnBothKinds('changes of orders are announced', (database) => {
  async function shopWithOrders() {
    const shopId = await aShop(database());
    const inShop = (work: (transaction: ShopTransaction) => Promise<unknown>) => database().inShop(shopId, work);
    await inShop((transaction) => insertOrders(transaction, [aReceivedOrder(1), aReceivedOrder(2, { stage: 'hold' })]));
    return { shopId, inShop, announced: (work: () => Promise<unknown>) => announcedBy(database(), shopId, work) };
  }

  test('an order that arrives: its stage, once for the whole statement', async () => {
    const { inShop, announced } = await shopWithOrders();
    const arrive = () =>
      inShop((transaction) =>
        insertOrders(transaction, [aReceivedOrder(3), aReceivedOrder(4), aReceivedOrder(5, { stage: 'error' })]),
      );
    const announcements = await announced(arrive);
    expect(announcements).toContainEqual(['error', 'open']);
    expect(announcements.filter((stages) => stages.length > 0)).toHaveLength(1);
  });

  test('a move: the stage that it leaves and the one that it comes to', async () => {
    const { inShop, announced } = await shopWithOrders();
    expect(await announced(() => inShop(update(sql`stage = 'hold' WHERE row_id = 1`)))).toEqual([['hold', 'open']]);
  });

  test('one that is deleted, and an entry in a timeline', async () => {
    const { inShop, announced } = await shopWithOrders();
    expect(
      await announced(() =>
        inShop((transaction) =>
          addTimelineEntries(transaction, {
            orderIds: [aReceivedOrder(1).order.orderId],
            entry: { note: 'Looked at' },
            at: new Date(),
            staffId: null,
          }),
        ),
      ),
    ).toEqual([[]]);
    expect(
      await announced(() => inShop(({ queries }) => rowsOf(queries, sql`DELETE FROM orders WHERE row_id = 2`))),
    ).toContainEqual(['hold']);
  });

  test('nothing of a transaction that fails, nor of what changed nothing', async () => {
    const { inShop, announced } = await shopWithOrders();
    const fail = () =>
      inShop(async (transaction) => {
        await update(sql`stage = 'hold'`)(transaction);
        throw new Error('no');
      }).catch(() => undefined);
    expect(await announced(fail)).toEqual([]);
    expect(await announced(() => inShop(update(sql`stage = 'hold' WHERE row_id = 99`)))).toEqual([]);
  });
});
