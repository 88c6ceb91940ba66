import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertOrders } from '../orders/insertOrders.ts';
import { aReceivedOrder } from '../testing/aReceivedOrder.ts';
import { aShop } from '../testing/aShop.ts';
import { type Database, rowsOf } from './Database.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import { vacuumChangedTables } from './vacuumChangedTables.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('the embedded database reuses the space of old rows', async () => {
  const shopId = await aShop(database);
  const change = (statement: ReturnType<typeof sql>) => database.inSystem((queries) => rowsOf(queries, statement));
  const pages = async () => {
    const { rows } = await database.executeSql("SELECT pg_relation_size('orders')::int AS bytes");
    return rows[0]?.bytes;
  };
  await database.inShop(shopId, (transaction) =>
    insertOrders(
      transaction,
      Array.from({ length: 200 }, (_, index) => aReceivedOrder(index + 1)),
    ),
  );
  expect(await vacuumChangedTables(database)).toContain('public.orders');
  const sizes: unknown[] = [];
  for (let round = 0; round < 6; round++) {
    await change(sql`UPDATE orders SET customer_name = ${`Customer ${round}`}`);
    await vacuumChangedTables(database);
    sizes.push(await pages());
  }
  expect(sizes.slice(2)).toEqual(Array.from({ length: 4 }, () => sizes[1]));
  expect(await vacuumChangedTables(database)).toEqual([]);
});
