import { expect, test } from 'vitest';
import { insertOrders } from '../orders/insertOrders.ts';
import { batchSchedules, storeConnections } from '../schema/index.ts';
import { aReceivedOrder } from '../testing/aReceivedOrder.ts';
import { aShop } from '../testing/aShop.ts';
import { describeOnBothKinds } from '../testing/describeOnBothKinds.ts';
import { readOperatorHealth } from './operatorHealth.ts';

const now = new Date('2026-11-20T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const day = 24 * 60;

describeOnBothKinds("the stores' health for an operator", (database) => {
  type Connection = Partial<typeof storeConnections.$inferInsert>;

  /** A connected shop with orders this many minutes ago. */
  async function aConnectedShop(connection: Connection, orderMinutes: readonly number[] = []) {
    const shopId = await aShop(database());
    await database().inShop(shopId, async (transaction) => {
      const values = { shopId, state: 'installed' as const, scopes: [], installedAt: ago(60 * day), ...connection };
      await transaction.queries.insert(storeConnections).values(values);
      const received = orderMinutes.map((minutes, index) => {
        const { order, ...rest } = aReceivedOrder(index + 1);
        return { ...rest, order: { ...order, createdAt: ago(minutes).toISOString() } };
      });
      if (received.length > 0) await insertOrders(transaction, received);
    });
    return shopId;
  }

  test('counts shops without new orders, tokens that are not renewed, and stalled jobs', async () => {
    expect(await readOperatorHealth(database(), now)).toEqual({
      withoutOrders: 0,
      unrenewedTokens: 0,
      oldestCutOffSeconds: 0,
    });
    const daily = [1, 2, 3, 4, 5, 6, 7].map((days) => days * day - 60);
    const stopped = daily.map((minutes) => minutes + 2 * day);
    await aConnectedShop({}, daily);
    await aConnectedShop({}, stopped);
    // A shop that is frozen, gone or new, or sells once a week, has not stopped.
    await aConnectedShop({ frozenAt: ago(day) }, stopped);
    await aConnectedShop({ state: 'uninstalled' }, stopped);
    await aConnectedShop({}, stopped.slice(0, 3));
    await aConnectedShop(
      {},
      stopped.map((minutes, index) => minutes + index * 7 * day),
    );
    // Renewed in time, being renewed, and not renewed since it ended.
    await aConnectedShop({ tokenExpiresAt: ago(-30), renewalStartedAt: null });
    await aConnectedShop({ tokenExpiresAt: ago(-4), renewalStartedAt: ago(0) });
    await aConnectedShop({ tokenExpiresAt: ago(10), renewalStartedAt: ago(3) });
    // Unused since it ended.
    await aConnectedShop({ tokenExpiresAt: ago(10), renewalStartedAt: null });
    for (const minutes of [2, -30]) {
      const shopId = await aConnectedShop({});
      const schedule = { shopId, locationId: 1, checkedUntil: ago(day), checkAt: ago(minutes) };
      await database().inShop(shopId, ({ queries }) => queries.insert(batchSchedules).values(schedule));
    }
    expect(await readOperatorHealth(database(), now)).toEqual({
      withoutOrders: 1,
      unrenewedTokens: 1,
      oldestCutOffSeconds: 120,
    });
  });
});
