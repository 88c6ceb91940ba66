import { openEmbedded } from '@hub/database';
import { lockOrderRows } from '@hub/database/orders';
import { readAllStock } from '@hub/database/stock';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { anOrderFor, stockShop } from '../testing/stockFixtures.ts';
import { idOf } from '../testing/workflowFixtures.ts';
import { releaseBackOrders } from './releaseBackOrders.ts';

const now = new Date('2026-11-20T09:00:00.000Z');

test(
  'a process killed between two back orders leaves the second unchanged, and the job releases it later',
  { tags: ['hazard:done-twice', 'hazard:lost-change'] },
  async () => {
    const directory = mkdtempSync(join(tmpdir(), 'release-killed-'));
    onTestFinished(() => rmSync(directory, { recursive: true }));
    const before = await openEmbedded({ directory });
    const { shopId, ...shop } = await stockShop(before, now, { release: 'whole' });
    await shop.count({ A: 0 });
    await shop.addOrders(anOrderFor(1, { A: 2 }), anOrderFor(2, { A: 2 }));
    await shop.decide(1);
    await shop.decide(2);
    await shop.count({ A: 4 });
    await before.close();

    const script = join(import.meta.dirname, '../testing/releaseUntilKilled.ts');
    const argv = [script, 'embedded', directory, String(shopId), 'A', now.toISOString()];
    const child = spawn(process.execPath, argv, { stdio: ['ignore', 'ignore', 'inherit'] });
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);

    const database = await openEmbedded({ directory });
    onTestFinished(() => database.close());
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
