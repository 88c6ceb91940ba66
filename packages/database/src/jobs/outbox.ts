import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Queries, rowsOf, type ShopTransaction } from '../connection/Database.ts';
import { insertRows } from '../orders/insertRows.ts';
import { outbox } from '../schema/index.ts';

/** A job to do after the transaction. */
export interface NewJob {
  queue: string;
  /** JSON value. */
  data: unknown;
  /** Earliest start; now by default. */
  startAt?: Date;
}

/** Jobs per statement; PostgreSQL allows 65,535 parameters. */
const jobsAtOnce = 5_000;

/** A job not yet in the queue. */
export interface OutboxJob {
  shopId: number;
  /** UUID; the queue accepts each once. */
  jobId: string;
  queue: string;
  data: unknown;
  startAt: Date;
}

const queueName = /^[\w./-]{1,100}$/;

/** Adds jobs that exist only if the transaction commits. Throws RangeError for jobs that the queue cannot accept. */
export async function addJobs({ shopId, queries }: ShopTransaction, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length > jobsAtOnce) {
    await addJobs({ shopId, queries }, jobs.slice(0, jobsAtOnce));
    return addJobs({ shopId, queries }, jobs.slice(jobsAtOnce));
  }
  if (jobs.length === 0) return;
  const wrong = jobs.find(({ queue }) => !queueName.test(queue));
  if (wrong) throw new RangeError(`"${wrong.queue}" is no name of a queue: letters, digits, ".", "_", "-" and "/".`);
  const rows = jobs.map(({ queue, data, startAt }) => ({
    row: { shop_id: shopId, job_id: randomUUID(), queue, data: JSON.stringify(data ?? null) },
    startAt,
  }));
  await insertRows(
    queries,
    outbox,
    rows.flatMap(({ row, startAt }) => (startAt === undefined ? [row] : [])),
  );
  await insertRows(
    queries,
    outbox,
    rows.flatMap(({ row, startAt }) => (startAt === undefined ? [] : [{ ...row, start_at: startAt.toISOString() }])),
  );
}

/** Queues that still run for a frozen shop: they check whether it still is, and mail its staff. */
export const queuesWhileFrozen: readonly string[] = ['store-state', 'remove-shop', 'send-mail'];

/** Condition: the job's shop is frozen, so the job stays in the outbox. */
export const isHeld = `queue NOT IN (${queuesWhileFrozen.map((queue) => `'${queue}'`).join(', ')}) AND EXISTS (
  SELECT FROM public.store_connections AS connection WHERE connection.shop_id = outbox.shop_id
    AND connection.frozen_at IS NOT NULL AND connection.state <> 'uninstalled')`;

/** The oldest jobs not yet in the queue, locked; other processes skip them. Jobs of frozen shops stay. */
export async function lockOutboxJobs(queries: Queries, limit: number): Promise<OutboxJob[]> {
  const rows = await rowsOf<Omit<OutboxJob, 'shopId' | 'startAt'> & { shopId: string; startAt: string }>(
    queries,
    sql`SELECT shop_id::text AS "shopId", job_id::text AS "jobId", queue, data, start_at::text AS "startAt"
      FROM ${outbox} WHERE NOT (${sql.raw(isHeld)}) ORDER BY sequence LIMIT ${limit} FOR UPDATE SKIP LOCKED`,
  );
  return rows.map((row) => ({ ...row, shopId: Number(row.shopId), startAt: new Date(row.startAt) }));
}

/** Jobs of the shop in the outbox, by queue. */
export async function countOutboxJobs({ shopId, queries }: ShopTransaction): Promise<ReadonlyMap<string, number>> {
  const rows = await rowsOf<{ queue: string; jobs: number }>(
    queries,
    sql`SELECT queue, count(*)::int AS jobs FROM ${outbox} WHERE shop_id = ${shopId} GROUP BY queue`,
  );
  return new Map(rows.map(({ queue, jobs }) => [queue, jobs]));
}

/** Removes jobs that are now in the queue. */
export async function removeOutboxJobs(queries: Queries, jobs: readonly Pick<OutboxJob, 'jobId'>[]): Promise<void> {
  await rowsOf(
    queries,
    sql`DELETE FROM ${outbox} WHERE job_id = ANY(${sql.param(jobs.map(({ jobId }) => jobId))}::uuid[])`,
  );
}
