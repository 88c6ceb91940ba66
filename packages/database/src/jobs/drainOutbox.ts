import type { Database, Queries } from '../connection/Database.ts';
import type { Turns } from './createTurns.ts';
import { lockOutboxJobs, removeOutboxJobs } from './outbox.ts';

/** A job as the queue takes it. */
export interface QueueInsert {
  id: string;
  data: { shopId: number; data: unknown };
  startAfter: Date;
  /** The greater, the sooner. */
  priority: number;
  /** Those of one group leave room for others. */
  group: { id: string };
}

interface Target {
  /** Queues that exist. */
  knownQueues: ReadonlySet<string>;
  /** Makes a queue, and then it is known. */
  ensureQueue(queue: string): Promise<void>;
  /** Nobody does its jobs. */
  isUnworked(queue: string): boolean;
  turns: Turns;
  /** Inserts in the transaction; jobs that the queue has already stay as they are. */
  insert(queries: Queries, queue: string, jobs: readonly QueueInsert[]): Promise<unknown>;
  /** False once the process ends: what is left is for the next. */
  isRunning(): boolean;
}

const batch = 500;

/**
 * Moves the jobs of the outbox into the queue. Each batch is one transaction, so that a job is in one of the two at any
 * moment; its id keeps it from being there twice.
 */
export async function drainOutbox(
  database: Database,
  { knownQueues, ensureQueue, isUnworked, turns, insert, isRunning }: Target,
): Promise<void> {
  for (;;) {
    const { isFull, unknown } = await database.inSystem(async (queries) => {
      const jobs = await lockOutboxJobs(queries, batch);
      const [dropped, kept] = [
        jobs.filter((job) => isUnworked(job.queue)),
        jobs.filter((job) => !isUnworked(job.queue)),
      ];
      if (dropped.length > 0) await removeOutboxJobs(queries, dropped);
      const byQueue = Map.groupBy(kept, ({ queue }) => queue);
      const names = [...byQueue.keys()];
      for (const queue of names.filter((name) => knownQueues.has(name))) {
        const moved = byQueue.get(queue) ?? [];
        await insert(
          queries,
          queue,
          moved.map(({ jobId, shopId, data, startAt }) => ({
            id: jobId,
            data: { shopId, data },
            startAfter: startAt,
            priority: turns.next(queue, shopId, startAt),
            group: { id: String(shopId) },
          })),
        );
        await removeOutboxJobs(queries, moved);
      }
      return { isFull: jobs.length === batch, unknown: names.filter((name) => !knownQueues.has(name)) };
    });
    // Queues are made outside of the transaction, under the queue's own lock.
    for (const queue of unknown) await ensureQueue(queue);
    if ((!isFull && unknown.length === 0) || !isRunning()) return;
  }
}
