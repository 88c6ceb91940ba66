import type { Job } from 'pg-boss';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createQueueWorker, type QueueWorkerOptions } from './createQueueWorker.ts';
import { createTurns } from './createTurns.ts';

interface Payload {
  shopId: number;
}

const aJob = (id: string, shopId: number) =>
  ({ id, name: 'queue', data: { shopId }, retryCount: 0, expireInSeconds: 900, heartbeatSeconds: 60 }) as Job<Payload>;

/** A worker on an in-memory queue, with jobs that fail on request. */
function aWorker(options: Partial<QueueWorkerOptions<Payload>> = {}) {
  vi.useFakeTimers();
  const waiting: Job<Payload>[] = [];
  const fetches: (readonly string[])[] = [];
  const settled: [string, string, unknown][] = [];
  const touched: string[][] = [];
  const errors: unknown[] = [];
  /** Duration of the next fetches, and their error. */
  const pace: { fetchMs: number; error: Error | null } = { fetchMs: 1, error: null };
  /** Errors for the next calls to complete or fail jobs. */
  const refusals: Error[] = [];
  const refuse = () => {
    const refusal = refusals.shift();
    if (refusal) throw refusal;
  };
  const idsOf = (jobs: unknown) => [jobs].flat().map((job) => (job as Job).id);
  const reply = { jobs: [], requested: 0, affected: 0 };
  const worker = createQueueWorker<Payload>(
    {
      fetch: async (_queue: string, { ignoreGroups }: { ignoreGroups?: string[] | null }) => {
        const ignored = ignoreGroups ?? [];
        fetches.push(ignored);
        await new Promise((resolve) => setTimeout(resolve, pace.fetchMs));
        if (pace.error) throw pace.error;
        const taken = waiting.filter(({ data }) => !ignored.includes(String(data.shopId))).slice(0, options.most ?? 5);
        for (const job of taken) waiting.splice(waiting.indexOf(job), 1);
        return taken as never;
      },
      complete: async (_queue: string, jobs: unknown) => {
        refuse();
        settled.push(...idsOf(jobs).map((id): [string, string, unknown] => [id, 'completed', null]));
        return reply;
      },
      fail: async (_queue: string, jobs: unknown, output: unknown) => {
        refuse();
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
  return { worker, waiting, fetches, settled, touched, errors, pace, refusals, stop };
}

const never = () => new Promise<never>(() => undefined);

test('a group that takes too long fails and frees its place, and sends heartbeats until then', async () => {
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

test('each job of a group is settled with its own result', async () => {
  const { worker, waiting, settled } = aWorker({
    work: async (_shopId, jobs) =>
      jobs.map(({ id }) =>
        id === 'b' ? { id, status: 'failed', output: new Error('No such order.') } : { id, status: 'completed' },
      ),
  });
  waiting.push(aJob('a', 1), aJob('b', 1), aJob('c', 1));
  worker.begin();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toEqual([
    ['a', 'completed', null],
    ['c', 'completed', null],
    ['b', 'failed', 'Error: No such order.'],
  ]);
});

test('a result that the database did not accept is sent again, and its jobs stay alive until then', async () => {
  const { worker, waiting, settled, errors, refusals } = aWorker({
    work: async (_shopId, jobs) =>
      jobs.map(({ id }) =>
        id === 'a' ? { id, status: 'completed' } : { id, status: 'failed', output: new Error(id) },
      ),
  });
  waiting.push(aJob('a', 1), aJob('b', 1), aJob('c', 1));
  const restarting = new Error('The database system is starting up.');
  refusals.push(restarting, restarting);
  worker.begin();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(settled).toEqual([
    ['a', 'completed', null],
    ['b', 'failed', 'Error: b'],
    ['c', 'failed', 'Error: c'],
  ]);
  expect(errors).toEqual([restarting, restarting]);
});

test('a result that is never accepted does not prevent the next job from being settled', async () => {
  const { worker, waiting, settled, refusals } = aWorker({
    work: async (_shopId, jobs) => jobs.map(({ id }) => ({ id, status: 'failed', output: new Error(id) })),
  });
  waiting.push(aJob('a', 1), aJob('b', 1));
  refusals.push(...Array.from({ length: 4 }, () => new Error('unsupported Unicode escape sequence')));
  worker.begin();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(settled).toEqual([['b', 'failed', 'Error: b']]);
});

test('a group still waiting when the queue stops does not start', async () => {
  const begun: string[] = [];
  const { worker, waiting, settled, stop } = aWorker({
    concurrency: 1,
    work: (_shopId, [job]) => {
      begun.push(job?.id ?? '');
      return new Promise((_resolve, reject) => job?.signal.addEventListener('abort', () => reject(job.signal.reason)));
    },
  });
  waiting.push(aJob('a', 1), aJob('b', 2));
  worker.begin();
  await vi.advanceTimersByTimeAsync(10);
  await stop();
  expect(begun).toEqual(['a']);
  expect(settled.map(([id, state]) => [id, state])).toContainEqual(['b', 'failed']);
});

test('groups still running when the queue stops fail, so that another process retries them', async () => {
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

test('many wake-ups cause few fetches, and a long search delays the next one', async () => {
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
  const fetched = await fetchesWhile(1_000);
  expect(fetched).toBeGreaterThanOrEqual(35);
  expect(fetched).toBeLessThanOrEqual(40);
  // The only shop is at its limit, and each fetch has to skip its backlog.
  waiting.push(aJob('a', 1));
  await fetchesWhile(300);
  expect(fetches.at(-1)).toEqual(['1']);
  expect(await fetchesWhile(10_000)).toBeLessThanOrEqual(40);
  pace.fetchMs = 200;
  await fetchesWhile(1_000);
  expect(await fetchesWhile(10_000)).toBeLessThanOrEqual(10);
});

/** Jobs of shop 1 take 300 ms, others no time. */
const busy: QueueWorkerOptions<Payload>['work'] = async (shopId, jobs) => {
  if (shopId === 1) await new Promise((resolve) => setTimeout(resolve, 300));
  return jobs.map(({ id }) => ({ id, status: 'completed' as const }));
};

test.each([['groups', 5] as const, ['jobs one by one', 1] as const])(
  'a busy shop with a long backlog of %s is left out once a second, so that other shops get their turn',
  async (_, most) => {
    const { worker, waiting, fetches, pace, settled } = aWorker({ most, concurrency: 3, mostOfOneShop: 2, work: busy });
    pace.fetchMs = 20;
    waiting.push(...Array.from({ length: 1_000 }, (_none, index) => aJob(`big ${index}`, 1)));
    worker.begin();
    await vi.advanceTimersByTimeAsync(2_000);
    // Behind the whole backlog, and without a wake-up.
    waiting.push(...Array.from({ length: 10 }, (_none, index) => aJob(`small ${index}`, 2)));
    await vi.advanceTimersByTimeAsync(1_300);
    expect(settled.filter(([id]) => id.startsWith('small'))).toHaveLength(10);
    const before = fetches.length;
    await vi.advanceTimersByTimeAsync(10_000);
    const searches = fetches.slice(before).filter((ignored) => ignored.length > 0);
    expect(searches.length).toBeGreaterThanOrEqual(9);
    expect(searches.length).toBeLessThanOrEqual(11);
    expect(settled.length).toBeGreaterThanOrEqual(most * 2 * 38);
  },
);

test('an hour-old backlog with higher priority delays other shops’ new jobs by a second at most', async () => {
  const { worker, waiting, settled } = aWorker({ concurrency: 3, mostOfOneShop: 2, work: busy });
  const [hourAgo, now] = [Date.now() - 3_600_000, Date.now()];
  let at = hourAgo;
  const turns = createTurns(() => at);
  const withTurn = (job: Job<Payload>) => ({ job, turn: turns.next('queue', job.data.shopId, new Date(at)) });
  const big = Array.from({ length: 1_000 }, (_none, index) => withTurn(aJob(`big ${index}`, 1)));
  at = now;
  const jobs = [withTurn(aJob('small', 2)), ...big].toSorted((one, other) => other.turn - one.turn);
  waiting.push(...jobs.map(({ job }) => job));
  expect(waiting.at(-1)?.id).toBe('small');
  worker.begin();
  await vi.advanceTimersByTimeAsync(1_300);
  expect(settled).toContainEqual(['small', 'completed', null]);
});

test('a busy shop is as fast as alone next to a shop with hanging jobs', async () => {
  const { worker, waiting, settled } = aWorker({
    most: 1,
    concurrency: 5,
    mostOfOneShop: 2,
    work: async (shopId, jobs) => (shopId === 2 ? never() : busy(shopId, jobs)),
  });
  waiting.push(aJob('silent 0', 2), aJob('silent 1', 2), aJob('silent 2', 2));
  waiting.push(...Array.from({ length: 1_000 }, (_none, index) => aJob(`busy ${index}`, 1)));
  worker.begin();
  await vi.advanceTimersByTimeAsync(11_000);
  expect(settled.length).toBeGreaterThanOrEqual(2 * 31);
});

test('a failed fetch is reported, and the next one follows', async () => {
  const { worker, waiting, settled, errors, pace } = aWorker();
  pace.error = new Error('The database cannot be reached.');
  waiting.push(aJob('a', 1));
  worker.begin();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([errors, settled]).toEqual([[pace.error], []]);
  pace.error = null;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(settled).toEqual([['a', 'completed', null]]);
});

test('waiting jobs are fetched one after another without a pause', async () => {
  const { worker, waiting, settled } = aWorker({ most: 1 });
  waiting.push(...Array.from({ length: 100 }, (_none, index) => aJob(`job ${index}`, index)));
  worker.begin();
  await vi.advanceTimersByTimeAsync(300);
  expect(settled).toHaveLength(100);
});

test('a failed fetch is not retried at once, even if jobs of other shops were found before', async () => {
  const { worker, waiting, errors, pace } = aWorker({
    most: 1,
    work: async (shopId) => {
      if (shopId === 1) return never();
      pace.error = new Error('The database cannot be reached.');
      return [];
    },
  });
  waiting.push(aJob('silent', 1), aJob('small', 2));
  worker.begin();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(errors.length).toBeGreaterThanOrEqual(1);
  expect(errors.length).toBeLessThanOrEqual(2);
});

test('the worker stops when running jobs have ended, and fetches no more', async () => {
  const { worker, waiting, settled } = aWorker({ work: busy });
  waiting.push(aJob('a', 1));
  worker.begin();
  await vi.advanceTimersByTimeAsync(100);
  let hasStopped = false;
  const stopped = worker.stop().then(() => {
    hasStopped = true;
  });
  waiting.push(aJob('b', 2));
  worker.wake();
  await vi.advanceTimersByTimeAsync(100);
  expect([hasStopped, settled]).toEqual([false, []]);
  await vi.advanceTimersByTimeAsync(200);
  expect([hasStopped, settled]).toEqual([true, [['a', 'completed', null]]]);
  await stopped;
  expect(waiting.map(({ id }) => id)).toEqual(['b']);
});

test('a shop with hanging jobs gets no more, and the others continue', async () => {
  const { worker, waiting, settled } = aWorker({
    work: async (shopId, jobs) => (shopId === 1 ? never() : busy(shopId, jobs)),
  });
  waiting.push(...Array.from({ length: 6 }, (_none, index) => aJob(`silent ${index}`, 1)), aJob('small', 2));
  worker.begin();
  await vi.advanceTimersByTimeAsync(300);
  expect(settled).toEqual([['small', 'completed', null]]);
  expect(waiting.map(({ id }) => id)).toEqual(['silent 5']);
  waiting.push(...Array.from({ length: 3 }, (_none, index) => aJob(`later ${index}`, index + 3)));
  worker.wake();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(settled).toHaveLength(4);
});

test('an empty queue is polled every two seconds', async () => {
  const { worker, fetches } = aWorker({});
  worker.begin();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(fetches).toHaveLength(10);
});

test('a queue of single jobs at its limit is polled rarely, no matter who adds more', async () => {
  const { worker, waiting, fetches, pace } = aWorker({ most: 1, concurrency: 5, mostOfOneShop: 4, work: never });
  pace.fetchMs = 50;
  waiting.push(...Array.from({ length: 100 }, (_none, index) => aJob(`silent ${index}`, 1)));
  worker.begin();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(waiting).toHaveLength(96);
  const fetchesIn = async (ms: number, isWoken: boolean) => {
    const before = fetches.length;
    for (let passed = 0; passed < ms; passed += 1) {
      if (isWoken) worker.wake();
      await vi.advanceTimersByTimeAsync(1);
    }
    return fetches.length - before;
  };
  expect(await fetchesIn(10_000, false)).toBeLessThanOrEqual(5);
  expect(await fetchesIn(10_000, true)).toBeLessThanOrEqual(40);
  waiting.splice(0);
  expect(await fetchesIn(10_000, false)).toBeLessThanOrEqual(5);
});
