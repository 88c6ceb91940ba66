import type { Job, JobResult, PgBoss } from 'pg-boss';
import { createFairLimit } from '../connection/createFairLimit.ts';
import { asError } from './asError.ts';

export interface QueueWorkerOptions<Payload> {
  queue: string;
  /** Jobs that are taken from the queue at once; those of one shop are a group. */
  most: number;
  /** Groups at once. */
  concurrency: number;
  /** Of these of one shop. */
  mostOfOneShop: number;
  /** How long a group may take. */
  limitSeconds: number;
  /** After so long without a sign of life another process tries the jobs. */
  heartbeatSeconds: number;
  /** How long groups may take to end when the worker stops. */
  stopLimitMs: number;
  /** Does jobs of one shop, and resolves to what became of each. */
  work(shopId: number, jobs: readonly Job<Payload>[]): Promise<readonly JobResult[]>;
  onError(error: unknown): void;
}

/** Does the jobs of one queue in groups of one shop. */
export interface QueueWorker {
  begin(): void;
  /** There may be new jobs in the queue. */
  wake(): void;
  /** Resolves when no group is under way; those that take too long fail. */
  stop(): Promise<void>;
}

interface Group<Payload> {
  jobs: readonly Job<Payload>[];
  abort: AbortController;
  ended: Promise<void>;
}

/** The queue is looked at so often where nobody says that there are new jobs. */
const lookEveryMs = 2_000;
/** A fetch begins so long after the one before it at the earliest, so that groups grow while many jobs come. */
const betweenFetchesMs = 25;
/** The same while shops are left out and no group ends: most jobs that are added are then theirs. */
const betweenSearchesMs = 250;
/**
 * While shops are left out, the database passes over all that waits of them. Where that found too little, so long, times
 * what it took, passes until the next: a long backlog of a busy shop takes a fifth of a processor at most.
 */
const perSearch = 4;
/** A database that does not take what became of jobs is told again after these times, ms; it may be starting anew. */
const tellAgainAfterMs = [500, 2_000, 10_000];
/** Groups mostly end sooner than a search is worth: full shops are waited for so long, or until so long after the last search. */
const graceMs = 1_000;

/**
 * Takes jobs of many shops from the queue of pg-boss and does those of each shop as a group. Each group ends by itself, and
 * nothing is taken of a shop that has as many groups under way as it may have: one whose store does not answer holds up no
 * other. The workers of pg-boss do not have this: theirs end with the slowest shop of their jobs.
 */
export function createQueueWorker<Payload extends { shopId: number }>(
  boss: Pick<PgBoss, 'fetch' | 'complete' | 'fail' | 'touch'>,
  options: QueueWorkerOptions<Payload>,
): QueueWorker {
  const { queue, most, concurrency, mostOfOneShop, limitSeconds, heartbeatSeconds, stopLimitMs, onError } = options;
  const limit = createFairLimit<number>({ most: concurrency, mostOfOne: mostOfOneShop });
  /** Those that wait or are under way. */
  const groups = new Set<Group<Payload>>();
  /** Since when shops have all that they may have. */
  const fullSince = new Map<number, number>();
  let isStopping = false;
  let isFetchDue = true;
  /** Since the last fetch. */
  let hasGroupEnded = false;
  /** The last fetch took as much as it may. */
  let foundMost = false;
  let fetchedAt = -Infinity;
  /** The last fetch that left shops out. */
  const search = { at: -Infinity, tookMs: 0, foundMost: false };
  let resume = (): void => undefined;
  let fetching: Promise<void> = Promise.resolve();
  let heartbeat: NodeJS.Timeout | undefined;

  function wake(): void {
    isFetchDue = true;
    resume();
  }

  async function fetchUntilStopped(): Promise<void> {
    for (;;) {
      if (isStopping) return;
      const ms = msUntilFetch();
      await (ms > 0 ? pause(ms) : fetchOnce());
    }
  }

  function msUntilFetch(): number {
    // A group that ends wakes it.
    if (!limit.hasRoom()) return lookEveryMs;
    return dueAt() - performance.now();
  }

  function dueAt(): number {
    const isSearch = fullSince.size > 0;
    if (isSearch ? search.foundMost : foundMost) return fetchedAt;
    if (!isFetchDue) return fetchedAt + lookEveryMs;
    const nextFetchAt = fetchedAt + betweenFetchesMs;
    if (!isSearch) return nextFetchAt;
    const pauseMs = Math.max(hasGroupEnded ? 0 : betweenSearchesMs, perSearch * search.tookMs);
    const graceEndsAt = Math.min(Math.max(...fullSince.values()), search.at) + graceMs;
    return Math.max(nextFetchAt, search.at + Math.min(pauseMs, lookEveryMs), graceEndsAt);
  }

  function noteFull(): void {
    const full = limit.fullKeys();
    for (const shopId of full) if (!fullSince.has(shopId)) fullSince.set(shopId, performance.now());
    for (const shopId of fullSince.keys()) if (!full.includes(shopId)) fullSince.delete(shopId);
  }

  /** Shorter when it is woken. */
  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      resume = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function fetchOnce(): Promise<void> {
    isFetchDue = false;
    hasGroupEnded = false;
    foundMost = false;
    const startedAt = performance.now();
    try {
      // The jobs of a shop carry its number as their group.
      const ignoreGroups = [...fullSince.keys()].map(String);
      const jobs = await boss.fetch<Payload>(queue, { batchSize: most, ignoreGroups });
      const endedAt = performance.now();
      if (jobs.length === most) isFetchDue = true;
      if (ignoreGroups.length === 0) foundMost = jobs.length === most;
      else Object.assign(search, { at: endedAt, tookMs: endedAt - startedAt, foundMost: jobs.length === most });
      for (const [shopId, ofShop] of Map.groupBy(jobs, ({ data }) => data.shopId)) begin(shopId, ofShop);
    } catch (error) {
      search.foundMost = false;
      onError(error);
    }
    fetchedAt = performance.now();
  }

  function begin(shopId: number, jobs: readonly Job<Payload>[]): void {
    const abort = new AbortController();
    const work = async () => {
      // The worker stopped while it waited, and its jobs are given back.
      if (abort.signal.aborted) return;
      const results = await attempt(shopId, jobs, abort);
      await settle(jobs, results);
    };
    const group: Group<Payload> = {
      jobs,
      abort,
      ended: limit
        .run(shopId, work)
        .catch(onError)
        .finally(() => {
          groups.delete(group);
          hasGroupEnded = true;
          noteFull();
          wake();
        }),
    };
    groups.add(group);
    noteFull();
  }

  /** What became of each job; all have failed when they take too long. */
  async function attempt(
    shopId: number,
    jobs: readonly Job<Payload>[],
    abort: AbortController,
  ): Promise<readonly JobResult[]> {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      const error = new Error(`These jobs took longer than ${limitSeconds} seconds.`);
      abort.abort(error);
      reject(error);
    }, limitSeconds * 1_000);
    try {
      const working = options.work(
        shopId,
        jobs.map((job) => ({ ...job, signal: abort.signal })),
      );
      return await Promise.race([working, late]);
    } catch (error) {
      onError(error);
      return jobs.map(({ id }) => ({ id, status: 'failed', output: asError(error) }));
    } finally {
      clearTimeout(timer);
    }
  }

  /** Only as the attempt that was fetched: a job that another process tries meanwhile stays its own. */
  async function settle(jobs: readonly Job<Payload>[], results: readonly JobResult[]): Promise<void> {
    const byId = new Map(results.map((result) => [result.id, result]));
    const done = jobs.filter(({ id }) => byId.get(id)?.status === 'completed');
    if (done.length > 0) await untilTaken(() => boss.complete(queue, done));
    for (const job of jobs)
      if (!done.includes(job))
        await untilTaken(() => boss.fail(queue, job, byId.get(job.id)?.output as object | undefined));
  }

  /** What is never taken is tried again as the work of a process that has ended. */
  async function untilTaken(tell: () => Promise<unknown>): Promise<void> {
    for (const waitMs of [...tellAgainAfterMs, null]) {
      try {
        await tell();
        return;
      } catch (error) {
        onError(error);
      }
      if (waitMs !== null) await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }

  function touch(): void {
    const jobs = [...groups].flatMap((group) => group.jobs);
    if (jobs.length > 0) boss.touch(queue, jobs).catch(onError);
  }

  return {
    begin: () => {
      heartbeat = setInterval(touch, (heartbeatSeconds / 2) * 1_000);
      fetching = fetchUntilStopped();
    },
    wake,
    stop: async () => {
      isStopping = true;
      wake();
      const ended = fetching.then(() => Promise.all([...groups].map((group) => group.ended)));
      const { promise: limitReached, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, stopLimitMs);
      await Promise.race([ended, limitReached]);
      clearTimeout(timer);
      clearInterval(heartbeat);
      for (const { jobs, abort } of groups) {
        abort.abort(new Error('The job queue stops.'));
        await boss.fail(queue, [...jobs], new Error('The process ended during the job.')).catch(onError);
      }
    },
  };
}
