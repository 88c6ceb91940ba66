import { type Database, openServer } from '@hub/database';
import { openTestServer, type TestServer } from '@hub/database/testing';
import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEngineFixture, type EngineFixture } from './engineFixture.ts';

const origin = 'http://127.0.0.1';
const hour = 3_600_000;

interface Row {
  order_id: number;
  order_name: string;
}

/** Calls of the owner of a shop of its own, with the small seed. */
async function aShopOf(engine: EngineFixture) {
  const domain = `weather-${randomUUID()}.myshopify.com`;
  await engine.createShop(domain);
  const signIn = async () =>
    (await engine.fetch(`${origin}/shopInfo?shop=${domain}`)).headers.get('Authorization') ?? '';
  let token = await signIn();
  return {
    renewToken: async () => {
      token = await signIn();
    },
    get: (path: string) => engine.fetch(`${origin}${path}`, { headers: { Authorization: token } }),
    post: (path: string, body: unknown, key: string = randomUUID()) =>
      engine.fetch(`${origin}${path}`, {
        method: 'POST',
        headers: { Authorization: token, 'Content-Type': 'application/json', 'Idempotency-Key': key },
        body: JSON.stringify(body),
      }),
  };
}

type Shop = Awaited<ReturnType<typeof aShopOf>>;

async function rowsIn(shop: Shop, tab: number): Promise<Row[]> {
  return ((await (await shop.get(`/list-order?tab=${tab}&fix=all`)).json()) as { orders: Row[] }).orders;
}

describe('a PostgreSQL server that goes away', { tags: ['long', 'hazard:lost-change'] }, () => {
  let server: TestServer;
  let database: Database;
  let shop: Shop;
  beforeAll(async () => {
    server = await openTestServer({ settings: { fsync: 'on', synchronous_commit: 'on' } });
    database = await openServer({ url: await server.newDatabase() });
    shop = await aShopOf(await createEngineFixture(database));
  });
  afterAll(async () => {
    await database.close();
    await server.close();
  });

  test.each([0, 5, 20, 60])('%i ms into a bulk move: all or nothing, said, and done once it is back', async (wait) => {
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
  });

  test('that becomes read-only as its disk fills shows the orders, saves nothing and says so, until there is room', async () => {
    const before = await rowsIn(shop, 2);
    const orderIds = before.map(({ order_id }) => order_id);
    const key = randomUUID();
    const move = () => shop.post('/move-to-close-bulk', { order_ids: orderIds, tab: 2 }, key);
    await server.setReadOnly(true);
    const message = 'Nothing was saved: our database has no room right now. Try again in a few minutes.';
    await expect.poll(async () => (await move()).status).toBe(503);
    expect(await (await move()).json()).toMatchObject({ status: 'error', message });
    expect(await rowsIn(shop, 2)).toEqual(before);
    await server.setReadOnly(false);
    await expect.poll(async () => (await move()).status).toBe(200);
    expect(await rowsIn(shop, 2)).toEqual([]);
    await reopen(orderIds);
  });

  /** Puts the orders back for the next case. */
  async function reopen(orderIds: readonly number[]): Promise<void> {
    await database.executeSql("UPDATE orders SET stage = 'open', closed_at = NULL WHERE order_id = ANY($1)", [
      orderIds,
    ]);
  }
});

describeOnBothKinds('a clock that jumps', (database) => {
  test('back a day: what is done is done, and written, and the token still counts', async () => {
    let now = new Date();
    const shop = await aShopOf(await createEngineFixture(database(), { now: () => now }));
    const [order] = await rowsIn(shop, 2);
    now = new Date(now.getTime() - 24 * hour);
    expect(await (await shop.post('/hold-order', order)).json()).toMatchObject({ status: 'success' });
    const entry = { order_id: order?.order_id, message: 'Hold Order clicked by Robin Carter' };
    expect((await shop.post('/timeline', entry)).status).toBe(200);
    const detail = (await (await shop.get(`/get-order-detail/${order?.order_id}`)).json()) as {
      timeLine: { message: string }[];
    };
    expect(detail.timeLine.map(({ message }) => message)).toContain('Hold Order clicked by Robin Carter');
    expect((await rowsIn(shop, 6)).map(({ order_name }) => order_name)).toContain(order?.order_name);
  });

  test('forward a day: the session has expired, nothing else, and a new one sees everything', async () => {
    let now = new Date();
    const shop = await aShopOf(await createEngineFixture(database(), { now: () => now }));
    const [order] = await rowsIn(shop, 2);
    now = new Date(now.getTime() + 24 * hour);
    expect((await shop.post('/hold-order', order)).status).toBe(401);
    await shop.renewToken();
    expect((await rowsIn(shop, 2)).map(({ order_name }) => order_name)).toContain(order?.order_name);
  });
});
