import type { Database } from '@hub/database';
import type { JobQueue } from '@hub/database/jobs';
import { sendBatch, startDueBatches } from '@hub/engine/batching';
import { type BatchJob, queues } from '@hub/engine/jobs';
import type { ProviderStore } from '@hub/engine/providers';
import { createWatch, type Watch } from '../operations/createWatch.ts';

interface BatchJobOptions {
  database: Database;
  providers: ProviderStore;
  jobs: JobQueue;
  now: () => Date;
  /** Called with how many batches started late. */
  onLate?(batches: number): void;
  /** Called for errors, with the shop's number where there is one; the next check still runs. */
  onError(error: unknown, shopId?: number): void;
}

/** Longest delay between a cut-off and its batch. */
const lookEveryMs = 5_000;

/** Runs batch jobs and starts the batches of cut-offs that pass. Any number of processes may do so on one database. */
export function workBatches({ database, providers, jobs, now, onLate, onError }: BatchJobOptions): Watch {
  jobs.work(
    queues.sendBatch,
    ({ shopId, data, signal }) => sendBatch(database, providers, shopId, (data as BatchJob).batchId, now, { signal }),
    // A batch of thousands does not hold up those of other shops.
    { concurrency: 2 },
  );
  const look = async () => {
    const late = await startDueBatches(database, providers, now(), onError);
    if (late > 0) onLate?.(late);
  };
  return createWatch(look, { everyMs: lookEveryMs, isImmediate: true, onError });
}
