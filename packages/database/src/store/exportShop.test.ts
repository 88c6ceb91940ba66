import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aShop } from '../testing/aShop.ts';
import { describeOnBothKinds } from '../testing/describeOnBothKinds.ts';
import { exportShop } from './exportShop.ts';

describeOnBothKinds('exported rows', (database) => {
  test('appear once each, including those that change during the export', async () => {
    const shopId = await aShop(database());
    const change = (statement: ReturnType<typeof sql>) =>
      database().inShop(shopId, async ({ queries }) => void (await queries.execute(statement)));
    await change(sql`INSERT INTO tags (shop_id, name, color)
      SELECT ${shopId}, 'tag ' || number, 'blue' FROM generate_series(1, 4500) AS number`);
    const names: string[] = [];
    for await (const { text } of exportShop(database(), shopId)) {
      const lines = text
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as { table: string; row: { name: string } });
      names.push(...lines.filter(({ table }) => table === 'tags').map(({ row }) => row.name));
      await change(sql`UPDATE tags SET color = 'red' WHERE shop_id = ${shopId} AND name = ${names[0] ?? ''}`);
    }
    expect(names.length).toBe(4_500);
    expect(new Set(names).size).toBe(4_500);
  });
});
