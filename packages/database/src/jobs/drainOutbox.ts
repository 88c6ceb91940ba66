import type { Database, Queries } from '../connection/Database.ts';
import type { Turns } from './createTurns.ts';
import { lockOutboxJobs, removeOutboxJobs } from './outbox.ts';

/** A job for the queue. */
export interface QueueInsert {
  id: string;
  data: { shopId: number; data: unknown };
  startAfter: Date;
  /** A greater one runs sooner. */
  priority: number;
  /** Jobs of one group leave room for other groups. */
  group: { id: string };
}

interface Target {
  /** Existing queues. */
  knownQueues: ReadonlySet<string>;
  /** Creates a queue and adds it to the known ones. */
  ensureQueue(queue: string): Promise<void>;
  /** Whether no worker does its jobs. */
  isUnworked(queue: string): boolean;
  turns: Turns;
  /** Inserts in the transaction; skips jobs that the queue already has. */
  insert(queries: Queries, queue: string, jobs: readonly QueueInsert[]): Promise<unknown>;
  /** False when the process is stopping: the rest is left to the next one. */
  isRunning(): boolean;
}

const batch = 500;

/**
 * Moves jobs from the outbox into the queue. Each batch is one transaction, so a job is always in exactly one of the
 * two; its id prevents duplicates.
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
    // Queues are created outside the transaction, under the queue's own lock.
    for (const queue of unknown) await ensureQueue(queue);
    if ((!isFull && unknown.length === 0) || !isRunning()) return;
  }
}
