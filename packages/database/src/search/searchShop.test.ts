import { newestForShortText } from '@hub/domain/orders/list';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rowsOf } from '../connection/Database.ts';
import { aShop } from '../testing/aShop.ts';
import { describeOnBothKinds } from '../testing/describeOnBothKinds.ts';
import { searchShop } from './searchShop.ts';

describeOnBothKinds('a short text', (database) => {
  test('searches only the newest orders if the shop has too many to search all', async () => {
    const shopId = await aShop(database());
    const addOrders = (from: number, to: number) =>
      database().inShop(shopId, ({ queries }) =>
        rowsOf(
          queries,
          sql`INSERT INTO orders (shop_id, order_id, row_id, name, customer_name, stage, created_at)
            SELECT ${shopId}, n, n, '#' || n, 'Guest', 'open', '2026-01-01'::timestamptz + n * interval '1 second'
            FROM generate_series(${from}::int, ${to}::int) AS n`,
        ),
      );
    const isNewestOnly = (text: string) =>
      database().inShop(shopId, async (transaction) => (await searchShop(transaction, text)).isNewestOnly);
    await addOrders(1, newestForShortText);
    expect([await isNewestOnly('1'), await isNewestOnly('#1'), await isNewestOnly('199')]).toEqual([
      false,
      false,
      false,
    ]);
    await addOrders(newestForShortText + 1, newestForShortText + 1);
    expect([await isNewestOnly('1'), await isNewestOnly('#1'), await isNewestOnly('199')]).toEqual([true, true, false]);
  });
});
