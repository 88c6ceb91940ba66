import { aShop, openTestDatabase } from '@hub/database/testing';
import { expect, onTestFinished, test } from 'vitest';
import { fileOf, importContent, manyRows } from '../testing/importFixtures.ts';

test("the embedded database's planner knows the number of orders after an import", async () => {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  const shopId = await aShop(database);
  await importContent(database, shopId, fileOf(...manyRows(400)));
  const { rows } = await database.executeSql(
    "SELECT relname AS name, reltuples AS rows FROM pg_class WHERE relname IN ('orders', 'line_items') ORDER BY relname",
  );
  expect(rows).toEqual([
    { name: 'line_items', rows: 800 },
    { name: 'orders', rows: 400 },
  ]);
});
