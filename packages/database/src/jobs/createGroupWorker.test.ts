import type { Job } from 'pg-boss';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createGroupWorker, type GroupWorkerOptions } from './createGroupWorker.ts';

interface Payload {
  shopId: number;
}

const aJob = (id: string, shopId: number) =>
  ({ id, name: 'queue', data: { shopId }, retryCount: 0, expireInSeconds: 900, heartbeatSeconds: 60 }) as Job<Payload>;

/** A worker over a queue in memory, whose jobs fail where the test says so. */
function aWorker(options: Partial<GroupWorkerOptions<Payload>> = {}) {
  vi.useFakeTimers();
  const waiting: Job<Payload>[] = [];
  const fetches: (readonly string[])[] = [];
  const settled: [string, string, unknown][] = [];
  const touched: string[][] = [];
  const errors: unknown[] = [];
  /** How long the next fetches take. */
  const pace = { fetchMs: 0 };
  const idsOf = (jobs: unknown) => [jobs].flat().map((job) => (job as Job).id);
  const reply = { jobs: [], requested: 0, affected: 0 };
  const worker = createGroupWorker<Payload>(
    {
      fetch: async (_queue: string, { ignoreGroups }: { ignoreGroups?: string[] | null }) => {
        const ignored = ignoreGroups ?? [];
        fetches.push(ignored);
        if (pace.fetchMs > 0) await new Promise((resolve) => setTimeout(resolve, pace.fetchMs));
        const taken = waiting.filter(({ data }) => !ignored.includes(String(data.shopId))).slice(0, options.most ?? 5);
        for (const job of taken) waiting.splice(waiting.indexOf(job), 1);
        return taken as never;
      },
      complete: async (_queue: string, jobs: unknown) => {
        settled.push(...idsOf(jobs).map((id): [string, string, unknown] => [id, 'completed', null]));
        return reply;
      },
      fail: async (_queue: string, jobs: unknown, output: unknown) => {
        settled.push(...idsOf(jobs).map((id): [string, string, unknown] => [id, 'failed', String(output)]));
        return reply;
      },
      touch: async (_queue: string, jobs: unknown) => {
        touched.push(idsOf(jobs));
        return reply;
      },
    },
    {
      queue: 'queue',
      most: 5,
      concurrency: 2,
      mostOfOneShop: 1,
      limitSeconds: 100,
      heartbeatSeconds: 60,
      stopLimitMs: 30_000,
      work: async (_shopId, jobs) => jobs.map(({ id }) => ({ id, status: 'completed' as const })),
      onError: (error) => errors.push(error),
      ...options,
    },
  );
  const stop = async () => {
    const stopped = worker.stop();
    await vi.advanceTimersByTimeAsync(31_000);
    await stopped;
  };
  onTestFinished(async () => {
    await stop();
    vi.useRealTimers();
  });
  return { worker, waiting, fetches, settled, touched, errors, pace, stop };
}

const never = () => new Promise<never>(() => undefined);

test('a group that takes too long fails, its place is free, and it was alive until then', async () => {
  const { worker, waiting, settled, touched } = aWorker({ work: never });
  waiting.push(aJob('a', 1), aJob('b', 1));
  worker.begin();
  await vi.advanceTimersByTimeAsync(99_000);
  expect(settled).toEqual([]);
  expect(touched).toEqual(Array.from({ length: 3 }, () => ['a', 'b']));
  waiting.push(aJob('c', 1));
  await vi.advanceTimersByTimeAsync(1_100);
  expect(settled).toEqual(['a', 'b'].map((id) => [id, 'failed', 'Error: These jobs took longer than 100 seconds.']));
  expect(waiting).toEqual([]);
});

test('each job of a group is settled as it ended', async () => {
  const { worker, waiting, settled } = aWorker({
    work: async (_shopId, jobs) =>
      jobs.map(({ id }) =>
        id === 'b' ? { id, status: 'failed', output: new Error('No such order.') } : { id, status: 'completed' },
      ),
  });
  waiting.push(aJob('a', 1), aJob('b', 1), aJob('c', 1));
  worker.begin();
  await vi.advanceTimersByTimeAsync(0);
  expect(settled).toEqual([
    ['a', 'completed', null],
    ['c', 'completed', null],
    ['b', 'failed', 'Error: No such order.'],
  ]);
});

test('groups that have not ended when the queue has to stop fail, so that another process tries them', async () => {
  const signals: AbortSignal[] = [];
  const { worker, waiting, settled, stop } = aWorker({
    work: (_shopId, jobs) => {
      signals.push(...jobs.map(({ signal }) => signal));
      return never();
    },
  });
  waiting.push(aJob('a', 1));
  worker.begin();
  await vi.advanceTimersByTimeAsync(10);
  await stop();
  expect(settled).toEqual([['a', 'failed', 'Error: The process ended during the job.']]);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test('many words that there are jobs are few fetches, and a long search leaves its shops longer out of mind', async () => {
  const { worker, waiting, fetches, pace } = aWorker({ work: never });
  worker.begin();
  await vi.advanceTimersByTimeAsync(0);
  const fetchesWhile = async (ms: number) => {
    const before = fetches.length;
    for (let passed = 0; passed < ms; passed += 1) {
      worker.wake();
      await vi.advanceTimersByTimeAsync(1);
    }
    return fetches.length - before;
  };
  expect(await fetchesWhile(1_000)).toBe(40);
  // The only shop has all it may have, and each fetch has to pass over its backlog.
  waiting.push(aJob('a', 1));
  await fetchesWhile(1_100);
  pace.fetchMs = 50;
  expect(fetches.at(-1)).toEqual(['1']);
  expect(await fetchesWhile(1_000)).toBeLessThanOrEqual(6);
});

test('a busy shop is waited for while its groups end within a second, so that nothing has to pass over its backlog', async () => {
  const { worker, waiting, fetches } = aWorker({
    work: async (_shopId, jobs) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      return jobs.map(({ id }) => ({ id, status: 'completed' as const }));
    },
  });
  waiting.push(...Array.from({ length: 100 }, (_none, index) => aJob(`big ${index}`, 1)));
  worker.begin();
  await vi.advanceTimersByTimeAsync(1_000);
  waiting.unshift(aJob('small', 2));
  await vi.advanceTimersByTimeAsync(400);
  expect(waiting.filter(({ data }) => data.shopId === 2)).toEqual([]);
  await vi.advanceTimersByTimeAsync(4_600);
  expect(waiting.length).toBeLessThanOrEqual(100 - 5 * 15);
  expect(fetches.filter((ignored) => ignored.length > 0)).toEqual([]);
});

test('a shop whose groups do not end is left out after a second, and others go on', async () => {
  const { worker, waiting, fetches } = aWorker({
    work: async (shopId, jobs) =>
      shopId === 1 ? never() : jobs.map(({ id }) => ({ id, status: 'completed' as const })),
  });
  waiting.push(...Array.from({ length: 6 }, (_none, index) => aJob(`silent ${index}`, 1)), aJob('small', 2));
  worker.begin();
  await vi.advanceTimersByTimeAsync(900);
  expect(fetches).toEqual([[]]);
  await vi.advanceTimersByTimeAsync(200);
  expect(waiting.map(({ id }) => id)).toEqual(['silent 5']);
});
