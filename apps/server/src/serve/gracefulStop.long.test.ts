import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, openServer } from '@hub/database';
import { addJobs } from '@hub/database/jobs';
import { orderIdsInStage } from '@hub/database/orders';
import { findShopId } from '@hub/database/shops';
import { openTestServer, type TestServer } from '@hub/database/testing';
import { queues } from '@hub/engine/jobs';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { printedShop } from '../pages/dashboardUrl.ts';
import { aTempBuild, type ServerProcess, startProcess } from '../testing/processFixtures.ts';

const secretsKey = `test:${Buffer.alloc(32, 7).toString('base64')}`;
const metricsToken = 'a-token-of-this-test';

let directory: string;
let remove: () => Promise<void>;
let server: TestServer;
let url: string;

const header = 'InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country';
const rows = Array.from(
  { length: 40 },
  (_, index) => `${500_001 + index},85123A,HOLDER,6,2011-01-01 08:${index + 10}:00,2.55,17850,United Kingdom`,
);

/** A PostgreSQL server on which the demo's first run is done. */
beforeAll(async () => {
  ({ directory, remove } = await aTempBuild());
  await writeFile(join(directory, 'orders.csv'), [header, ...rows].join('\n'));
  server = await openTestServer();
  url = await server.newDatabase();
  const first = start('all');
  await untilReady(first);
  first.process.kill('SIGTERM');
  if ((await first.exited) !== 0) throw new Error(first.output.stderr);
});
afterAll(async () => {
  await server?.close();
  await remove();
});

function start(role: string, environment: Record<string, string> = {}): ServerProcess {
  return startProcess(directory, ['serve', '--demo', '--speed', '0', '--orders', 'orders.csv'], {
    DATABASE_URL: url,
    SECRETS_KEY: secretsKey,
    METRICS_TOKEN: metricsToken,
    ROLE: role,
    ...environment,
  });
}

function startForTest(role: string, environment?: Record<string, string>): ServerProcess {
  const started = start(role, environment);
  onTestFinished(started.kill);
  return started;
}

/** The origin of a process once it is ready. */
async function untilReady(started: ServerProcess): Promise<string> {
  await started.waitForOutput('/app/dashboard?');
  const origin = `http://127.0.0.1:${/localhost:(\d+)\/app/.exec(started.output.stdout)?.[1]}`;
  while ((await fetch(`${origin}/readyz`)).status !== 200) await sleep(50);
  return origin;
}

async function openDatabase(): Promise<{ database: Database; shopId: number }> {
  const database = await openServer({ url, connections: 2 });
  onTestFinished(() => database.close());
  return { database, shopId: (await findShopId(database, printedShop)) ?? -1 };
}

/** This test's jobs by their state in the queue; those waiting for the queue are `outbox`. */
async function statesOf(database: Database, queue: string): Promise<Record<string, number>> {
  const { rows: found } = await database.executeSql(
    `SELECT state::text, count(*)::int AS jobs FROM pgboss.job WHERE name = '${queue}' GROUP BY 1
     UNION ALL SELECT 'outbox', count(*)::int FROM outbox WHERE queue = '${queue}' HAVING count(*) > 0
     UNION ALL SELECT 'dead', count(*)::int FROM pgboss.job WHERE name = 'dead-letters' HAVING count(*) > 0`,
  );
  return Object.fromEntries(found.map(({ state, jobs }) => [String(state), Number(jobs)]));
}

/** States that a worker will still complete. */
const waitingStates = new Set(['outbox', 'created', 'active', 'retry']);

describe('SIGTERM', () => {
  test('under load, a worker loses no job and runs none twice', async () => {
    const { database, shopId } = await openDatabase();
    const first = startForTest('worker');
    await untilReady(first);
    const before = (await statesOf(database, queues.routeOrder)).completed ?? 0;
    const added = 1_200;
    await database.inShop(shopId, async (transaction) => {
      const orderIds = await orderIdsInStage(transaction, 'open');
      const jobs = Array.from({ length: added }, (_, index) => ({
        queue: queues.routeOrder,
        data: {
          orderId: orderIds[index % orderIds.length],
          stops: { whenShort: false, withoutLocation: false },
          again: true,
        },
      }));
      await addJobs(transaction, jobs);
    });
    await expect
      .poll(async () => (await statesOf(database, queues.routeOrder)).completed ?? 0)
      .toBeGreaterThan(before + 20);
    first.process.kill('SIGTERM');
    expect(await first.exited).toBe(0);
    const left = await statesOf(database, queues.routeOrder);
    // It stopped in the middle, and its running jobs are done.
    expect(left.completed).toBeLessThan(before + added);
    expect(left).not.toHaveProperty('active');
    startForTest('worker');
    const isWaiting = (states: Record<string, number>) => Object.keys(states).some((state) => waitingStates.has(state));
    let states = left;
    while (isWaiting(states)) {
      await sleep(50);
      states = await statesOf(database, queues.routeOrder);
    }
    expect(states).toEqual({ completed: before + added });
  });

  test('a process that answers calls announces that it stops, answers what still arrives and ends its streams', async () => {
    const web = startForTest('web', { STOP_DELAY_SECONDS: '4' });
    const origin = await untilReady(web);
    const shopInfo = await fetch(`${origin}/shopInfo?shop=${printedShop}`);
    const headers = { authorization: shopInfo.headers.get('authorization') ?? '' };
    const events = await fetch(`${origin}/hub/events`, { headers });
    const received = events.text();
    const statuses: number[] = [];
    const balancer = new AbortController();
    const load = Array.from({ length: 4 }, async () => {
      while (!balancer.signal.aborted) {
        const reply = await fetch(`${origin}/stats?fix=all`, { headers });
        await reply.json();
        statuses.push(reply.status);
      }
    });
    await expect.poll(() => statuses.length).toBeGreaterThan(10);
    web.process.kill('SIGTERM');
    await web.waitForOutput('Stopping');
    const ready = await fetch(`${origin}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'stopping' }]);
    const whileStopping = statuses.length;
    // A load balancer probes about once a second, and then sends requests elsewhere.
    await expect.poll(() => statuses.length).toBeGreaterThan(whileStopping + 10);
    balancer.abort();
    await Promise.all(load);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await received).toContain(': connected');
    expect(await web.exited).toBe(0);
    const refusal = await fetch(`${origin}/readyz`).catch((error: unknown) => (error as Error).cause);
    expect(refusal).toMatchObject({ code: 'ECONNREFUSED' });
    expect(web.output.stderr).toBe('');
  });

  test('a worker answers no call, reports its queues, and without the database is alive but not ready until it is back', async () => {
    const worker = startForTest('worker');
    const origin = await untilReady(worker);
    expect((await fetch(`${origin}/shopInfo?shop=${printedShop}`)).status).toBe(404);
    expect((await fetch(`${origin}/app/dashboard`)).status).toBe(404);
    const metrics = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
    const text = await metrics.text();
    expect(text).toContain(`hub_queue_jobs{queue="${queues.routeOrder}",state="waiting"} 0`);
    expect(text).toMatch(/hub_database_up 1\n/);
    expect(text).not.toContain('willow');

    const isReady = async () => (await fetch(`${origin}/readyz`)).status;
    await server.stop('fast');
    await expect.poll(isReady).toBe(503);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    await server.start();
    await expect.poll(isReady).toBe(200);
  });
});
