import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Database } from '../connection/Database.ts';
import { openEmbedded } from '../connection/openEmbedded.ts';
import { openServer } from '../connection/openServer.ts';
import { aShop } from '../testing/aShop.ts';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import { openTestServer } from '../testing/openTestServer.ts';
import { startProcess } from '../testing/startProcess.ts';
import { createJobQueue } from './jobQueue.ts';
import { addJobs } from './outbox.ts';

const queue = 'test';

async function addOneJob(database: Database): Promise<void> {
  const shopId = await aShop(database);
  await database.inShop(shopId, (transaction) => addJobs(transaction, [{ queue, data: 1 }]));
}

/** Starts the job in a separate process and kills it midway. */
async function killAtWork(where: string): Promise<void> {
  const worker = startProcess('hangingWorker.ts', where, queue);
  await worker.nextLine();
  await worker.kill();
}

async function expectSecondAttempt(database: Database): Promise<void> {
  const attempts: number[] = [];
  const errors: unknown[] = [];
  const jobs = createJobQueue(database, { onError: (error) => errors.push(error), heartbeatSeconds: 10 });
  jobs.work(queue, async ({ attempt }) => void attempts.push(attempt), { firstRetrySeconds: 0 });
  await jobs.start();
  await expect.poll(() => attempts).toEqual([2]);
  await jobs.stop();
  expect(errors).toEqual([]);
}

test('embedded: a killed process’s job is retried as soon as the next process starts', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'killed-'));
  try {
    const before = await openTestDatabase(directory);
    await addOneJob(before);
    await before.close();
    await killAtWork(directory);
    const database = await openEmbedded({ directory });
    await expectSecondAttempt(database);
    await database.close();
  } finally {
    rmSync(directory, { recursive: true });
  }
});

test('on a server: a killed process’s job is retried when its heartbeat is missing', async () => {
  const server = await openTestServer();
  try {
    const url = await server.newDatabase();
    const database = await openServer({ url });
    await addOneJob(database);
    await killAtWork(url);
    await expectSecondAttempt(database);
    await database.close();
  } finally {
    await server.close();
  }
});
