import { type Database, openServer } from '@hub/database';
import { openTestServer, type TestServer } from '@hub/database/testing';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEngineFixture } from '../testing/engineFixture.ts';
import { aShopOf, rowsIn } from '../testing/ownersShop.ts';

describe('a PostgreSQL server that goes away', { tags: 'hazard:lost-change' }, () => {
  let server: TestServer;
  let database: Database;
  let shop: Awaited<ReturnType<typeof aShopOf>>;
  beforeAll(async () => {
    server = await openTestServer({ settings: { fsync: 'on', synchronous_commit: 'on' } });
    database = await openServer({ url: await server.newDatabase() });
    shop = await aShopOf(await createEngineFixture(database));
  });
  afterAll(async () => {
    await database.close();
    await server.close();
  });

  test.each([0, 5, 20, 60])(
    '%i ms into a bulk move, all or nothing is done; the reply says so, and a retry completes it',
    async (wait) => {
      const before = await rowsIn(shop, 2);
      const orderIds = before.map(({ order_id }) => order_id);
      const key = randomUUID();
      const reply = shop.post('/move-to-close-bulk', { order_ids: orderIds, tab: 2 }, key);
      await sleep(wait);
      await server.stop('crash');
      const { status } = await reply;
      expect([200, 503]).toContain(status);

      const refused = await shop.get('/stats?fix=all');
      expect([refused.status, await refused.json()]).toMatchObject([
        503,
        { status: 'error', message: 'We can’t reach the database right now. Try again in a moment.' },
      ]);

      await server.start();
      const open = await rowsIn(shop, 2);
      expect([0, orderIds.length]).toContain(open.length);
      if (status === 200) expect(open).toEqual([]);
      const again = await shop.post('/move-to-close-bulk', { order_ids: orderIds, tab: 2 }, key);
      expect(await again.json()).toMatchObject({ status: 'success', message: `${orderIds.length} order(s) closed.` });
      expect(await rowsIn(shop, 2)).toEqual([]);
      await reopen(orderIds);
    },
  );

  test('read-only on a full disk, it shows the orders and saves nothing; a message says so until there is room', async () => {
    const before = await rowsIn(shop, 2);
    const orderIds = before.map(({ order_id }) => order_id);
    const key = randomUUID();
    const move = () => shop.post('/move-to-close-bulk', { order_ids: orderIds, tab: 2 }, key);
    await server.setReadOnly(true);
    const message = 'Nothing was saved: our database has no room right now. Try again in a few minutes.';
    await expect.poll(async () => (await move()).json()).toMatchObject({ status: 'error', message });
    expect(await rowsIn(shop, 2)).toEqual(before);
    await server.setReadOnly(false);
    await expect.poll(async () => (await move()).status).toBe(200);
    expect(await rowsIn(shop, 2)).toEqual([]);
    await reopen(orderIds);
  });

  /** Reopens the orders for the next case. */
  async function reopen(orderIds: readonly number[]): Promise<void> {
    await database.executeSql("UPDATE orders SET stage = 'open', closed_at = NULL WHERE order_id = ANY($1)", [
      orderIds,
    ]);
  }
});
