import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@hub/database';
import { addJobs, createJobQueue, type QueueSettings } from '@hub/database/jobs';
import { aShop } from '@hub/database/testing';
import type { Case } from '../Case.ts';
import { onEachDatabase } from '../engine/onEachDatabase.ts';
import { medianAndP99 } from '../engine/timed.ts';
import { percentile, rounded, table } from '../figures.ts';
import { atMost, type Goal, goalTable } from '../goals.ts';

/** Waiting jobs of one shop, all ahead of the other shops' jobs. */
const jobsWaiting = 50_000;
const smallShops = 9;
const jobsOfEach = 4;
const rounds = 5;

/** Settings of both kinds of queues in production. */
const kinds: Readonly<Record<string, Omit<QueueSettings, 'together'> & { together?: number }>> = {
  'jobs in groups': { concurrency: 6, together: 25 },
  'single jobs': { concurrency: 5 },
};

/** Ms that each job of the shop with the backlog takes; `null` if it doesn't end. */
const paces: Readonly<Record<string, number | null>> = { 'never end': null, 'take 300 ms': 300 };

/** One shop has a long backlog of jobs; measures how long other shops wait for theirs. */
export const backlog: Case = {
  name: 'backlog',
  title: 'A long backlog of one shop',
  standsAlone: true,
  isOneRun: true,
  async run({ isQuick, log }) {
    const rows: string[][] = [];
    const goals: Goal[] = [];
    await onEachDatabase(async (database, databaseKind) => {
      for (const kind of Object.keys(kinds))
        for (const [pace, ms] of Object.entries(paces)) {
          const name = `${databaseKind}, ${kind} that ${pace}`;
          log(name);
          const measured = await measure(database, { kind, ms, waiting: isQuick ? 1_000 : jobsWaiting });
          const { fetches, delays, meanwhile } = measured;
          rows.push([
            name,
            medianAndP99(fetches),
            medianAndP99(delays),
            String(meanwhile.fetches),
            `${rounded(meanwhile.share * 100)} %`,
          ]);
          goals.push(
            atMost(`${name}: a fetch, median`, percentile(fetches, 0.5), 50, 'ms'),
            atMost(`${name}: delay of another shop's job, p99`, percentile(delays, 0.99), 5_000, 'ms'),
            atMost(`${name}: time in fetches while the shop adds jobs`, meanwhile.share * 100, 30, '%'),
          );
        }
    });
    return [
      goalTable(goals),
      `One shop has ${jobsWaiting.toLocaleString('en')} waiting jobs, and ${smallShops} other shops add ${jobsOfEach} jobs ` +
        `each, ${rounds} times. Milliseconds, median / p99. The last columns cover ten seconds in which the shop with the ` +
        'backlog adds 50 jobs a second: the number of fetches, and the share of time that they take.',
      table(['queue', 'fetch', 'delay of another shop’s job', 'fetches', 'time in fetches'], rows),
    ].join('\n\n');
  },
};

interface Measured {
  /** In ms and ascending order, like `delays`. */
  fetches: number[];
  delays: number[];
  /** While the shop with the backlog adds jobs; `share` is their part of that time, from 0 to 1. */
  meanwhile: { fetches: number; share: number };
}

async function measure(
  database: Database,
  { kind, ms, waiting }: { kind: string; ms: number | null; waiting: number },
): Promise<Measured> {
  const { together, ...settings } = kinds[kind] ?? {};
  const queue = `backlog-${kind.replaceAll(' ', '-')}-${ms ?? 'silent'}`;
  const fetches: number[] = [];
  const watched: Database = {
    ...database,
    executeSql: async (text, values) => {
      const startedAt = performance.now();
      const result = await database.executeSql(text, values);
      if (text.includes(queue) && text.includes('SKIP LOCKED')) fetches.push(performance.now() - startedAt);
      return result;
    },
  };
  const [big, ...others] = await Promise.all(Array.from({ length: 1 + smallShops }, () => aShop(database)));
  if (big === undefined) throw new Error('No shop was made.');
  await fill(database, big, queue, waiting);
  const doneAt = new Map<string, number>();
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const handle = async (shopId: number, ids: readonly unknown[]) => {
    if (shopId === big) await (ms === null ? ended : Promise.race([ended, sleep(ms)]));
    for (const id of ids) doneAt.set(`${shopId} ${String(id)}`, performance.now());
  };
  const jobs = createJobQueue(watched, {
    onError: (error) => {
      throw error;
    },
  });
  jobs.work(queue, ({ shopId, data }) => handle(shopId, [data]), {
    ...settings,
    ...(together !== undefined && {
      together: {
        most: together,
        mostOfOneShop: 2,
        work: (shopId, shopJobs) =>
          handle(
            shopId,
            shopJobs.map(({ data }) => data),
          ),
      },
    }),
  });
  await jobs.start();
  await sleep(2_000);
  const addedAt = new Map<string, number>();
  for (let round = 0; round < rounds; round += 1) {
    const ids = Array.from({ length: jobsOfEach }, (_none, index) => round * jobsOfEach + index);
    await Promise.all(
      others.map(async (shopId) => {
        await database.inShop(shopId, (transaction) =>
          addJobs(
            transaction,
            ids.map((data) => ({ queue, data })),
          ),
        );
        for (const id of ids) addedAt.set(`${shopId} ${id}`, performance.now());
      }),
    );
    await sleep(2_000);
  }
  const deadline = performance.now() + 60_000;
  while ([...addedAt.keys()].some((key) => !doneAt.has(key)) && performance.now() < deadline) await sleep(50);
  const delays = [...addedAt].map(([key, at]) => (doneAt.get(key) ?? Infinity) - at);
  const sum = () => fetches.reduce((all, each) => all + each, 0);
  const before = { fetches: fetches.length, ms: sum() };
  const startedAt = performance.now();
  for (let id = 1_000_000; performance.now() - startedAt < 10_000; id += 1) {
    await database.inShop(big, (transaction) => addJobs(transaction, [{ queue, data: id }]));
    await sleep(20);
  }
  const meanwhile = {
    fetches: fetches.length - before.fetches,
    share: (sum() - before.ms) / (performance.now() - startedAt),
  };
  end();
  await jobs.stop();
  await database.executeSql('DELETE FROM pgboss.job WHERE name = $1', [queue]);
  const ascending = (times: readonly number[]) => times.toSorted((a, b) => a - b);
  return { fetches: ascending(fetches), delays: ascending(delays), meanwhile };
}

/** Adds a shop's jobs to a queue from a process that runs none. They come before those of all other shops. */
async function fill(database: Database, shopId: number, queue: string, count: number): Promise<void> {
  const atOnce = 5_000;
  for (let from = 0; from < count; from += atOnce) {
    const ids = Array.from({ length: Math.min(atOnce, count - from) }, (_none, index) => from + index);
    await database.inShop(shopId, (transaction) =>
      addJobs(
        transaction,
        ids.map((data) => ({ queue, data })),
      ),
    );
  }
  const filler = createJobQueue(database, { onError: () => undefined });
  await filler.start();
  const left = async () => Number((await database.executeSql('SELECT count(*) AS left FROM outbox')).rows[0]?.left);
  while ((await left()) > 0) await sleep(100);
  await filler.stop();
  await database.executeSql('UPDATE pgboss.job SET priority = 0 WHERE name = $1', [queue]);
  await database.executeSql('ANALYZE');
}
