import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { tabs } from '@hub/domain/orders';
import type { OrderDetail } from '@hub/domain/orders/detail';
import { shipToText } from '@hub/domain/orders/errors';
import { connectControls } from '@hub/platform/simulator';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import {
  aTempBuild,
  anEmptyPath,
  fillDemo,
  openShop,
  sandboxPort,
  type ServerProcess,
  startProcess,
} from '../testing/processFixtures.ts';

const runFile = promisify(execFile);

let directory: string;
let remove: () => Promise<void>;

const orders = 12;

const csv = [
  'InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country',
  ...Array.from({ length: orders }, (_, index) => {
    const time = new Date(Date.UTC(2011, 0, 1) + index * 60_000).toISOString().slice(0, 19).replace('T', ' ');
    return ['85123A,HOLDER', '71053,LANTERN'].map(
      (product) => `${500_001 + index},${product},6,${time},2.55,${index % 3 === 0 ? '' : 17_850},United Kingdom`,
    );
  }).flat(),
].join('\n');

let aDataDirectory: () => Promise<string>;

beforeAll(async () => {
  ({ directory, remove } = await aTempBuild());
  await writeFile(join(directory, 'few.csv'), csv);
  aDataDirectory = await fillDemo(directory, start);
});
afterAll(() => remove());

function start(data: string, environment: Record<string, string> = {}): ServerProcess {
  return startProcess(directory, ['start', '--speed', '0', '--orders', 'few.csv'], {
    DATA_DIR: data,
    ...environment,
  });
}

function startForTest(...given: Parameters<typeof start>): ServerProcess {
  const started = start(...given);
  onTestFinished(started.kill);
  return started;
}

/** The store uses country codes. */
const factsOf = (detail: OrderDetail) => ({ ...detail, shipTo: shipToText(detail) });

const linkText = 'the app in its store:';

/** The origin of the store that a start printed. */
async function storeOf(started: ServerProcess): Promise<string> {
  await started.waitForOutput('/admin/apps/fulfillment-hub');
  expect(started.output.stdout).toContain(linkText);
  return new URL(/http:\S+\/admin\/apps\/fulfillment-hub/.exec(started.output.stdout)?.[0] ?? '').origin;
}

const filters = { period: 'all', searchMode: 'order_wise', search: '', startDate: null, endDate: null } as const;

const isGone = (origin: string) =>
  fetch(`${origin}/admin/orders`).then(
    () => false,
    () => true,
  );

describe('the demo’s store', () => {
  test('is not waited for with a long import when the port of the server is taken', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', () => resolve()));
    onTestFinished(() => void taken.close());
    const address = taken.address();
    const data = await anEmptyPath();
    const started = startForTest(data, { PORT: String(typeof address === 'object' && address ? address.port : 0) });
    expect(await started.exited).toBe(1);
    expect(started.output.stderr).toMatch(
      /^Port \d+ is taken: stop what runs there, or choose another with PORT=…\.\s*$/,
    );
    expect(started.output.stdout).not.toContain('Importing');
    expect(existsSync(data)).toBe(false);
  });

  test('has the shop’s orders; changes on either side reach the other, also after kill -9', async () => {
    const data = await aDataDirectory();
    const first = startForTest(data);
    const robin = await openShop(await sandboxPort(first));
    const storeOrigin = await storeOf(first);
    const store = connectControls(storeOrigin);
    expect(await store.orderCount()).toBe(orders);
    const list = async (client = robin) =>
      (await client.orders.listAllOrders({ tab: tabs.all, filters })).orders.map(({ orderName, orderId }) => [
        orderName,
        orderId,
      ]);
    const known = await list();
    for (const [name = '', orderId] of known)
      expect((await store.order(name))?.id).toBe(`gid://shopify/Order/${orderId}`);

    // Reading it again adds only the note: people, address, lines and shipments match on both sides.
    const [, orderId = ''] = known.find(([name]) => name === '#500002') ?? [];
    const detail = await robin.orders.getOrderDetail(orderId);
    await store.updateOrder('#500002', { note: 'Ring twice' });
    const [placed = ''] = await store.replayOrders(1);
    expect(placed).toBe('#500013');
    await expect.poll(async () => (await list()).map(([name]) => name)).toContain(placed);
    const read = await robin.orders.getOrderDetail(orderId);
    expect(factsOf(read)).toEqual({ ...factsOf(detail), note: 'Ring twice', attributes: [] });

    // A hold in the app is a hold in the store.
    const isHeld = async (name: string) =>
      (await store.order(name))?.fulfillmentOrders.some(({ holds }) => holds.length > 0);
    const [, placedId = ''] = (await list()).find(([name]) => name === placed) ?? [];
    expect(await isHeld(placed)).toBe(false);
    const { orders: all } = await robin.orders.listAllOrders({ tab: tabs.all, filters });
    const order = all.find((one) => one.orderId === placedId);
    if (order === undefined) throw new Error('The placed order is not listed.');
    await robin.orders.performAction('hold-order', order);
    await expect.poll(() => isHeld(placed)).toBe(true);

    await first.kill();
    await expect.poll(() => isGone(storeOrigin)).toBe(true);
    const second = startForTest(data);
    const again = connectControls(await storeOf(second));
    expect(await again.orderCount()).toBe(orders + 1);
    expect((await again.order(placed))?.fulfillmentOrders[0]?.holds).toHaveLength(1);
    expect(await again.replayOrders(1)).toEqual(['#500014']);
    const client = await openShop(await sandboxPort(second));
    await expect.poll(async () => (await list(client)).map(([name]) => name)).toContain('#500014');
    second.process.kill('SIGINT');
    expect(await second.exited).toBe(0);
    expect(second.output.stderr).toBe('');
    expect(await isGone(new URL(await storeOf(second)).origin)).toBe(true);
  });

  test('says why it cannot start and is tried again, also after its process was killed', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', () => resolve()));
    onTestFinished(() => void taken.close());
    const address = taken.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const data = await aDataDirectory();
    const started = startForTest(data, { STORE_PORT: String(port) });
    await started.waitForOutput('The simulated store could not start:');
    expect(started.output.stdout).toMatch(/could not start: .*EADDRINUSE.*It is tried again every 5 seconds/);
    const robin = await openShop(await sandboxPort(started));
    expect((await robin.orders.listAllOrders({ tab: tabs.all, filters })).orders).toHaveLength(orders);

    taken.close();
    const storeOrigin = await storeOf(started);
    expect(new URL(storeOrigin).port).toBe(String(port));
    const { stdout: storePid } = await runFile('pgrep', ['-P', String(started.process.pid), '-f', 'storeProcess']);
    process.kill(Number(storePid), 'SIGKILL');
    await started.waitForOutput('The simulated store ended.');
    await expect.poll(() => isGone(storeOrigin)).toBe(false);
    expect(await connectControls(storeOrigin).orderCount()).toBe(orders);
    started.process.kill('SIGTERM');
    expect(await started.exited).toBe(0);

    // Data of an earlier version: its file is unknown.
    const older = await aDataDirectory();
    await rm(join(older, 'store-orders.csv'));
    const withoutFile = startForTest(older);
    await withoutFile.waitForOutput('from a file that is not known any more');
  });

  test('starts over when its data was removed while the server was stopped, and reuses no number', async () => {
    const data = await aDataDirectory();
    const first = startForTest(data);
    const robin = await openShop(await sandboxPort(first));
    const [placed = ''] = await connectControls(await storeOf(first)).replayOrders(1);
    const names = async (client = robin) =>
      (await client.orders.listAllOrders({ tab: tabs.all, filters })).orders.map(({ orderName }) => orderName);
    await expect.poll(() => names()).toContain(placed);
    first.process.kill('SIGTERM');
    expect(await first.exited).toBe(0);
    await rm(join(data, 'store.json'));

    const second = startForTest(data);
    const client = await openShop(await sandboxPort(second));
    const [next] = await connectControls(await storeOf(second)).replayOrders(1);
    expect(next).toBe('#500014');
    await expect.poll(() => names(client)).toContain(next);
    expect(await names(client)).toContain(placed);
  });
});
