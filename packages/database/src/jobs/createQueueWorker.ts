import type { Job, JobResult, PgBoss } from 'pg-boss';
import { createFairLimit } from '../connection/createFairLimit.ts';
import { asError } from './asError.ts';

export interface QueueWorkerOptions<Payload> {
  queue: string;
  /** Jobs per fetch; those of one shop form a group. */
  most: number;
  /** Concurrent groups. */
  concurrency: number;
  /** Concurrent groups per shop. */
  mostOfOneShop: number;
  /** Time limit of a group. */
  limitSeconds: number;
  /** After this long without a heartbeat another process retries the jobs. */
  heartbeatSeconds: number;
  /** Time for running groups to end when the worker stops. */
  stopLimitMs: number;
  /** Does one shop's jobs and resolves to the result of each. */
  work(shopId: number, jobs: readonly Job<Payload>[]): Promise<readonly JobResult[]>;
  onError(error: unknown): void;
}

/** Works one queue in groups of jobs per shop. */
export interface QueueWorker {
  begin(): void;
  /** Signals possible new jobs. */
  wake(): void;
  /** Resolves when no group is running; those that take too long fail. */
  stop(): Promise<void>;
}

interface Group<Payload> {
  jobs: readonly Job<Payload>[];
  abort: AbortController;
  ended: Promise<void>;
}

/** Poll interval when no NOTIFY arrives. */
const lookEveryMs = 2_000;
/** Minimum pause between fetches, so that groups grow while many jobs arrive. */
const betweenFetchesMs = 25;
/** Minimum pause while shops are left out and no group ends, because most new jobs are theirs. */
const betweenSearchesMs = 250;
/**
 * While shops are left out, the database has to skip their whole backlog. After such a search without a full result, the
 * next one waits this many times its duration, so that a busy shop's backlog uses at most a fifth of a processor.
 */
const perSearch = 4;
/** Delays before sending job results again when the database does not accept them, ms; it may be restarting. */
const tellAgainAfterMs = [500, 2_000, 10_000];
/**
 * Groups usually end sooner than a search is worth: a search waits this long for full shops, or this long after the last
 * search.
 */
const graceMs = 1_000;

/**
 * Fetches jobs of many shops from pg-boss and works each shop's jobs as a group. Groups end independently, and a shop at
 * its limit gets no more jobs, so a store that does not answer does not delay other shops. pg-boss's own workers wait
 * for the slowest shop of a fetch.
 */
export function createQueueWorker<Payload extends { shopId: number }>(
  boss: Pick<PgBoss, 'fetch' | 'complete' | 'fail' | 'touch'>,
  options: QueueWorkerOptions<Payload>,
): QueueWorker {
  const { queue, most, concurrency, mostOfOneShop, limitSeconds, heartbeatSeconds, stopLimitMs, onError } = options;
  const limit = createFairLimit<number>({ most: concurrency, mostOfOne: mostOfOneShop });
  /** Waiting or running groups. */
  const groups = new Set<Group<Payload>>();
  /** Since when each shop has been at its limit. */
  const fullSince = new Map<number, number>();
  let isStopping = false;
  let isFetchDue = true;
  /** Since the last fetch. */
  let hasGroupEnded = false;
  /** The last fetch returned a full batch. */
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
    // A group that ends wakes the worker.
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

  /** Ends early on a wake-up. */
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
      // A job's group in the queue is its shop id.
      const ignoreGroups = [...fullSince.keys()].map(String);
      const jobs = await boss.fetch<Payload>(queue, { batchSize: most, ignoreGroups });
      const endedAt = performance.now();
      if (jobs.length === most) isFetchDue = true;
      if (ignoreGroups.length === 0) foundMost = jobs.length === most;
      else Object.assign(search, { at: endedAt, tookMs: endedAt - startedAt, foundMost: jobs.length === most });
      for (const [shopId, shopJobs] of Map.groupBy(jobs, ({ data }) => data.shopId)) begin(shopId, shopJobs);
    } catch (error) {
      search.foundMost = false;
      onError(error);
    }
    fetchedAt = performance.now();
  }

  function begin(shopId: number, jobs: readonly Job<Payload>[]): void {
    const abort = new AbortController();
    const work = async () => {
      // The worker stopped while the group waited, and the jobs were returned.
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

  /** Results of the jobs; all failed if they took too long. */
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

  /** Settles only the fetched attempt, not a later attempt by another process. */
  async function settle(jobs: readonly Job<Payload>[], results: readonly JobResult[]): Promise<void> {
    const byId = new Map(results.map((result) => [result.id, result]));
    const done = jobs.filter(({ id }) => byId.get(id)?.status === 'completed');
    if (done.length > 0) await untilTaken(() => boss.complete(queue, done));
    for (const job of jobs)
      if (!done.includes(job))
        await untilTaken(() => boss.fail(queue, job, byId.get(job.id)?.output as object | undefined));
  }

  /** If a result is never accepted, the job is retried like that of a dead process. */
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
