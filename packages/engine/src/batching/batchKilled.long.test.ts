import { type Database, openEmbedded } from '@hub/database';
import { listBatches } from '@hub/database/batches';
import { lockOutboxJobs } from '@hub/database/jobs';
import { rethrow } from '@hub/database/testing';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { aBatchShop, anOpenOrder, batchShop, everyDay, northampton } from '../testing/batchFixtures.ts';
import { queues } from '../jobs/queues.ts';
import { idOf, shipbobStore } from '../testing/workflowFixtures.ts';
import { sendBatch } from './sendBatch.ts';
import { startDueBatches } from './startDueBatches.ts';

const morning = new Date('2026-11-20T09:00:00.000Z');
const cutOff = new Date('2026-11-20T11:00:01.000Z');
/** More than one transaction sends. */
const orders = 130;

const root = mkdtempSync(join(tmpdir(), 'batch-killed-'));
const original = join(root, 'original');
let shopId = 0;

beforeAll(async () => {
  const database = await openEmbedded({ directory: original });
  const shop = await aBatchShop(database);
  shopId = shop.shopId;
  await shop.setCutOffs(northampton, everyDay, morning);
  await shop.addOrders(...Array.from({ length: orders }, (_none, index) => anOpenOrder(index + 1)));
  await database.close();
});
afterAll(() => rmSync(root, { recursive: true }));

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
    const directory = join(root, `${moment}-${which}`);
    cpSync(original, directory, { recursive: true });

    const script = join(import.meta.dirname, '../testing/sendUntilKilled.ts');
    const argv = [script, 'embedded', directory, String(shopId), cutOff.toISOString(), moment, String(which)];
    const child = spawn(process.execPath, argv, { stdio: ['ignore', 'ignore', 'inherit'] });
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);

    const database = await openEmbedded({ directory });
    onTestFinished(() => database.close());
    const shop = batchShop(database, shopId);
    expect(await shop.warehouseJobs()).toHaveLength(sentBefore);
    // The next cutoff check, and the retried job.
    const later = new Date(cutOff.getTime() + 60_000);
    await startDueBatches(database, shipbobStore, later, rethrow);
    const jobs = await database.inSystem((queries) => lockOutboxJobs(queries, 1_000));
    expect(jobs.filter(({ queue }) => queue === queues.sendBatch)).toHaveLength(1);
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
