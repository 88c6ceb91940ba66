import { type Database, openEmbedded } from '@hub/database';
import { lockOutboxJobs } from '@hub/database/jobs';
import { listWorkflowRuns } from '@hub/database/workflows';
import { aShop } from '@hub/database/testing';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { aDefinition, anOrderOf, idOf, noProviders, workflowShop } from '../testing/workflowFixtures.ts';
import { decideReceivedOrder } from './decideOrders.ts';

const now = new Date('2026-11-20T09:00:00.000Z');

async function resultOf(database: Database, shopId: number) {
  const { inShop, orderNow } = workflowShop(database, shopId, now);
  return {
    order: await orderNow(1),
    runs: (await inShop((transaction) => listWorkflowRuns(transaction, { before: null, limit: 10 }))).length,
    jobs: (await database.inSystem((queries) => lockOutboxJobs(queries, 10))).length,
  };
}

test.each([
  ['after the commit, before its job ends', 'after', 1],
  ['in the middle of the transaction', 'during', 0],
] as const)(
  'a process killed %s decides the order exactly once in the end',
  { tags: ['hazard:done-twice', 'hazard:lost-change'] },
  async (_, moment, expectedRuns) => {
    const directory = mkdtempSync(join(tmpdir(), 'decide-killed-'));
    onTestFinished(() => rmSync(directory, { recursive: true }));
    const before = await openEmbedded({ directory });
    const shopId = await aShop(before);
    const shop = workflowShop(before, shopId, now);
    await shop.addWorkflow(aDefinition());
    await shop.addOrders(anOrderOf(1, 250));
    await before.close();

    const script = join(import.meta.dirname, '../testing/decideUntilKilled.ts');
    const argv = [script, 'embedded', directory, String(shopId), idOf(1), now.toISOString(), moment];
    const child = spawn(process.execPath, argv, { stdio: ['ignore', 'ignore', 'inherit'] });
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);

    const database = await openEmbedded({ directory });
    onTestFinished(() => database.close());
    expect((await resultOf(database, shopId)).runs).toBe(expectedRuns);
    // The retried job.
    await database.inShop(shopId, (transaction) =>
      decideReceivedOrder(transaction, noProviders, { orderId: idOf(1) }, now),
    );
    expect(await resultOf(database, shopId)).toMatchObject({
      order: { stage: 'hold', timeline: ['Workflow “Hold large orders” ran: put on hold for 1 day: Check it'] },
      runs: 1,
      jobs: 1,
    });
  },
);
