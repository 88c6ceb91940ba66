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
  /** Called for errors, those of one shop with its number; the next look comes nevertheless. */
  onError(error: unknown, shopId?: number): void;
}

/** A batch starts at most so long after its cut-off. */
const lookEveryMs = 5_000;

/**
 * Does the jobs of batches, and watches for cut-offs that pass, whose batches it starts. Any number of processes may do so on one
 * database.
 */
export function workBatches({ database, providers, jobs, now, onError }: BatchJobOptions): Watch {
  jobs.work(
    queues.sendBatch,
    ({ shopId, data, signal }) => sendBatch(database, providers, shopId, (data as BatchJob).batchId, now, { signal }),
    // While a batch of thousands is sent, those of other shops go on.
    { concurrency: 2 },
  );
  return createWatch(() => startDueBatches(database, providers, now(), onError), {
    everyMs: lookEveryMs,
    isImmediate: true,
    onError,
  });
}
