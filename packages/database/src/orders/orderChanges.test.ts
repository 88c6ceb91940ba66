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

/** Announcements for a shop during `work`. A change of another shop comes last and marks the end. */
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

describeOnBothKinds('announcements of order changes', (database) => {
  async function shopWithOrders() {
    const shopId = await aShop(database());
    const inShop = (work: (transaction: ShopTransaction) => Promise<unknown>) => database().inShop(shopId, work);
    await inShop((transaction) => insertOrders(transaction, [aReceivedOrder(1), aReceivedOrder(2, { stage: 'hold' })]));
    return { shopId, inShop, announced: (work: () => Promise<unknown>) => announcedBy(database(), shopId, work) };
  }

  test('an arriving order announces its stage, once per statement', async () => {
    const { inShop, announced } = await shopWithOrders();
    const arrive = () =>
      inShop((transaction) =>
        insertOrders(transaction, [aReceivedOrder(3), aReceivedOrder(4), aReceivedOrder(5, { stage: 'error' })]),
      );
    const announcements = await announced(arrive);
    expect(announcements).toContainEqual(['error', 'open']);
    expect(announcements.filter((stages) => stages.length > 0)).toHaveLength(1);
  });

  test('a move announces the old and the new stage', async () => {
    const { inShop, announced } = await shopWithOrders();
    expect(await announced(() => inShop(update(sql`stage = 'hold' WHERE row_id = 1`)))).toEqual([['hold', 'open']]);
  });

  test('a deletion and a timeline entry are announced', async () => {
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

  test('failed transactions and changes without effect announce nothing', async () => {
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
