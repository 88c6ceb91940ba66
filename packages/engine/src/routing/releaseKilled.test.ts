import { lockOrderRows } from '@hub/database/orders';
import { readAllStock } from '@hub/database/stock';
import { endingProcess } from '@hub/database/testing';
import { openMigratedDatabase } from '@hub/database/testing/openMigratedDatabase';
import { expect, onTestFinished, test } from 'vitest';
import { anOrderFor, stockShop } from '../testing/stockFixtures.ts';
import { idOf } from '../testing/workflowFixtures.ts';
import { releaseBackOrders } from './releaseBackOrders.ts';

const now = new Date('2026-11-20T09:00:00.000Z');

test(
  'a process killed between two back orders leaves the second unchanged, and the job releases it later',
  { tags: ['hazard:done-twice', 'hazard:lost-change'] },
  async () => {
    const database = await openMigratedDatabase();
    onTestFinished(() => database.close());
    const { shopId, ...shop } = await stockShop(database, now, { release: 'whole' });
    await shop.count({ A: 0 });
    await shop.addOrders(anOrderFor(1, { A: 2 }), anOrderFor(2, { A: 2 }));
    await shop.decide(1);
    await shop.decide(2);
    await shop.count({ A: 4 });

    const { end, ended, database: ending } = endingProcess(database);
    let orders = 0;
    const endAtSecond = () => {
      orders += 1;
      if (orders === 2) void end();
      return now;
    };
    const work = releaseBackOrders(ending, shopId, { skus: ['A'] }, { now: endAtSecond });
    expect(await Promise.race([ended, work])).toBe('ended');

    const stagesAndStock = () =>
      database.inShop(shopId, async (transaction) => {
        const rows = await lockOrderRows(transaction, [idOf(1), idOf(2)]);
        const [level] = await readAllStock(transaction);
        return [...[...rows.values()].map(({ stage }) => stage), level?.allocated];
      });
    expect(await stagesAndStock()).toEqual(['open', 'backOrder', 2]);
    expect(await releaseBackOrders(database, shopId, { skus: ['A'] }, { now: () => now })).toBe(1);
    expect(await stagesAndStock()).toEqual(['open', 'open', 4]);
  },
);
