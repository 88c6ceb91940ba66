import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@hub/database';
import { type QueueDepth, readQueueDepths } from '@hub/database/jobs';
import { queues } from '@hub/engine/jobs';

/** Jobs that are due or running. */
export async function countBacklog(database: Database): Promise<number> {
  const depths = await readWorkedDepths(database);
  return depths.reduce((sum, { waiting, active, deferred }) => sum + waiting + active + deferred, 0);
}

/** Queues that a server handles, without `orderReady`, which only the demo handles. */
export async function readWorkedDepths(database: Database): Promise<readonly QueueDepth[]> {
  return (await readQueueDepths(database)).filter(({ queue }) => queue !== queues.orderReady);
}

/** Waits until no job is left; resolves to the number left at the time limit. */
export async function untilWorked(database: Database, limitMs: number): Promise<number> {
  const endsAt = Date.now() + limitMs;
  for (;;) {
    const left = await countBacklog(database);
    if (left === 0 || Date.now() > endsAt) return left;
    await sleep(200);
  }
}
