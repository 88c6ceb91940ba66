import { newIntakePolicy } from '@hub/domain/orders/intake';
import { newShipPolicy } from '@hub/domain/shopSettings';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrationsFolder } from '../connection/migrations.ts';
import { countOutboxJobs } from '../jobs/index.ts';
import { insertOrders } from '../orders/insertOrders.ts';
import { locations, storeConnections, storeWrites } from '../schema/index.ts';
import { readIntakePolicy, saveShipPolicy } from '../shopSettings/index.ts';
import { aReceivedOrder } from '../testing/aReceivedOrder.ts';
import { aShop } from '../testing/aShop.ts';
import { describeOnBothKinds } from '../testing/describeOnBothKinds.ts';
import { rethrow } from '../testing/rethrow.ts';
import { addHoldRelease, lockWaitingWrites, removeOldStoreWrites } from './writeRecords.ts';

const installedAt = new Date('2026-11-01T09:00:00Z');
const saved = { version: 1, savedAt: installedAt.toISOString(), savedBy: 'Robin Carter' };

describeOnBothKinds('stored data of a store', (database) => {
  test('has the order policy: what was decided, since when, and who else ships', async () => {
    const shopId = await aShop(database());
    await database().inShop(shopId, async (transaction) => {
      expect(await readIntakePolicy(transaction)).toEqual(newIntakePolicy);
      const { queries } = transaction;
      await queries.insert(storeConnections).values({ shopId, state: 'installed', scopes: [], installedAt });
      await queries.insert(locations).values([
        { shopId, locationId: 72_008, name: 'A service', state: 'service' },
        { shopId, locationId: 72_009, name: 'A closed one', state: 'gone' },
      ]);
      const installed = { ...newIntakePolicy, goLiveAt: installedAt, othersLocations: new Set(['72008']) };
      expect(await readIntakePolicy(transaction)).toEqual(installed);
      await saveShipPolicy(transaction, { ...newShipPolicy, whenRisky: 'hold', locations: ['72001'], ...saved });
      const decided = { ...installed, whenRisky: 'hold', ownLocations: new Set(['72001']) };
      expect(await readIntakePolicy(transaction)).toEqual(decided);
    });
  });

  test('the migration resumes changes that earlier versions gave up without an answer, but no refused ones', async () => {
    const text = readFileSync(join(migrationsFolder, '0037_store_upkeep.sql'), 'utf8');
    const statement = text.split('--> statement-breakpoint').find((part) => part.includes('WITH unanswered')) ?? '';
    const shopId = await aShop(database());
    const orders = [aReceivedOrder(1), aReceivedOrder(2)];
    const [first, second] = orders.map(({ order }) => Number(order.orderId));
    const given = await database().inShop(shopId, async (transaction) => {
      await insertOrders(transaction, orders);
      const { queries } = transaction;
      await queries.insert(storeConnections).values({ shopId, state: 'installed', scopes: [], installedAt });
      const row = { shopId, kind: 'shipments', state: 'refused', tries: 10, endedAt: installedAt } as const;
      await queries.insert(storeWrites).values([
        { ...row, orderId: first ?? 0, task: 'answer' },
        { ...row, orderId: first ?? 0, kind: 'tags', task: 'answer' },
        { ...row, orderId: second ?? 0, task: 'fulfill' },
      ]);
      return (await countOutboxJobs(transaction)).get('write-to-store') ?? 0;
    });
    await database().executeSql(statement);
    await database().inShop(shopId, async (transaction) => {
      const waiting = await lockWaitingWrites(transaction, String(first));
      expect(waiting.map(({ kind, tries }) => [kind, tries])).toEqual([
        ['shipments', 1],
        ['tags', 1],
      ]);
      expect(await lockWaitingWrites(transaction, String(second))).toEqual([]);
      expect((await countOutboxJobs(transaction)).get('write-to-store')).toBe(given + 2);
    });
  });

  test('combines waiting hold releases, each once', async () => {
    const shopId = await aShop(database());
    const received = aReceivedOrder(1);
    const { orderId } = received.order;
    const waiting = await database().inShop(shopId, async (transaction) => {
      await insertOrders(transaction, [received]);
      await addHoldRelease(transaction, orderId, ['1', '2']);
      await addHoldRelease(transaction, orderId, ['2', '3']);
      return lockWaitingWrites(transaction, orderId);
    });
    expect(waiting).toMatchObject([{ kind: 'theirHolds', changes: 2 }]);
    expect(waiting[0]?.holdIds.toSorted()).toEqual(['1', '2', '3']);
  });

  test('forgets writes that ended long ago, and keeps what waits and what the store still refuses', async () => {
    const shopId = await aShop(database());
    const orders = [aReceivedOrder(1), aReceivedOrder(2)];
    const [first = 0, second = 0] = orders.map(({ order }) => Number(order.orderId));
    const recent = new Date(installedAt.getTime() + 1);
    await database().inShop(shopId, async (transaction) => {
      await insertOrders(transaction, orders);
      await transaction.queries.insert(storeWrites).values([
        { shopId, orderId: first, kind: 'tags', state: 'refused', endedAt: installedAt, task: 'accepted later' },
        { shopId, orderId: first, kind: 'tags', state: 'done', endedAt: installedAt },
        { shopId, orderId: first, kind: 'tags', state: 'done', endedAt: recent, task: 'recent' },
        { shopId, orderId: first, kind: 'tags', state: 'waiting', task: 'waiting' },
        { shopId, orderId: second, kind: 'shipments', state: 'refused', endedAt: installedAt, task: 'refused' },
        { shopId, orderId: second, kind: 'tags', state: 'stopped', endedAt: installedAt },
      ]);
    });
    expect(await removeOldStoreWrites(database(), recent, rethrow)).toBe(3);
    const left = await database().inShop(shopId, ({ queries }) =>
      queries.select({ task: storeWrites.task }).from(storeWrites).orderBy(storeWrites.writeId),
    );
    expect(left.map(({ task }) => task)).toEqual(['recent', 'waiting', 'refused']);
  });
});
