import type { Database } from '@hub/database';
import { lockOutboxJobs } from '@hub/database/jobs';
import { listWorkflowRuns } from '@hub/database/workflows';
import { aShop, endingProcess } from '@hub/database/testing';
import { openMigratedDatabase } from '@hub/database/testing/openMigratedDatabase';
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
    const database = await openMigratedDatabase();
    onTestFinished(() => database.close());
    const shopId = await aShop(database);
    const shop = workflowShop(database, shopId, now);
    await shop.addWorkflow(aDefinition());
    await shop.addOrders(anOrderOf(1, 250));

    const decide = (on: Database) =>
      on.inShop(shopId, (transaction) => decideReceivedOrder(transaction, noProviders, { orderId: idOf(1) }, now));
    const { ended, database: ending } = endingProcess(database, [moment, 1]);
    expect(await Promise.race([ended, decide(ending)])).toBe('ended');
    expect((await resultOf(database, shopId)).runs).toBe(expectedRuns);
    // The retried job.
    await decide(database);
    expect(await resultOf(database, shopId)).toMatchObject({
      order: { stage: 'hold', timeline: ['Workflow “Hold large orders” ran: put on hold for 1 day: Check it'] },
      runs: 1,
      jobs: 1,
    });
  },
);
