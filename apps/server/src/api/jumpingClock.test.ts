import { describeOnBothKinds } from '@hub/database/testing/describeOnBothKinds';
import { expect, test } from 'vitest';
import { createEngineFixture } from '../testing/engineFixture.ts';
import { aShopOf, rowsIn } from '../testing/ownersShop.ts';

const hour = 3_600_000;

describeOnBothKinds('a clock that jumps', (database) => {
  test('after a jump back by a day, work completes, changes are stored and the token is still valid', async () => {
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

  test('after a jump forward by a day, the session has expired, and a new one sees everything', async () => {
    let now = new Date();
    const shop = await aShopOf(await createEngineFixture(database(), { now: () => now }));
    const [order] = await rowsIn(shop, 2);
    now = new Date(now.getTime() + 24 * hour);
    expect((await shop.post('/hold-order', order)).status).toBe(401);
    await shop.renewToken();
    expect((await rowsIn(shop, 2)).map(({ order_name }) => order_name)).toContain(order?.order_name);
  });
});
