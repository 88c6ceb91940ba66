import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApiClient } from '@hub/api-client';
import { sampleOrders } from '@hub/api-client/mocks';
import { loadSeed } from '@hub/api-client/mocks/node';
import { type TabNumber, tabs } from '@hub/domain/orders';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { printedShop } from '../pages/dashboardUrl.ts';
import {
  aTempBuild,
  anEmptyPath,
  fillDemo,
  openShop,
  outcomeOf,
  sandboxPort,
  type ServerProcess,
  startProcess,
} from '../testing/processFixtures.ts';

let directory: string;
let remove: () => Promise<void>;

const header = 'InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country';

/** Orders of one line each, a minute apart. */
const csv = (orders: number) =>
  [
    header,
    ...Array.from({ length: orders }, (_, index) => {
      const time = new Date(Date.UTC(2011, 0, 1) + index * 60_000).toISOString().slice(0, 19).replace('T', ' ');
      return `${500_001 + index},85123A,HOLDER,6,${time},2.55,17850,United Kingdom`;
    }),
  ].join('\n');

let aDataDirectory: () => Promise<string>;

beforeAll(async () => {
  ({ directory, remove } = await aTempBuild());
  await writeFile(join(directory, 'few.csv'), csv(40));
  await writeFile(join(directory, 'many.csv'), csv(8_100));
  aDataDirectory = await fillDemo(directory, (data) =>
    startProcess(directory, startArguments('few.csv'), { DATA_DIR: data }),
  );
});
afterAll(() => remove());

const startArguments = (orders: string) => ['start', '--speed', '0', '--orders', orders];

/** Starts the demo with a still store and ends it with the test. */
function start(dataDirectory: string, orders = 'few.csv'): ServerProcess {
  const started = startProcess(directory, startArguments(orders), { DATA_DIR: dataDirectory });
  onTestFinished(started.kill);
  return started;
}

const run = (argv: readonly string[], dataDirectory: string) =>
  outcomeOf(argv, { DATA_DIR: dataDirectory, INIT_CWD: directory });

const filters = { period: 'all', searchMode: 'order_wise', search: '', startDate: null, endDate: null } as const;

const ordersIn = async (client: ApiClient, tab: TabNumber) =>
  (await client.orders.listAllOrders({ tab, filters })).orders;

describe('the demo', () => {
  test('keeps holds from before kill -9 on hold, and the timeline says who held them', async () => {
    const data = await aDataDirectory();
    const first = start(data);
    const maya = await openShop(await sandboxPort(first), '2');
    const [order] = await ordersIn(maya, tabs.open);
    if (order === undefined) throw new Error('No order is open.');
    const { orderId } = order;
    await maya.orders.performAction('hold-order', order);
    await maya.orders.addTimelineEntry({ orderId, message: 'Hold Order clicked by Maya Okafor' });
    await first.kill();

    const second = start(data);
    const robin = await openShop(await sandboxPort(second));
    expect((await ordersIn(robin, tabs.hold)).map((held) => held.orderId)).toContain(orderId);
    const { timeline } = await robin.orders.getOrderDetail(orderId);
    expect(timeline[0]?.message).toBe('Hold Order clicked by Maya Okafor');
    expect(second.output.stdout).toContain('--orders is read on the first run only');
  });

  test('refuses a second process on the same data in one line, and the first continues', async () => {
    const data = await aDataDirectory();
    const first = start(data);
    const port = await sandboxPort(first);
    const second = start(data);
    expect(await second.exited).toBe(1);
    expect(second.output.stderr).toMatch(/^[^\n]+\n$/);
    expect(second.output.stderr).toContain(`${data} is in use by process ${first.process.pid}`);
    const backup = await run(['backup', 'copy.tar.gz'], data);
    expect([backup.code, backup.stderr]).toEqual([1, second.output.stderr]);
    expect(await ordersIn(await openShop(port), tabs.all)).toHaveLength(40);
  });

  test('ends with its open event streams on SIGTERM and frees the data', async () => {
    const data = await aDataDirectory();
    const first = start(data);
    const origin = `http://127.0.0.1:${await sandboxPort(first)}`;
    const shopInfo = await fetch(`${origin}/shopInfo?shop=${printedShop}`);
    const authorization = shopInfo.headers.get('authorization') ?? '';
    const events = await fetch(`${origin}/hub/events`, { headers: { authorization } });
    expect(events.status).toBe(200);
    const received = events.text();
    first.process.kill('SIGTERM');
    expect(await first.exited).toBe(0);
    // A stream that is cut off at the time limit would be an error.
    expect(await received).toContain(': connected');
    expect(first.output.stderr).toBe('');
    await sandboxPort(start(data));
  });

  test('continues a first run that was killed in the middle and comes up complete', async () => {
    const data = await anEmptyPath();
    const first = start(data, 'many.csv');
    await first.waitForOutput('Importing the year of orders: 4,000 of 8,100');
    await first.kill();
    expect(first.output.stdout).not.toContain('/app/dashboard?');

    const second = start(data, 'many.csv');
    const robin = await openShop(await sandboxPort(second));
    const orders = await ordersIn(robin, tabs.all);
    expect([orders.length, new Set(orders.map(({ orderName }) => orderName)).size]).toEqual([8_100, 8_100]);
    const sample = [...sampleOrders(await loadSeed(join(directory, 'many.csv')), new Date())];
    const stats = await robin.orders.getStats(filters);
    expect([stats.totalWorkflows, stats.holdOrders]).toEqual([
      sample.reduce((sum, { workflows }) => sum + workflows, 0),
      sample.filter(({ stage }) => stage === 'hold').length,
    ]);
  });

  test('restores a backup elsewhere as the same shop, also after a change of key', async () => {
    const data = await aDataDirectory();
    const rotated = await run(['rotate-key'], data);
    expect(rotated.stdout).toMatch(/^Encrypted the settings of 2 provider\(s\) with the key key-\w+ of /);
    const file = join(directory, 'monday.tar.gz');
    const backup = await run(['backup', file], data);
    expect([backup.code, backup.stderr]).toEqual([0, '']);
    expect(backup.stdout).toMatch(/^Backed up .*monday\.tar\.gz \(\d+\.\d MB\)\. The keys .* are not in it/);
    expect((await run(['backup', file], data)).stderr).toMatch(/^The file .* exists\.[^\n]*\n$/);
    expect((await run(['restore', file], data)).stderr).toMatch(/^The directory .* is not empty\.[^\n]*\n$/);

    const restored = await anEmptyPath();
    expect(await run(['restore', file], restored)).toMatchObject({ code: 0, stderr: '' });
    const withoutKey = start(restored);
    expect(await withoutKey.exited).toBe(1);
    expect(withoutKey.output.stderr).toMatch(/ encrypted with the key key-\w+, which is not in .*secrets\.key\. /);
    await cp(join(data, 'secrets.key'), join(restored, 'secrets.key'));
    const robin = await openShop(await sandboxPort(start(restored)));
    expect(await ordersIn(robin, tabs.all)).toHaveLength(40);
    const details = await robin.integrations.getThirdPartyDetails();
    expect(JSON.stringify(details)).toContain('104482');
  });
});
