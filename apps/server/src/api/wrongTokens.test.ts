import type { Database } from '@hub/database';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createEngineFixture } from '../testing/engineFixture.ts';
import { guardedCalls, openTokenShops } from '../testing/tokenShops.ts';

describeOnBothKinds('every call', (database) => {
  let shops: Awaited<ReturnType<typeof openTokenShops>>;
  beforeAll(async () => {
    shops = await openTokenShops(database());
  });

  test.each(['stats', 'holdOrder'] as const)(
    '%s, for all, with any wrong token answers that the session expired and reveals nothing more',
    { tags: 'hazard:shop-isolation' },
    (name) => shops.refusesAll(name),
  );

  test('the same token, unmodified, is accepted', async () => {
    expect((await shops.send('stats', shops.mine.token)).status).toBe(200);
  });

  describe('row-level security without the application’s own checks', () => {
    /** One hash for each table of the shop's rows. */
    async function rowsOf(shopId: number): Promise<Record<string, unknown>> {
      const hashes: Record<string, unknown> = {};
      for (const table of await tablesOfShops()) {
        const { rows } = await database().executeSql(
          `SELECT md5(coalesce(string_agg(t::text, ',' ORDER BY t::text), '')) AS hash FROM "${table}" AS t
          WHERE shop_id = ${shopId}`,
        );
        hashes[table] = rows[0]?.hash;
      }
      return hashes;
    }

    async function tablesOfShops(): Promise<string[]> {
      const { rows } = await database().executeSql(`SELECT table_name AS name FROM information_schema.columns
        JOIN information_schema.tables USING (table_schema, table_name)
        WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND column_name = 'shop_id'
          AND table_name NOT IN ('admin_audit') ORDER BY 1`);
      return rows.map(({ name }) => String(name));
    }

    /** A database whose transactions are for shop `own` while queries ask for shop `asked`. */
    function confused(own: number, asked: number): Database {
      return {
        ...database(),
        inShop: (_, work) => database().inShop(own, (transaction) => work({ ...transaction, shopId: asked })),
      };
    }

    test('no call shows or changes data of another shop', { tags: 'hazard:shop-isolation' }, async () => {
      const { mine, other, send } = shops;
      const before = await rowsOf(mine.shopId);
      // Sign-in uses the same wrong shop and must find the person for the call to continue.
      const secure = (how: 'DISABLE' | 'ENABLE') =>
        database().executeSql(
          `ALTER TABLE staff ${how} ROW LEVEL SECURITY; ALTER TABLE shops ${how} ROW LEVEL SECURITY`,
        );
      await secure('DISABLE');
      onTestFinished(async () => {
        await secure('ENABLE');
      });
      const on = await createEngineFixture(confused(other.shopId, mine.shopId));
      for (const name of guardedCalls) {
        const { status, text } = await send(name, other.token, { on }).catch(() => ({ status: 500, text: '' }));
        expect([name, status]).not.toEqual([name, 401]);
        for (const { order_name } of mine.rows.slice(2)) expect(text, name).not.toContain(order_name);
      }
      await on.close();
      const { staff: _, shops: __, ...rest } = await rowsOf(mine.shopId);
      expect(before).toMatchObject(rest);
    });

    test(
      'a statement without a condition reads, changes and removes only rows of its own shop',
      { tags: 'hazard:shop-isolation' },
      async () => {
        const { mine, other } = shops;
        const before = await rowsOf(mine.shopId);
        for (const table of await tablesOfShops()) {
          const run = async (statement: string) => {
            try {
              return await database().inShop(other.shopId, async ({ queries }) => {
                const result = (await queries.execute(statement)) as unknown as { rows: { shop_id: unknown }[] };
                return result.rows.map(({ shop_id }) => String(shop_id));
              });
            } catch {
              // Not allowed at all.
              return [];
            }
          };
          for (const statement of [
            `SELECT shop_id FROM "${table}"`,
            `UPDATE "${table}" SET shop_id = shop_id RETURNING shop_id`,
            `DELETE FROM "${table}" RETURNING shop_id`,
          ])
            expect([table, new Set(await run(statement))]).toEqual([table, expect.toSatisfy(isOfShop(other.shopId))]);
          // Nor can a row be given to the other shop.
          await run(`UPDATE "${table}" SET shop_id = ${mine.shopId} RETURNING shop_id`);
        }
        expect(await rowsOf(mine.shopId)).toEqual(before);
      },
    );

    const isOfShop = (shopId: number) => (seen: Set<string>) => [...seen].every((id) => id === String(shopId));
  });
});
