import type { RetryOutcome } from '@hub/domain/admin';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, type Queries, rowsOf } from '../connection/Database.ts';
import { deadLetters, hasQueueSchema } from '../jobs/queueDepths.ts';

/** A job that failed in every attempt, without its payload except for the order. */
export interface DeadLetterRecord {
  id: string;
  queue: string;
  /** Null if the shop is gone. */
  domain: string | null;
  /** Null if it is not about an order. */
  orderId: string | null;
  /** ISO 8601. */
  failedAt: string;
  /** Name and message of the last error; null if no longer known. */
  error: { name: string; message: string } | null;
}

const isDead = `d.name = '${deadLetters}' AND d.state < 'completed'`;

/** Newest first; `queue`: only this queue. */
export async function listDeadLetters(
  database: Database,
  { queue, offset, limit }: { queue: string | null; offset: number; limit: number },
): Promise<DeadLetterRecord[]> {
  if (!(await hasQueueSchema(database))) return [];
  const { rows } = await database.executeSql(
    `SELECT d.id::text AS id, coalesce(d.source_name, '') AS queue, s.domain,
       substring(d.data->'data'->>'orderId' FROM '^[0-9]{1,20}$') AS "orderId",
       to_char(d.created_on AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "failedAt",
       coalesce(f.output, d.source_output)->>'name' AS name, coalesce(f.output, d.source_output)->>'message' AS message
     FROM pgboss.job d LEFT JOIN pgboss.job f ON f.name = d.source_name AND f.id = d.source_id
       LEFT JOIN public.shops s ON s.shop_id = (d.data->>'shopId')::bigint
     WHERE ${isDead} AND ($1::text IS NULL OR d.source_name = $1)
     ORDER BY d.created_on DESC, d.id OFFSET $2 LIMIT $3`,
    [queue, offset, limit],
  );
  return rows.map(({ id, queue: source, domain, orderId, failedAt, name, message }) => ({
    id: String(id),
    queue: String(source),
    domain: domain === null ? null : String(domain),
    orderId: orderId === null ? null : String(orderId),
    failedAt: String(failedAt),
    error: message === null ? null : { name: String(name ?? 'Error'), message: String(message) },
  }));
}

/** Counts by queue, largest first. */
export async function countDeadLetters(database: Database): Promise<{ queue: string; jobs: number }[]> {
  if (!(await hasQueueSchema(database))) return [];
  const { rows } = await database.executeSql(
    `SELECT coalesce(d.source_name, '') AS queue, count(*) AS jobs FROM pgboss.job d WHERE ${isDead}
     GROUP BY 1 ORDER BY 2 DESC, 1`,
  );
  return rows.map(({ queue, jobs }) => ({ queue: String(queue), jobs: Number(jobs) }));
}

/** Returns jobs to their queues as new ones, each once. Resolves to their new ids. */
export async function retryDeadLetters(queries: Queries, ids: readonly string[]): Promise<string[]> {
  const rows = await rowsOf<{ jobId: string }>(
    queries,
    sql`WITH gone AS (DELETE FROM pgboss.job d WHERE ${chosen(ids)} AND d.source_name IS NOT NULL
        RETURNING d.source_name, d.data)
      INSERT INTO outbox (shop_id, job_id, queue, data)
      SELECT (data->>'shopId')::bigint, gen_random_uuid(), source_name, coalesce(data->'data', 'null'::jsonb) FROM gone
      RETURNING job_id::text AS "jobId"`,
  );
  return rows.map(({ jobId }) => jobId);
}

/** Deletes jobs permanently. Resolves to the count. */
export async function discardDeadLetters(queries: Queries, ids: readonly string[]): Promise<number> {
  const rows = await rowsOf(queries, sql`DELETE FROM pgboss.job d WHERE ${chosen(ids)} RETURNING d.id`);
  return rows.length;
}

/** How many of these jobs are waiting, running, done and failed. A job that the queue has forgotten counts as done. */
export async function readJobOutcomes(database: Database, jobs: readonly string[]): Promise<RetryOutcome> {
  const outbox = await database.executeSql(
    `SELECT count(*) AS waiting FROM public.outbox WHERE job_id = ANY($1::uuid[])`,
    [[...jobs]],
  );
  const waiting = Number(outbox.rows[0]?.waiting ?? 0);
  if (!(await hasQueueSchema(database))) return { waiting, active: 0, done: 0, failing: 0, failed: 0 };
  const { rows } = await database.executeSql(
    `SELECT count(*) FILTER (WHERE state = 'created') AS waiting, count(*) FILTER (WHERE state = 'retry') AS failing,
       count(*) FILTER (WHERE state = 'active') AS active, count(*) FILTER (WHERE state = 'failed') AS failed
     FROM pgboss.job WHERE id = ANY($1::uuid[]) AND name <> '${deadLetters}'`,
    [[...jobs]],
  );
  const count = (name: string) => Number(rows[0]?.[name] ?? 0);
  const open = { waiting: waiting + count('waiting'), active: count('active'), failing: count('failing') };
  const failed = count('failed');
  return { ...open, failed, done: Math.max(0, jobs.length - open.waiting - open.active - open.failing - failed) };
}

function chosen(ids: readonly string[]): SQL {
  return sql`${sql.raw(isDead)} AND d.id = ANY(${sql.param([...ids])}::uuid[])`;
}
