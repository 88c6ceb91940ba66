import type { Database } from '@hub/database';
import { listBatches } from '@hub/database/batches';
import { lockOutboxJobs } from '@hub/database/jobs';
import { endingProcess, rethrow } from '@hub/database/testing';
import { openMigratedDatabase } from '@hub/database/testing/openMigratedDatabase';
import { beforeAll, expect, test } from 'vitest';
import { aBatchShop, anOpenOrder, everyDay, northampton } from '../testing/batchFixtures.ts';
import { queues } from '../jobs/queues.ts';
import { idOf, shipbobStore } from '../testing/workflowFixtures.ts';
import { sendBatch } from './sendBatch.ts';
import { startDueBatches } from './startDueBatches.ts';

const morning = new Date('2026-11-20T09:00:00.000Z');
const cutOff = new Date('2026-11-20T11:00:01.000Z');
/** More than one transaction sends. */
const orders = 130;

let database: Database;
beforeAll(async () => {
  database = await openMigratedDatabase();
  return () => database.close();
});

const batchesIn = (database: Database, shopId: number) =>
  database.inShop(shopId, (transaction) => listBatches(transaction, { before: null, limit: 10 }));

// The first transaction starts the batch; the second and third send its boxes, and the third also ends it.
test.each([
  ['in the transaction that starts the batch', 'during', 1, 0],
  ['after the batch has started', 'after', 1, 0],
  ['in the middle of the first boxes', 'during', 2, 0],
  ['after the first boxes', 'after', 2, 100],
  ['in the middle of the last boxes', 'during', 3, 100],
  ['after the last boxes', 'after', 3, orders],
] as const)(
  'a process killed %s sends each order exactly once in the end',
  { tags: ['hazard:done-twice', 'hazard:lost-change'] },
  async (_, moment, which, sentBefore) => {
    const shop = await aBatchShop(database);
    const { shopId } = shop;
    await shop.setCutOffs(northampton, everyDay, morning);
    await shop.addOrders(...Array.from({ length: orders }, (_none, index) => anOpenOrder(index + 1)));
    const { ended, database: ending } = endingProcess(database, [moment, which]);
    const work = startDueBatches(ending, shipbobStore, cutOff, rethrow).then(() =>
      sendBatch(ending, shipbobStore, shopId, '1', () => cutOff),
    );
    expect(await Promise.race([ended, work])).toBe('ended');

    expect(await shop.warehouseJobs()).toHaveLength(sentBefore);
    // The next cutoff check, and the retried job.
    const later = new Date(cutOff.getTime() + 60_000);
    await startDueBatches(database, shipbobStore, later, rethrow);
    const jobs = await database.inSystem((queries) => lockOutboxJobs(queries, 1_000));
    expect(jobs.filter((job) => job.queue === queues.sendBatch && job.shopId === shopId)).toHaveLength(1);
    await sendBatch(database, shipbobStore, shopId, '1', () => later);
    expect(await batchesIn(database, shopId)).toMatchObject([
      {
        batchId: '1',
        endedAt: (sentBefore === orders ? cutOff : later).toISOString(),
        counts: { waiting: 0, sent: orders, skipped: 0, failed: 0 },
      },
    ]);
    expect(await shop.warehouseJobs()).toEqual(
      Array.from({ length: orders }, (_none, index) => idOf(index + 1)).toSorted(),
    );
    expect(await shop.timelineOf(1)).toEqual(['Sent with batch 1 at 11:00 from Northampton']);
  },
);
