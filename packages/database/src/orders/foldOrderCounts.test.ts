import type { OrderStage } from '@hub/domain/orders';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type Database, rowsOf } from '../connection/Database.ts';
import { aReceivedOrder } from '../testing/aReceivedOrder.ts';
import { aShop } from '../testing/aShop.ts';
import { describeOnBothKinds } from '../testing/describeOnBothKinds.ts';
import { rethrow } from '../testing/rethrow.ts';
import { countOrders, foldAllOrderCounts } from './countOrders.ts';
import { insertOrders } from './insertOrders.ts';

const always = { from: null, to: null, text: null };

const countsOf = async (database: Database, shopId: number) => {
  const counts = await database.inShop(shopId, (transaction) => countOrders(transaction, always));
  return Object.fromEntries(counts.map(({ stage, orders }) => [stage, orders]));
};

/** Number of count rows of a shop. */
const rowsKept = (database: Database, shopId: number) =>
  database.inShop(shopId, async ({ queries }) => {
    const [row] = await rowsOf<{ count: number }>(queries, sql`SELECT count(*)::int AS count FROM order_counts`);
    return row?.count;
  });

const move = (database: Database, shopId: number, number: number, stage: OrderStage) =>
  database.inShop(shopId, ({ queries }) =>
    rowsOf(queries, sql`UPDATE orders SET stage = ${stage} WHERE shop_id = ${shopId} AND row_id = ${number}`),
  );

describeOnBothKinds('folded counts', (database) => {
  test('are one row per day and stage in every shop, with the same sums as before', async () => {
    const shops = [await aShop(database()), await aShop(database())];
    for (const shopId of shops) {
      for (let number = 1; number <= 6; number++)
        await database().inShop(shopId, (transaction) => insertOrders(transaction, [aReceivedOrder(number)]));
      await move(database(), shopId, 1, 'hold');
      await move(database(), shopId, 1, 'open');
      await move(database(), shopId, 2, 'hold');
    }
    const [first = 0, second = 0] = shops;
    const before = await Promise.all(shops.map((shopId) => countsOf(database(), shopId)));
    expect(before).toEqual(shops.map(() => ({ open: 5, hold: 1 })));
    expect(await foldAllOrderCounts(database(), rethrow)).toBe(2);
    expect(await Promise.all(shops.map((shopId) => countsOf(database(), shopId)))).toEqual(before);
    expect([await rowsKept(database(), first), await rowsKept(database(), second)]).toEqual([2, 2]);
    expect(await foldAllOrderCounts(database(), rethrow)).toBe(0);
    await move(database(), second, 3, 'hold');
    expect(await foldAllOrderCounts(database(), rethrow)).toBe(1);
    expect(await countsOf(database(), second)).toEqual({ open: 4, hold: 2 });
  });

  test('stay right when several processes fold while orders change', async () => {
    const shopId = await aShop(database());
    await database().inShop(shopId, (transaction) =>
      insertOrders(
        transaction,
        Array.from({ length: 20 }, (_, index) => aReceivedOrder(index + 1)),
      ),
    );
    const moves = Array.from({ length: 60 }, (_, index) =>
      move(database(), shopId, (index % 20) + 1, index % 3 === 0 ? 'hold' : 'open'),
    );
    const folds = Array.from({ length: 12 }, () => foldAllOrderCounts(database(), rethrow));
    await Promise.all([...moves, ...folds]);
    await foldAllOrderCounts(database(), rethrow);
    const [row] = await database().inShop(shopId, ({ queries }) =>
      rowsOf<{ open: number; hold: number }>(
        queries,
        sql`SELECT count(*) FILTER (WHERE stage = 'open')::int AS open,
          count(*) FILTER (WHERE stage = 'hold')::int AS hold FROM orders`,
      ),
    );
    expect(await countsOf(database(), shopId)).toEqual(
      Object.fromEntries(Object.entries(row ?? {}).filter(([, count]) => count > 0)),
    );
  });
});
