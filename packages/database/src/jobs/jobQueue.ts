import { AsyncLocalStorage } from 'node:async_hooks';
import pMap from 'p-map';
import { fromDrizzle, PgBoss, type Db, type Job, type JobResult, type JobWithMetadata } from 'pg-boss';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Queries } from '../connection/Database.ts';
import { inJob } from '../connection/inJob.ts';
import { asError } from './asError.ts';
import { createQueueWorker, type QueueWorker } from './createQueueWorker.ts';
import { createTurns } from './createTurns.ts';
import { drainOutbox } from './drainOutbox.ts';
import { GroupFailedError } from './GroupFailedError.ts';
import { deadLetters } from './queueDepths.ts';

/** A job as handlers receive it. */
export interface QueuedJob {
  /** UUID, the same in every attempt. */
  id: string;
  shopId: number;
  /** JSON value. */
  data: unknown;
  /** From 1. */
  attempt: number;
  /** Aborted when the job takes too long or the queue stops. */
  signal: AbortSignal;
  /** A long job awaits this between its parts, so that it holds up no more urgent work. */
  giveWay(): Promise<void>;
}

/**
 * How often a failed job is retried unless its queue says otherwise, such as one for a received webhook: 10
 * times, after 2 s, 4 s, 8 s, …, at most 15 minutes apart. Calls that send an order to a 3PL have their own delays, in
 * domain's `warehouseSchedule.ts`.
 */
const defaultRetries = { retries: 10, firstRetrySeconds: 2, longestRetrySeconds: 900 } as const;

/** How a queue's jobs are done. */
export interface QueueSettings {
  /**
   * Concurrent jobs in this process, or groups if jobs are done together; 1 by default. If more than one, a single shop
   * gets all but one, however many jobs it has.
   */
  concurrency?: number;
  /** Attempts after the first; `defaultRetries` has the default of these three. */
  retries?: number;
  /** Seconds before the first retry, doubled for each further one. */
  firstRetrySeconds?: number;
  longestRetrySeconds?: number;
  /** Time limit of an attempt; 900 by default. */
  limitSeconds?: number;
  /** How several jobs of a shop are done at once; each alone if absent. */
  together?: {
    /** Jobs per fetch. */
    most: number;
    /** Concurrent groups per shop, if less than all but one. */
    mostOfOneShop?: number;
    /**
     * Does one shop's jobs in fewer statements than one by one. When it rejects, each job goes to the handler, including
     * those already done; with GroupFailedError all of them fail instead.
     */
    work(shopId: number, jobs: readonly QueuedJob[]): Promise<void>;
  };
}

/** A job that failed in every attempt. */
export interface DeadJob {
  id: string;
  queue: string;
  shopId: number;
  data: unknown;
  failedAt: Date;
  /** Message of the last error; null if no longer known. */
  reason: string | null;
}

/** Does the jobs that transactions added with `addJobs`. Any number of processes can share one database. */
export interface JobQueue {
  /**
   * Calls `handler` for each job of a queue once started. A job is done when the handler resolves. When it rejects, or
   * the process ends, the job is retried, so a handler must tolerate repeated calls.
   */
  work(queue: string, handler: (job: QueuedJob) => Promise<void>, settings?: QueueSettings): void;
  /** Throws DatabaseError or DatabaseUnavailableError. */
  start(): Promise<void>;
  /** Waits up to 30 seconds for running handlers. */
  stop(): Promise<void>;
  /** The newest jobs that failed in every attempt. */
  listDeadJobs(limit: number): Promise<DeadJob[]>;
  /** Returns dead jobs to their queues; resolves to the count. */
  retryDeadJobs(ids: readonly string[]): Promise<number>;
}

export interface JobQueueOptions {
  /** Called for errors of handlers and of the queue itself; both continue. `job`: the job whose handler failed. */
  onError(error: unknown, job?: FailedJob): void;
  /** Awaited before each attempt and between the parts of long jobs, so that they give way to more urgent work. */
  beforeAttempt?(): Promise<void>;
  /** Queues without workers, unless `work` was called for them; their jobs are dropped. */
  unworked?: readonly string[];
  /** Called after each attempt of a job. */
  onAttempt?(attempt: EndedAttempt): void;
  /** After this long without a heartbeat a job's process counts as dead, and another one retries the job. 60 by default. */
  heartbeatSeconds?: number;
}

export type FailedJob = Pick<QueuedJob, 'id' | 'shopId' | 'attempt'> & { queue: string };

export interface EndedAttempt {
  queue: string;
  outcome: 'done' | 'failed';
  durationMs: number;
}

interface Work {
  queue: string;
  handler: (job: QueuedJob) => Promise<void>;
  settings: QueueSettings;
}

/** Payload stored with a job. */
interface Payload {
  shopId: number;
  data: unknown;
}

/** SQLSTATE of a duplicate key. */
const uniqueViolation = '23505';
const drainEveryMs = 5_000;
const stopLimitMs = 30_000;
/** A database's job queue, in its schema `pgboss`. */
export function createJobQueue(
  database: Database,
  { onError, beforeAttempt, onAttempt, unworked = [], heartbeatSeconds = 60 }: JobQueueOptions,
): JobQueue {
  /** Transaction of the queue's statements; without one each statement is its own. */
  const current = new AsyncLocalStorage<Queries>();
  const isEmbedded = database.kind === 'embedded';
  /** By queue. */
  const workers = new Map<string, QueueWorker>();
  const boss = new PgBoss({
    db: queueConnection(database, current, (queue) => {
      for (const [name, worker] of workers) if (queue === undefined || queue === name) worker.wake();
    }),
    backend: isEmbedded ? 'pglite' : 'postgres',
    useListenNotify: true,
    schedule: false,
    superviseIntervalSeconds: heartbeatSeconds / 5,
    monitorIntervalSeconds: heartbeatSeconds / 5,
    // The embedded database has no autovacuum and does not rebuild indexes while in use.
    monitorVacuum: !isEmbedded,
    reindex: !isEmbedded,
  });
  boss.on('error', (error) => onError(asError(error)));
  const works: Work[] = [];
  const knownQueues = new Set<string>();
  const turns = createTurns();
  let isRunning = false;
  let starting: Promise<void> = Promise.resolve();
  let unlisten: (() => Promise<void>) | undefined;
  let timer: NodeJS.Timeout | undefined;
  let draining: Promise<void> = Promise.resolve();
  let isDrainWaiting = false;

  async function ensureQueue(queue: string): Promise<void> {
    await boss.createQueue(queue, { deadLetter: deadLetters, notify: true, heartbeatSeconds });
    knownQueues.add(queue);
  }

  /** One drain at a time; jobs added during one are moved by the next. */
  function drain(): void {
    if (isDrainWaiting || !isRunning) return;
    isDrainWaiting = true;
    draining = draining
      .then(() => {
        isDrainWaiting = false;
        return drainOutbox(database, {
          knownQueues,
          ensureQueue,
          isUnworked: (queue) => unworked.includes(queue) && !works.some((work) => work.queue === queue),
          turns,
          insert: (queries, queue, jobs) => current.run(queries, () => boss.insert(queue, [...jobs])),
          isRunning: () => isRunning,
        });
      })
      .catch(onError);
  }

  async function begin({ queue, handler, settings }: Work): Promise<void> {
    await ensureQueue(queue);
    await boss.updateQueue(queue, {
      deadLetter: deadLetters,
      notify: true,
      retryLimit: settings.retries ?? defaultRetries.retries,
      retryDelay: settings.firstRetrySeconds ?? defaultRetries.firstRetrySeconds,
      retryBackoff: true,
      retryDelayMax: settings.longestRetrySeconds ?? defaultRetries.longestRetrySeconds,
      expireInSeconds: settings.limitSeconds ?? 900,
      heartbeatSeconds,
    });
    if (isEmbedded) await failInterrupted(queue);
    const { concurrency = 1, together } = settings;
    const worker = createQueueWorker<Payload>(boss, {
      queue,
      most: together?.most ?? 1,
      concurrency,
      mostOfOneShop: Math.min(together?.mostOfOneShop ?? concurrency, Math.max(1, concurrency - 1)),
      limitSeconds: settings.limitSeconds ?? 900,
      heartbeatSeconds,
      stopLimitMs,
      work: async (shopId, jobs) => {
        await beforeAttempt?.();
        return inJob(() =>
          attempt(
            { queue, handler, settings },
            shopId,
            jobs.map((job) => toQueuedJob(job, beforeAttempt)),
          ),
        );
      },
      onError,
    });
    workers.set(queue, worker);
    worker.begin();
  }

  /** Does one shop's jobs: together if the queue supports it, each alone otherwise or after a failure. */
  async function attempt(
    { queue, handler, settings }: Work,
    shopId: number,
    jobs: readonly QueuedJob[],
  ): Promise<JobResult[]> {
    if (settings.together !== undefined && jobs.length > 1) {
      const startedAt = performance.now();
      const failure: unknown = await settings.together.work(shopId, jobs).then(
        () => null,
        (error: unknown) => error,
      );
      const durationMs = (performance.now() - startedAt) / jobs.length;
      if (failure === null)
        return jobs.map(({ id }) => {
          onAttempt?.({ queue, outcome: 'done', durationMs });
          return { id, status: 'completed' };
        });
      if (failure instanceof GroupFailedError) return jobs.map((job) => failed(queue, job, failure.cause, durationMs));
      // Each job then reports its own error.
    }
    const attemptAlone = async (job: QueuedJob): Promise<JobResult> => {
      const startedAt = performance.now();
      try {
        await handler(job);
        onAttempt?.({ queue, outcome: 'done', durationMs: performance.now() - startedAt });
        return { id: job.id, status: 'completed' };
      } catch (error) {
        return failed(queue, job, error, performance.now() - startedAt);
      }
    };
    // None starts after the time limit, because they are then retried.
    return pMap(jobs, attemptAlone, { ...few, signal: jobs[0]?.signal });
  }

  function failed(queue: string, { id, shopId, attempt }: QueuedJob, error: unknown, durationMs: number): JobResult {
    onAttempt?.({ queue, outcome: 'failed', durationMs });
    onError(error, { queue, id, shopId, attempt });
    return { id, status: 'failed', output: asError(error) };
  }

  /** Retries at once the jobs that were running when the embedded database's only process ended. */
  async function failInterrupted(queue: string): Promise<void> {
    const active = (await boss.findJobs(queue)).filter(({ state }) => state === 'active');
    if (active.length > 0)
      await boss.fail(
        queue,
        active.map(({ id }) => id),
        { message: 'The process ended during the job.' },
      );
  }

  return {
    work: (queue, handler, settings = {}) => {
      if (isRunning) throw new Error('Handlers are named before the queue starts.');
      works.push({ queue, handler, settings });
    },
    start: () => {
      isRunning = true;
      starting = beginAll();
      return starting;
    },
    stop: async () => {
      isRunning = false;
      // Also stops what the start has begun.
      await starting.catch(() => undefined);
      await endAll();
    },
    listDeadJobs: async (limit) => {
      const jobs = await boss.findJobs<Payload>(deadLetters);
      const newest = jobs.toSorted((a, b) => b.createdOn.getTime() - a.createdOn.getTime()).slice(0, limit);
      return Promise.all(newest.map(readDeadJob));
    },
    retryDeadJobs: (ids) => boss.redrive(deadLetters, { ids: [...ids] }),
  };

  /** The error stays with the failed job; the dead letter refers to it. */
  async function readDeadJob(job: JobWithMetadata<Payload>): Promise<DeadJob> {
    const queue = job.sourceName ?? '';
    const [failed] = job.sourceId === null ? [] : await boss.findJobs(queue, { id: job.sourceId });
    const output = failed?.output as { message?: string } | null | undefined;
    return {
      id: job.id,
      queue,
      shopId: job.data.shopId,
      data: job.data.data,
      failedAt: job.createdOn,
      reason: output?.message ?? null,
    };
  }

  /**
   * Two processes may create pg-boss's tables on a new database at the same time; the one that fails starts again and
   * finds them.
   */
  async function startBoss(): Promise<void> {
    try {
      await boss.start();
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === uniqueViolation)) throw error;
      await boss.start();
    }
  }

  async function beginAll(): Promise<void> {
    await startBoss();
    try {
      await boss.createQueue(deadLetters, { retentionSeconds: 90 * 86_400 });
      for (const work of works) {
        if (!isRunning) return;
        await begin(work);
      }
      unlisten = await database.listen('outbox', drain, drain);
    } catch (error) {
      isRunning = false;
      await endAll();
      throw error;
    }
    timer = setInterval(drain, drainEveryMs);
    drain();
  }

  async function endAll(): Promise<void> {
    clearInterval(timer);
    await unlisten?.();
    await draining;
    await Promise.all([
      ...[...workers.values()].map((worker) => worker.stop()),
      boss.stop({ graceful: true, timeout: stopLimitMs, close: false }),
    ]);
  }
}

/** Concurrency of single jobs in a group. */
const few = { concurrency: 4 };

function toQueuedJob(
  { id, data: { shopId, data }, retryCount, signal }: Job<Payload>,
  giveWay: () => Promise<void> = async () => undefined,
): QueuedJob {
  return { id, shopId, data, attempt: retryCount + 1, signal, giveWay };
}

/**
 * Runs the queue's statements on the database's connections. `wake`: a queue has new jobs; without a name, any queue
 * may.
 */
function queueConnection(database: Database, current: AsyncLocalStorage<Queries>, wake: (queue?: string) => void): Db {
  return {
    executeSql: (text, values) => {
      const queries = current.getStore();
      return queries ? executeIn(queries, text, values) : database.executeSql(text, values);
    },
    listen: async (channel, onMessage, onGap) => {
      const end = await database.listen(
        channel,
        (queue) => {
          onMessage(queue);
          wake(queue);
        },
        () => {
          onGap();
          wake();
        },
      );
      onGap();
      return { close: end };
    },
  };
}

function executeIn(queries: Queries, text: string, values?: unknown[]): Promise<{ rows: unknown[] }> {
  const execute = async (query: unknown) => (await queries.execute(query as SQL)) as unknown as { rows: unknown[] };
  return fromDrizzle({ execute }, sql).executeSql(text, values);
}
