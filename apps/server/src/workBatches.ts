import type { Database, JobQueue } from '@hub/database';
import { type BatchJob, queues, sendBatch, startDueBatches } from '@hub/engine';

interface BatchJobOptions {
  database: Database;
  jobs: JobQueue;
  now: () => Date;
  /** Called for errors; the next look comes nevertheless. */
  onError(error: unknown): void;
}

/** Looks at the cut-offs of all shops, again and again. */
export interface CutOffWatch {
  begin(): void;
  /** Resolves when no look is under way. */
  stop(): Promise<void>;
}

/** A batch starts at most so long after its cut-off. */
const lookEveryMs = 5_000;

/**
 * Does the jobs of batches, and starts the batches of cut-offs that pass. Any number of processes may do so on one
 * database.
 */
export function workBatches({ database, jobs, now, onError }: BatchJobOptions): CutOffWatch {
  jobs.work(
    queues.sendBatch,
    ({ shopId, data, signal }) => sendBatch(database, shopId, (data as BatchJob).batchId, now, { signal }),
    // While a batch of thousands is sent, those of other shops go on.
    { concurrency: 2 },
  );
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<unknown> | null = null;

  function look(): void {
    // A slow look is not overtaken by the next.
    looking ??= startDueBatches(database, now())
      .catch(onError)
      .finally(() => {
        looking = null;
      });
  }

  return {
    begin: () => {
      look();
      timer = setInterval(look, lookEveryMs);
    },
    stop: async () => {
      clearInterval(timer);
      await looking;
    },
  };
}
