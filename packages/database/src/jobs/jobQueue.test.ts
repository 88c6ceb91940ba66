import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { type Database, rowsOf, type ShopTransaction } from '../connection/Database.ts';
import { DatabaseUnavailableError } from '../connection/errors.ts';
import { outbox } from '../schema/index.ts';
import { aShop } from '../testing/aShop.ts';
import { describeOnBothKinds } from '../testing/describeOnBothKinds.ts';
import { GroupFailedError } from './GroupFailedError.ts';
import { createJobQueue, type JobQueue } from './jobQueue.ts';
import { createTurns } from './createTurns.ts';
import { drainOutbox } from './drainOutbox.ts';
import { addJobs } from './outbox.ts';

const started: JobQueue[] = [];
afterEach(stopAll);

/** Waits for running jobs, so that a job done twice is counted. */
async function stopAll(): Promise<void> {
  await Promise.all(started.splice(0).map((queue) => queue.stop()));
}

const aQueueName = () => `test-${randomUUID()}`;

/** A queue that is stopped after the test, with the errors it reported. */
function aJobQueue(database: Database, options: { beforeAttempt?(): Promise<void> } = {}) {
  const errors: unknown[] = [];
  const jobs = createJobQueue(database, { ...options, onError: (error) => errors.push(error) });
  started.push(jobs);
  return { jobs, errors };
}

const add = (queue: string, data: unknown, startAt?: Date) => (transaction: ShopTransaction) =>
  addJobs(transaction, [{ queue, data, ...(startAt && { startAt }) }]);

/** How often each job was handled, by its data. */
function counter() {
  const times = new Map<unknown, number>();
  return { times, count: (data: unknown) => times.set(data, (times.get(data) ?? 0) + 1) };
}

const eachOnce = (count: number) => Array.from({ length: count }, (_, index) => [index, 1]);

const sorted = (times: Map<unknown, number>) => [...times].toSorted(([a], [b]) => Number(a) - Number(b));

/** Disables the two-second polling, so that jobs done in `work` were announced. */
async function withoutLooks(work: () => Promise<void>): Promise<void> {
  const { setTimeout: later } = globalThis;
  const looks = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((run: () => void, ms = 0) => later(run, ms < 1_500 ? ms : 2 ** 31 - 1)) as typeof later);
  try {
    await work();
  } finally {
    looks.mockRestore();
  }
}

describeOnBothKinds('the job queue', (database) => {
  test('lets a long job give way between its parts as before its start', async () => {
    const queue = aQueueName();
    const steps: string[] = [];
    const { jobs } = aJobQueue(database(), { beforeAttempt: async () => void steps.push('way given') });
    jobs.work(queue, async ({ giveWay }) => {
      steps.push('part');
      await giveWay();
      steps.push('last part');
    });
    await jobs.start();
    await database().inShop(await aShop(database()), add(queue, 0));
    await expect.poll(() => steps).toEqual(['way given', 'part', 'way given', 'last part']);
  });

  const outboxCount = () =>
    database().inSystem(async (queries) => (await queries.select({ jobId: outbox.jobId }).from(outbox)).length);

  test('starts while another process creates its tables', async () => {
    const [shopId, queue] = [await aShop(database()), aQueueName()];
    const { times, count } = counter();
    let isFirst = true;
    const { jobs, errors } = aJobQueue({
      ...database(),
      executeSql: async (text, values) => {
        if (!isFirst || !text.includes('.version')) return database().executeSql(text, values);
        isFirst = false;
        const words = 'duplicate key value violates unique constraint "pg_namespace_nspname_index"';
        throw Object.assign(new Error(words), { code: '23505' });
      },
    });
    jobs.work(queue, async ({ data }) => void count(data));
    await jobs.start();
    await database().inShop(shopId, add(queue, 0));
    await expect.poll(() => sorted(times)).toEqual(eachOnce(1));
    expect(errors).toEqual([]);
  });

  test('takes no jobs after it was stopped during the start', async () => {
    const [shopId, queues] = [await aShop(database()), [aQueueName(), aQueueName(), aQueueName()]];
    const handled: string[] = [];
    const looks: string[] = [];
    const { jobs, errors } = aJobQueue({
      ...database(),
      executeSql: (text, values) => {
        // The statement that fetches jobs.
        if (text.includes('SKIP LOCKED')) looks.push(text);
        return database().executeSql(text, values);
      },
    });
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'setInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    for (const queue of queues)
      jobs.work(queue, async () => {
        handled.push(queue);
      });
    const starting = jobs.start();
    await jobs.stop();
    await starting;
    looks.splice(0);
    for (const queue of queues) await database().inShop(shopId, add(queue, {}));
    await vi.advanceTimersByTimeAsync(60_000);
    expect([looks, handled]).toEqual([[], []]);
    expect(errors).toEqual([]);
  });

  test('does jobs added in transactions once each, and never those of a failed transaction', async () => {
    const [shopId, queue] = [await aShop(database()), aQueueName()];
    const { times, count } = counter();
    const shops = new Set<number>();
    const { jobs, errors } = aJobQueue(database());
    jobs.work(
      queue,
      async (job) => {
        shops.add(job.shopId);
        count(job.data);
      },
      { concurrency: 2 },
    );
    await jobs.start();
    for (let index = 0; index < 40; index++) await database().inShop(shopId, add(queue, index));
    await Promise.all(Array.from({ length: 40 }, (_, index) => database().inShop(shopId, add(queue, 40 + index))));
    const failing = database().inShop(shopId, async (transaction) => {
      await add(queue, 'never')(transaction);
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await expect.poll(() => times.size).toBe(80);
    await stopAll();
    expect(sorted(times)).toEqual(eachOnce(80));
    expect([[...shops], await outboxCount(), errors]).toEqual([[shopId], 0, []]);
  });

  test('reports a lost database with its name, message and stack', async () => {
    let isThere = true;
    const { jobs, errors } = aJobQueue({
      ...database(),
      executeSql: (text, values) =>
        isThere
          ? database().executeSql(text, values)
          : Promise.reject(new DatabaseUnavailableError('The database cannot be reached.')),
    });
    jobs.work(aQueueName(), async () => {});
    await jobs.start();
    isThere = false;
    // pg-boss reports maintenance errors in its own form.
    const workerError = () => errors.find((error) => error instanceof DatabaseUnavailableError);
    await expect.poll(() => workerError()).toBeDefined();
    isThere = true;
    expect(workerError()?.message).toBe('The database cannot be reached.');
    expect(workerError()?.stack).toContain('jobQueue.test.ts');
  });

  test('a hundred long jobs of a busy shop leave room for another shop’s job', async () => {
    const [busy, small, queue] = [await aShop(database()), await aShop(database()), aQueueName()];
    const { promise: longOnesEnd, resolve: endLongOnes } = Promise.withResolvers<void>();
    const begun: unknown[] = [];
    const { times, count } = counter();
    const { jobs } = aJobQueue(database());
    jobs.work(
      queue,
      async ({ shopId, data }) => {
        begun.push(shopId);
        if (shopId === busy) await longOnesEnd;
        count(data);
      },
      { concurrency: 3 },
    );
    await jobs.start();
    await database().inShop(busy, (transaction) =>
      addJobs(
        transaction,
        Array.from({ length: 100 }, (_, data) => ({ queue, data })),
      ),
    );
    await expect.poll(() => begun).toEqual([busy, busy]);
    await database().inShop(small, add(queue, 100));
    await expect.poll(() => begun).toEqual([busy, busy, small]);
    expect([...times.keys()]).toEqual([100]);
    endLongOnes();
    await expect.poll(() => times.size).toBe(101);
    expect(sorted(times)).toEqual(eachOnce(101));
  });

  test('a job starts before the next poll', async () => {
    const [shopId, queue] = [await aShop(database()), aQueueName()];
    const { jobs, errors } = aJobQueue(database());
    let isDone = false;
    jobs.work(queue, async () => void (isDone = true));
    await jobs.start();
    await withoutLooks(async () => {
      await database().inShop(shopId, add(queue, null));
      await expect.poll(() => ({ isDone, errors })).toEqual({ isDone: true, errors: [] });
    });
  });

  test('a process that stops while moving jobs neither loses nor duplicates one', async () => {
    const [shopId, queue] = [await aShop(database()), aQueueName()];
    const { times, count } = counter();
    for (let index = 0; index < 10; index++) await database().inShop(shopId, add(queue, index));
    // Stops with the jobs in the queue and the transaction not committed.
    const ending: Database = {
      ...database(),
      inSystem: (work) =>
        database().inSystem(async (queries) => {
          await work(queries);
          throw new Error('The process ends here.');
        }),
    };
    const first = aJobQueue(ending);
    first.jobs.work(queue, async ({ data }) => void count(data));
    await first.jobs.start();
    await expect.poll(() => first.errors).not.toEqual([]);
    await first.jobs.stop();
    expect([times.size, await outboxCount()]).toEqual([0, 10]);

    const rows = await database().inSystem((queries) => queries.select().from(outbox));
    const second = aJobQueue(database());
    second.jobs.work(queue, async ({ data }) => void count(data));
    await second.jobs.start();
    await expect.poll(() => times.size).toBe(10);
    await second.jobs.stop();

    // As if the rows had stayed in the outbox after the queue took the jobs.
    await database().inSystem((queries) =>
      queries.insert(outbox).values(rows.map((row) => ({ ...row, sequence: undefined }))),
    );
    const third = aJobQueue(database());
    third.jobs.work(queue, async ({ data }) => void count(data));
    await third.jobs.start();
    await expect.poll(() => outboxCount()).toBe(0);
    await stopAll();
    expect(sorted(times)).toEqual(eachOnce(10));
  });

  test('a process that stops leaves the rest of a large outbox to the next', async () => {
    const [shopId, queue] = [await aShop(database()), aQueueName()];
    await database().inShop(shopId, (transaction) =>
      addJobs(
        transaction,
        Array.from({ length: 1_200 }, (_, data) => ({ queue, data })),
      ),
    );
    const drainWhile = (isRunning: () => boolean) =>
      drainOutbox(database(), {
        knownQueues: new Set([queue]),
        ensureQueue: () => Promise.resolve(),
        isUnworked: () => false,
        turns: createTurns(),
        insert: () => Promise.resolve(),
        isRunning,
      });
    await drainWhile(() => false);
    expect(await outboxCount()).toBe(700);
    await drainWhile(() => true);
    expect(await outboxCount()).toBe(0);
  });

  test('two processes share the jobs and do each once', async () => {
    const [shopId, queue] = [await aShop(database()), aQueueName()];
    const { times, count } = counter();
    const two = [aJobQueue(database()), aJobQueue(database())];
    for (const { jobs } of two) {
      jobs.work(queue, async ({ data }) => void count(data));
      await jobs.start();
    }
    await Promise.all(Array.from({ length: 60 }, (_, index) => database().inShop(shopId, add(queue, index))));
    await expect.poll(() => times.size).toBe(60);
    await stopAll();
    expect(sorted(times)).toEqual(eachOnce(60));
    expect(two.flatMap(({ errors }) => errors)).toEqual([]);
  });

  test(
    'does the jobs of one shop together, each shop separately, and each job alone when that fails',
    { tags: ['hazard:done-twice', 'hazard:lost-change'] },
    async () => {
      const shopIds = [await aShop(database()), await aShop(database())];
      const queue = aQueueName();
      for (const shopId of shopIds)
        for (let index = 0; index < 12; index++) await database().inShop(shopId, add(queue, index));
      const { times, count } = counter();
      const groups: [number, number][] = [];
      const { jobs, errors } = aJobQueue(database());
      jobs.work(
        queue,
        async ({ shopId, data }) => {
          if (data === 3) throw new Error('This one cannot be done.');
          count(`${shopId} ${String(data)}`);
        },
        {
          firstRetrySeconds: 60,
          together: {
            most: 24,
            work: async (shopId, shopJobs) => {
              expect(shopJobs.every((job) => job.shopId === shopId)).toBe(true);
              groups.push([shopId, shopJobs.length]);
              if (shopId === shopIds[1]) throw new Error('Not all of them.');
              for (const { data } of shopJobs) count(`${shopId} ${String(data)}`);
            },
          },
        },
      );
      await jobs.start();
      await expect.poll(() => times.size).toBe(23);
      await expect.poll(() => errors).toHaveLength(1);
      await stopAll();
      expect([...times.values()].every((often) => often === 1)).toBe(true);
      expect(groups.toSorted(([one], [other]) => one - other)).toEqual(shopIds.map((shopId) => [shopId, 12]));
      expect(String(errors[0])).toBe('Error: This one cannot be done.');
    },
  );

  test('hanging groups of a shop leave room for other shops, whose groups end on their own', async () => {
    const [busy, small, queue] = [await aShop(database()), await aShop(database()), aQueueName()];
    const { promise: longOnesEnd, resolve: endLongOnes } = Promise.withResolvers<void>();
    const { times, count } = counter();
    const begun: number[] = [];
    const { jobs } = aJobQueue(database());
    jobs.work(queue, async () => undefined, {
      concurrency: 3,
      together: {
        most: 5,
        work: async (shopId, shopJobs) => {
          begun.push(shopId);
          if (shopId === busy) await longOnesEnd;
          for (const { data } of shopJobs) count(data);
        },
      },
    });
    const addSome = (shopId: number, from: number, to: number) =>
      database().inShop(shopId, (transaction) =>
        addJobs(
          transaction,
          Array.from({ length: to - from }, (_, index) => ({ queue, data: from + index })),
        ),
      );
    await addSome(busy, 0, 100);
    await jobs.start();
    await expect.poll(() => begun).toEqual([busy, busy]);
    await addSome(small, 100, 112);
    await expect.poll(() => times.size).toBe(12);
    expect(sorted(times).map(([data]) => data)).toEqual(Array.from({ length: 12 }, (_, index) => 100 + index));
    expect(begun.filter((shopId) => shopId === busy)).toHaveLength(2);
    const leftOf = async (shopId: number) => {
      const { rows } = await database().executeSql(
        `SELECT count(*)::int AS left FROM pgboss.job WHERE name = $1 AND group_id = $2 AND state <> 'completed'`,
        [queue, String(shopId)],
      );
      return Number(rows[0]?.left);
    };
    await expect.poll(async () => [await leftOf(small), await leftOf(busy)]).toEqual([0, 100]);
    endLongOnes();
    await expect.poll(() => times.size).toBe(112);
    expect(sorted(times)).toEqual(eachOnce(112));
  });

  test('starts none of the single jobs after their time limit', async () => {
    const [shopId, queue] = [await aShop(database()), aQueueName()];
    const { jobs, errors } = aJobQueue(database());
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const begun: unknown[] = [];
    const slowly = async ({ data }: { data: unknown }) => {
      begun.push(data);
      await ended;
    };
    const together = { most: 20, work: () => Promise.reject(new Error('Not all of them.')) };
    jobs.work(queue, slowly, { limitSeconds: 1, firstRetrySeconds: 60, together });
    await database().inShop(shopId, (transaction) =>
      addJobs(
        transaction,
        Array.from({ length: 20 }, (_, data) => ({ queue, data })),
      ),
    );
    await jobs.start();
    await expect.poll(() => errors.map(String)).toContain('Error: These jobs took longer than 1 seconds.');
    const begunInTime = begun.length;
    end();
    await stopAll();
    expect([begunInTime, begun.length]).toEqual([4, 4]);
  });

  test('does not do jobs alone first when all of them are retried together', async () => {
    const [shopId, queue] = [await aShop(database()), aQueueName()];
    const { jobs, errors } = aJobQueue(database());
    const done: number[] = [];
    let isSilent = true;
    jobs.work(queue, async ({ attempt }) => void done.push(attempt), {
      firstRetrySeconds: 0,
      together: {
        most: 5,
        work: async (_shopId, shopJobs) => {
          if (isSilent) {
            isSilent = false;
            throw new GroupFailedError(new Error('No answer.'));
          }
          done.push(...shopJobs.map(({ attempt }) => attempt));
        },
      },
    });
    await database().inShop(shopId, (transaction) =>
      addJobs(
        transaction,
        [1, 2, 3].map((data) => ({ queue, data })),
      ),
    );
    await jobs.start();
    await expect.poll(() => done).toEqual([2, 2, 2]);
    expect(errors.map(String)).toEqual(Array.from({ length: 3 }, () => 'Error: No answer.'));
  });

  test('forgets jobs that have no worker, and continues with others', async () => {
    const [shopId, queue, unworked] = [await aShop(database()), aQueueName(), aQueueName()];
    const { times, count } = counter();
    const jobs = createJobQueue(database(), { onError: () => undefined, unworked: [unworked, queue] });
    started.push(jobs);
    jobs.work(queue, async ({ data }) => void count(data));
    await jobs.start();
    await database().inShop(shopId, add(unworked, 'nobody'));
    await database().inShop(shopId, add(queue, 'somebody'));
    await expect.poll(() => [...times]).toEqual([['somebody', 1]]);
    await expect.poll(() => outboxCount()).toBe(0);
    const { rows } = await database().executeSql('SELECT 1 FROM pgboss.job WHERE name = $1', [unworked]);
    expect(rows).toEqual([]);
  });

  test('runs a job no earlier than its time', async () => {
    const [shopId, queue] = [await aShop(database()), aQueueName()];
    const { jobs } = aJobQueue(database());
    const done: [unknown, number][] = [];
    jobs.work(queue, async ({ data }) => void done.push([data, Date.now()]));
    await jobs.start();
    const startAt = new Date(Date.now() + 1_500);
    await database().inShop(shopId, add(queue, 'later', startAt));
    await database().inShop(shopId, add(queue, 'now'));
    await expect.poll(() => done.map(([data]) => data)).toEqual(['now', 'later']);
    expect(done[1]?.[1]).toBeGreaterThanOrEqual(startAt.getTime());
  });

  test('refuses an invalid queue name at once', async () => {
    const shopId = await aShop(database());
    await expect(database().inShop(shopId, add("'; DROP", 1))).rejects.toThrow(RangeError);
    expect(await outboxCount()).toBe(0);
  });

  test('the queue’s statements never run inside a half-open transaction', async () => {
    // A block that fails midway, and a transaction waiting behind it.
    const failing = database().executeSql('BEGIN; SELECT 1; SELECT 1/0; COMMIT;');
    const behind = database().inSystem((queries) => rowsOf<{ two: number }>(queries, sql`SELECT 2 AS two`));
    await expect(failing).rejects.toThrow('division by zero');
    expect(await behind).toEqual([{ two: 2 }]);
  });
});
