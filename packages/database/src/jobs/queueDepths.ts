import type { Database } from '../connection/Database.ts';
import { isHeld } from './outbox.ts';

export interface QueueDepth {
  queue: string;
  /** Due jobs that have not started. */
  waiting: number;
  /** Jobs for later: a hold's end, a delayed retry, or those of frozen shops. */
  deferred: number;
  active: number;
  /** Age of the oldest waiting job in seconds; 0 if none. */
  oldestSeconds: number;
}

/** Jobs that failed in every attempt; see `createJobQueue`. */
export const deadLetters = 'dead-letters';

/** Jobs that transactions added and that are not in the queue yet. */
const outboxRow = 'outbox';

/** Condition: a due job of the outbox. Jobs of frozen shops wait for a payment, not for a worker. */
const isDue = `start_at <= now() AND NOT (${isHeld})`;

/** Existing queues by name, without dead letters but with the outbox. Before the first worker starts, only the outbox. */
export async function readQueueDepths(database: Database): Promise<QueueDepth[]> {
  const outbox = await database.executeSql(
    `SELECT '${outboxRow}' AS queue, count(*) FILTER (WHERE ${isDue}) AS waiting,
       count(*) FILTER (WHERE NOT (${isDue})) AS deferred, 0 AS active,
       coalesce(extract(epoch FROM now() - min(start_at) FILTER (WHERE ${isDue})), 0) AS "oldestSeconds"
     FROM public.outbox`,
  );
  if (!(await hasQueueSchema(database))) return outbox.rows.map(depthOf);
  const queues = await database.executeSql(
    `SELECT q.name AS queue,
       count(j.id) FILTER (WHERE j.state IN ('created', 'retry') AND j.start_after <= now()) AS waiting,
       count(j.id) FILTER (WHERE j.state IN ('created', 'retry') AND j.start_after > now()) AS deferred,
       count(j.id) FILTER (WHERE j.state = 'active') AS active,
       coalesce(extract(epoch FROM now() - min(j.start_after)
         FILTER (WHERE j.state IN ('created', 'retry') AND j.start_after <= now())), 0) AS "oldestSeconds"
     FROM pgboss.queue q LEFT JOIN pgboss.job j ON j.name = q.name AND j.state < 'completed'
     WHERE q.name <> '${deadLetters}' GROUP BY q.name ORDER BY q.name`,
  );
  return [...outbox.rows, ...queues.rows].map(depthOf);
}

/** The same for one shop, without empty queues, and its number of dead letters. */
export async function readShopQueues(
  database: Database,
  shopId: number,
): Promise<{ queues: QueueDepth[]; deadLetters: number }> {
  const outbox = await database.executeSql(
    `SELECT queue, count(*) FILTER (WHERE ${isDue}) AS waiting,
       count(*) FILTER (WHERE NOT (${isDue})) AS deferred, 0 AS active,
       coalesce(extract(epoch FROM now() - min(start_at) FILTER (WHERE ${isDue})), 0) AS "oldestSeconds"
     FROM public.outbox WHERE shop_id = $1 GROUP BY queue`,
    [shopId],
  );
  const depths = outbox.rows.map(depthOf);
  if (!(await hasQueueSchema(database))) return { queues: depths, deadLetters: 0 };
  const { rows } = await database.executeSql(
    `SELECT j.name AS queue,
       count(*) FILTER (WHERE j.state IN ('created', 'retry') AND j.start_after <= now()) AS waiting,
       count(*) FILTER (WHERE j.state IN ('created', 'retry') AND j.start_after > now()) AS deferred,
       count(*) FILTER (WHERE j.state = 'active') AS active,
       coalesce(extract(epoch FROM now() - min(j.start_after)
         FILTER (WHERE j.state IN ('created', 'retry') AND j.start_after <= now())), 0) AS "oldestSeconds"
     FROM pgboss.job j WHERE j.state < 'completed' AND j.data->>'shopId' = $1 GROUP BY j.name`,
    [String(shopId)],
  );
  const dead = rows.find(({ queue }) => queue === deadLetters);
  for (const depth of rows.map(depthOf).filter(({ queue }) => queue !== deadLetters)) {
    const known = depths.find(({ queue }) => queue === depth.queue);
    if (known === undefined) depths.push(depth);
    else {
      known.waiting += depth.waiting;
      known.deferred += depth.deferred;
      known.active += depth.active;
      known.oldestSeconds = Math.max(known.oldestSeconds, depth.oldestSeconds);
    }
  }
  return {
    queues: depths.toSorted((a, b) => a.queue.localeCompare(b.queue)),
    deadLetters: dead === undefined ? 0 : Number(dead.waiting) + Number(dead.deferred),
  };
}

/** Jobs that failed in every attempt and were neither retried nor discarded. */
export async function countDeadJobs(database: Database): Promise<number> {
  if (!(await hasQueueSchema(database))) return 0;
  const { rows } = await database.executeSql(
    `SELECT count(*) AS jobs FROM pgboss.job WHERE name = '${deadLetters}' AND state < 'completed'`,
  );
  return Number(rows[0]?.jobs ?? 0);
}

/** Whether the job queue has created its tables. */
export async function hasQueueSchema(database: Database): Promise<boolean> {
  const { rows } = await database.executeSql(`SELECT to_regclass('pgboss.version') IS NOT NULL AS found`);
  return rows[0]?.found === true;
}

function depthOf(row: Record<string, unknown>): QueueDepth {
  return {
    queue: String(row.queue),
    waiting: Number(row.waiting),
    deferred: Number(row.deferred),
    active: Number(row.active),
    oldestSeconds: Math.max(0, Number(row.oldestSeconds)),
  };
}
