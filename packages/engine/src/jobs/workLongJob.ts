import type { Database, ShopTransaction } from '@hub/database';
import {
  addJobs,
  beatLongJob,
  claimLongJob,
  continueLongJob,
  endLongJob,
  freeLongJob,
  type LongJobKey,
  type LongJobProgress,
} from '@hub/database/jobs';
import { randomUUID } from 'node:crypto';

/** The attempt of a job in the queue; absent in tests. */
export interface JobAttempt {
  /** Id of the job in the queue, the same for its retries. */
  id: string;
}

/** Data that a job of the queue has, with the start it belongs to; absent in jobs of earlier releases. */
export type LongJobData<Data extends object> = Data & { run?: string };

/** One attempt at a long job. */
export interface LongJobAttempt {
  /** Saves progress with the changes of a transaction. False: another attempt has taken over, and this one ends. */
  beat(transaction: ShopTransaction, progress?: LongJobProgress): Promise<boolean>;
  /** Adds the job that continues; not for an attempt that another one has taken over from. */
  next(transaction: ShopTransaction, next: { data?: object; startAt: Date }): Promise<void>;
}

interface Services {
  database: Database;
  now(): Date;
}

/**
 * Works on a long job as the only attempt, from where an earlier one was. `work` resolves to whether the job has ended;
 * otherwise it has added the job that continues. An attempt that another one keeps from starting is tried again once that
 * one is stalled.
 */
export async function workLongJob<Data extends object>(
  { database, now }: Services,
  shopId: number,
  { key, data, job }: { key: LongJobKey; data: LongJobData<Data>; job: JobAttempt | undefined },
  work: (attempt: LongJobAttempt, from: Data) => Promise<'ended' | 'continues'>,
): Promise<void> {
  const jobId = job?.id ?? randomUUID();
  const attempt = randomUUID();
  const { run, ...rest } = data;
  const claimedBy = `${jobId}:${attempt}`;
  const claim = await database.inShop(shopId, async (transaction) => {
    const found = await claimLongJob(transaction, { ...key, run, jobId, attempt, data: rest, now: now() });
    if (found !== null && 'until' in found)
      await addJobs(transaction, [{ queue: key.queue, data, startAt: found.until }]);
    return found;
  });
  if (claim === null || 'until' in claim) return;
  try {
    const beat: LongJobAttempt['beat'] = (transaction, progress = {}) =>
      beatLongJob(transaction, key, claimedBy, progress, now());
    const next: LongJobAttempt['next'] = async (transaction, from) => {
      if (await beat(transaction)) await continueLongJob(transaction, { ...key, ...from });
    };
    const outcome = await work({ beat, next }, claim.data as Data);
    if (outcome === 'ended') await database.inShop(shopId, (transaction) => endLongJob(transaction, key, claimedBy));
  } catch (error) {
    await database.inShop(shopId, (transaction) => freeLongJob(transaction, key, claimedBy)).catch(() => undefined);
    throw error;
  }
}
