import { idleLimitMs } from '@hub/domain/store';
import { and, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Database, ShopTransaction } from '../connection/Database.ts';
import { longJobs, storeConnections } from '../schema/index.ts';
import { addJobs } from './outbox.ts';

/** Names a long job of a shop; `subject` tells jobs of one queue apart. */
export interface LongJobKey {
  queue: string;
  subject?: string;
}

/** A long job that has not ended. */
export interface LongJobRecord {
  queue: string;
  subject: string;
  done: number;
  /** Null: not counted. */
  total: number | null;
  startedAt: Date;
  /** The last progress. */
  aliveAt: Date;
  /** How often it stood still and was taken up again. */
  resumed: number;
}

export interface LongJobProgress {
  done?: number;
  total?: number | null;
  /** Data of the job that continues from here. */
  data?: object;
}

/** Starts a long job with its first job in the queue. A job of an earlier start then does nothing. */
export async function startLongJob(
  transaction: ShopTransaction,
  { queue, subject = '', data, now }: LongJobKey & { data: object; now: Date },
): Promise<void> {
  const { shopId, queries } = transaction;
  const run = randomUUID();
  const start = { run, data, done: 0, total: null, startedAt: now, aliveAt: now, claimedBy: null, resumed: 0 };
  await queries
    .insert(longJobs)
    .values({ shopId, queue, subject, ...start })
    .onConflictDoUpdate({ target: [longJobs.shopId, longJobs.queue, longJobs.subject], set: start });
  await addJobs(transaction, [{ queue, data: { ...data, run }, startAt: now }]);
}

/** Adds the job that continues a long one, and gives it free. Adds nothing after the long job has ended. */
export async function continueLongJob(
  transaction: ShopTransaction,
  { queue, subject = '', data, startAt }: LongJobKey & { data?: object; startAt: Date },
): Promise<boolean> {
  const { queries, shopId } = transaction;
  const [row] = await queries
    .update(longJobs)
    .set({ ...(data && { data }), aliveAt: startAt, claimedBy: null })
    .where(isJob(shopId, { queue, subject }))
    .returning({ run: longJobs.run, data: longJobs.data });
  if (row === undefined) return false;
  await addJobs(transaction, [{ queue, data: { ...(row.data as object), run: row.run }, startAt }]);
  return true;
}

/**
 * Claims a long job for one attempt, with the data from which it continues. Null: it has ended, or belongs to an earlier
 * start. `until`: another attempt works on it. A retry of the same job takes over from its earlier attempt, whose process
 * has ended.
 */
export async function claimLongJob(
  { shopId, queries }: ShopTransaction,
  {
    queue,
    subject = '',
    run,
    jobId,
    attempt,
    data,
    now,
  }: LongJobKey & {
    /** Absent in jobs of earlier releases. */
    run: string | undefined;
    jobId: string;
    attempt: string;
    data: object;
    now: Date;
  },
): Promise<{ data: object } | { until: Date } | null> {
  if (run === undefined)
    await queries
      .insert(longJobs)
      .values({ shopId, queue, subject, run: randomUUID(), data, startedAt: now, aliveAt: now })
      .onConflictDoNothing();
  const key = isJob(shopId, { queue, subject });
  const isOfRun = run === undefined ? key : and(key, eq(longJobs.run, run));
  const claimed = await queries
    .update(longJobs)
    .set({ claimedBy: `${jobId}:${attempt}`, aliveAt: now })
    .where(
      and(
        isOfRun,
        or(
          isNull(longJobs.claimedBy),
          eq(sql`split_part(${longJobs.claimedBy}, ':', 1)`, jobId),
          lte(longJobs.aliveAt, new Date(now.getTime() - idleLimitMs)),
          // The clock was set back.
          gt(longJobs.aliveAt, new Date(now.getTime() + idleLimitMs)),
        ),
      ),
    )
    .returning({ data: longJobs.data });
  if (claimed[0] !== undefined) return { data: claimed[0].data as object };
  const [known] = await queries.select({ aliveAt: longJobs.aliveAt }).from(longJobs).where(isOfRun);
  return known === undefined ? null : { until: new Date(known.aliveAt.getTime() + idleLimitMs) };
}

/** Saves an attempt's progress. False when another attempt has taken over, or the job has ended. */
export async function beatLongJob(
  { shopId, queries }: ShopTransaction,
  key: LongJobKey,
  claimedBy: string,
  { done, total, data }: LongJobProgress,
  now: Date,
): Promise<boolean> {
  const rows = await queries
    .update(longJobs)
    .set({
      aliveAt: now,
      ...(done !== undefined && { done }),
      ...(total !== undefined && { total }),
      ...(data && { data }),
    })
    .where(and(isJob(shopId, key), eq(longJobs.claimedBy, claimedBy)))
    .returning({ queue: longJobs.queue });
  return rows.length > 0;
}

/** Gives a claimed job free after a failure, so that its retry need not wait. */
export async function freeLongJob(
  { shopId, queries }: ShopTransaction,
  key: LongJobKey,
  claimedBy: string,
): Promise<void> {
  await queries
    .update(longJobs)
    .set({ claimedBy: null })
    .where(and(isJob(shopId, key), eq(longJobs.claimedBy, claimedBy)));
}

/** Ends a long job; with `claimedBy` only one that this attempt still works on. */
export async function endLongJob(
  { shopId, queries }: ShopTransaction,
  key: LongJobKey,
  claimedBy?: string,
): Promise<void> {
  const own = claimedBy === undefined ? undefined : eq(longJobs.claimedBy, claimedBy);
  await queries.delete(longJobs).where(and(isJob(shopId, key), own));
}

/** Ends all long jobs of a shop. */
export async function endLongJobs({ shopId, queries }: ShopTransaction): Promise<void> {
  await queries.delete(longJobs).where(eq(longJobs.shopId, shopId));
}

/** The shop's long jobs, oldest start first. */
export async function listLongJobs({ shopId, queries }: ShopTransaction): Promise<LongJobRecord[]> {
  return queries.select(shown).from(longJobs).where(eq(longJobs.shopId, shopId)).orderBy(longJobs.startedAt);
}

/** Restarts a stalled long job by adding it to the queue again. False when it progresses or has ended. */
export async function resumeLongJob(transaction: ShopTransaction, key: LongJobKey, now: Date): Promise<boolean> {
  const { shopId, queries } = transaction;
  const rows = await queries
    .update(longJobs)
    .set({ resumed: sql`${longJobs.resumed} + 1` })
    .where(and(isJob(shopId, key), lte(longJobs.aliveAt, new Date(now.getTime() - idleLimitMs))))
    .returning({ queue: longJobs.queue });
  return rows.length > 0 && continueLongJob(transaction, { ...key, startAt: now });
}

/** Stalled long jobs of all shops, except shops whose work is stopped. */
export function listStalledJobs(
  database: Database,
  now: Date,
): Promise<{ shopId: number; queue: string; subject: string }[]> {
  return database.inSystem((queries) =>
    queries
      .select({ shopId: longJobs.shopId, queue: longJobs.queue, subject: longJobs.subject })
      .from(longJobs)
      .leftJoin(storeConnections, eq(storeConnections.shopId, longJobs.shopId))
      .where(and(lt(longJobs.aliveAt, new Date(now.getTime() - idleLimitMs)), isNull(storeConnections.frozenAt)))
      .orderBy(longJobs.aliveAt),
  );
}

/** Number of stalled long jobs of shops whose work is not stopped. */
export async function countStalledJobs(database: Database, now: Date): Promise<number> {
  const { rows } = await database.executeSql(
    `SELECT count(*) AS jobs FROM public.long_jobs AS job
       LEFT JOIN public.store_connections AS connection ON connection.shop_id = job.shop_id
       WHERE job.alive_at < $1::timestamptz AND connection.frozen_at IS NULL`,
    [new Date(now.getTime() - idleLimitMs).toISOString()],
  );
  return Number(rows[0]?.jobs ?? 0);
}

const shown = {
  queue: longJobs.queue,
  subject: longJobs.subject,
  done: longJobs.done,
  total: longJobs.total,
  startedAt: longJobs.startedAt,
  aliveAt: longJobs.aliveAt,
  resumed: longJobs.resumed,
};

function isJob(shopId: number, { queue, subject = '' }: LongJobKey) {
  return and(eq(longJobs.shopId, shopId), eq(longJobs.queue, queue), eq(longJobs.subject, subject));
}
