import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { connectControls } from './connectControls.ts';
import { readSeedOrders, type SeedOrdersOptions } from './readSeedOrders.ts';
import { startStore } from './startStore.ts';
import { StoreStateError } from './stateFile.ts';
import { createManualClock } from '@hub/domain/simulation';
import { StoreControlError } from './StoreControls.ts';
import type { StoreOrderInput } from './StoreOptions.ts';
import { anOrder, openStore, testApp, testTime } from './testing/storeFixtures.ts';

async function aDirectory(): Promise<string> {
  const directory = await mkdtemp(join(process.env['TMPDIR'] ?? '/tmp', 'store-test-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

describe('controls', () => {
  test('over HTTP behave like those in the process, errors included', async () => {
    const store = await openStore();
    const controls = connectControls(store.origin);
    const name = await controls.placeOrder(anOrder());
    expect(await controls.order(name)).toEqual(store.controls.order(name));
    expect(await controls.order('#0')).toBeNull();
    await expect(controls.cancelOrder('#0')).rejects.toThrow(new StoreControlError('The store has no order #0.'));
    expect(() => store.controls.cancelOrder('#0')).toThrow(StoreControlError);
    await controls.cancelOrder(name);
    await expect(controls.cancelOrder(name)).rejects.toThrow('Order has already been cancelled.');
  });

  test('accept only JSON, and only from this machine', async () => {
    const { origin } = await openStore();
    const send = (name: string, body: string, type: string) =>
      fetch(`${origin}/control/${name}`, { method: 'POST', headers: { 'content-type': type }, body }).then(
        ({ status }) => status,
      );
    expect(await send('orderCount', '[]', 'text/plain')).toBe(415);
    expect(await send('orderCount', '{', 'application/json')).toBe(400);
    expect(await send('orderCount', '{}', 'application/json')).toBe(400);
    expect(await send('constructor', '[]', 'application/json')).toBe(404);
    expect(await send('orderCount', '[]', 'application/json')).toBe(200);
  });

  test('make calls fail, before or after they are done', async () => {
    const store = await openStore();
    const name = store.controls.placeOrder(anOrder());
    const id = store.controls.order(name)?.id;
    const tag = (text: string) =>
      store.query(
        'mutation ($id: ID!, $tags: [String!]!) { tagsAdd(id: $id, tags: $tags) { userErrors { message } } }',
        { id, tags: [text] },
      );
    const tags = () => store.controls.order(name)?.tags;
    store.controls.nextFault({ kind: 'serverErrorAfterwards', field: 'tagsAdd' });
    expect((await store.query('{ shop { name } }')).status).toBe(200);
    expect((await tag('a')).status).toBe(500);
    expect(tags()).toEqual(['a']);
    store.controls.nextFault({ kind: 'serverError' });
    expect((await tag('b')).status).toBe(500);
    store.controls.nextFault({ kind: 'reset' });
    await expect(tag('c')).rejects.toThrow('fetch failed');
    store.controls.nextFault({ kind: 'resetAfterwards' });
    await expect(tag('d')).rejects.toThrow('fetch failed');
    expect(tags()).toEqual(['a', 'd']);
    store.controls.nextFault({ kind: 'throttled', times: 2 });
    expect((await tag('e')).errors?.[0]?.extensions?.['code']).toBe('THROTTLED');
    store.controls.setRandomFaults(null);
    expect((await tag('e')).errors).toBeUndefined();
    expect(store.controls.calls().map(({ fault }) => fault)).toContain('resetAfterwards');
  });
});

describe('orders of the past', () => {
  const orders = [
    anOrder({ number: '11', at: testTime - 3_600_000, customer: '1' }),
    anOrder({ number: '12', at: testTime - 3_540_000, customer: '2', state: 'cancelled' }),
    anOrder({ number: '13', at: testTime - 3_480_000, customer: '3' }),
  ];

  test('are replayed one by one under new numbers, as fast as requested', async () => {
    const store = await openStore({ orders, speed: 1 });
    store.clock.advance(4_999);
    expect(store.controls.orderCount()).toBe(3);
    store.clock.advance(1);
    expect(store.controls.orderNames(1)).toEqual(['#14']);
    store.clock.advance(11_000);
    expect(store.controls.orderCount()).toBe(4);
    store.clock.advance(1_000);
    expect(store.controls.orderCount()).toBe(5);
    store.controls.setSpeed(0);
    store.clock.advance(3_600_000);
    expect(store.controls.orderCount()).toBe(5);
    expect(store.controls.replayOrders(2)).toEqual(['#16', '#17']);
  });

  test('are there after a restart, with everything since', async () => {
    const stateFile = join(await aDirectory(), 'store.json');
    const start = () =>
      startStore({ app: testApp, isInstalled: true, clock: createManualClock(testTime), orders, stateFile });
    const first = await start();
    const placed = first.controls.placeOrder(anOrder({ customer: '9' }));
    first.controls.fulfillOrder('#11', 'T-11');
    first.controls.editOrder('#13', 'BAG', 1);
    first.controls.setInventory('MUG', 61_000_000_001, 7);
    const before = ['#11', '#12', '#13', placed].map((name) => first.controls.order(name));
    const app = first.controls.app();
    await first.stop();
    const second = await start();
    onTestFinished(() => second.stop());
    expect(['#11', '#12', '#13', placed].map((name) => second.controls.order(name))).toEqual(before);
    expect(second.controls.app()).toEqual(app);
    expect(second.controls.placeOrder(anOrder())).toBe('#15');
  });

  test('are refused with a state file that does not match, and the file stays', async () => {
    const stateFile = join(await aDirectory(), 'store.json');
    const options = { app: testApp, clock: createManualClock(testTime), stateFile };
    const first = await startStore({ ...options, orders });
    await first.stop();
    const kept = await readFile(stateFile, 'utf8');
    await expect(startStore({ ...options, orders: orders.slice(1) })).rejects.toThrow(StoreStateError);
    expect(await readFile(stateFile, 'utf8')).toBe(kept);
    await writeFile(stateFile, '{"version":7}');
    await expect(startStore({ ...options, orders })).rejects.toThrow(StoreStateError);
  });
});

describe('the sample data', () => {
  async function read(text: string, options: Partial<SeedOrdersOptions> = {}) {
    const path = join(await aDirectory(), 'orders.csv');
    await writeFile(path, text);
    const orders: StoreOrderInput[] = [];
    const idOf = (number: string) => Number(number.replace(/\D/g, ''));
    for await (const order of readSeedOrders(path, { newestAt: testTime, idOf, ...options })) orders.push(order);
    return orders;
  }
  const header = 'InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country';

  test('is grouped by invoice and shifted in time, and a cancellation is a canceled order', async () => {
    const orders = await read(
      `${header}\n2,A,"Mug, ""blue""",2,2011-12-09 12:00:00,1.25,17850.0,France\n1,B,Bag,1,2011-12-08 12:00:00,2,,EIRE\n` +
        'C3,A,Mug,-1,2011-12-09 10:00:00,1.25,17850.0,France\n2,C,Cup,-1,2011-12-09 12:00:00,1,17850.0,France\n',
    );
    expect(orders).toMatchObject([
      { id: 1, number: '1', at: testTime - 86_400_000, customer: null, country: 'EIRE' },
      { id: 3, number: 'C3', state: 'cancelled', lines: [{ sku: 'A', quantity: 1 }] },
      {
        number: '2',
        at: testTime,
        customer: '17850',
        lines: [{ sku: 'A', name: 'Mug, "blue"', quantity: 2, price: 1.25 }],
      },
    ]);
  });

  test('keeps returned lines at their positions if requested', async () => {
    const [order] = await read(
      `${header}\n2,A,Mug,-2,2011-12-09 12:00:00,1.25,,France\n2,C,Cup,1,2011-12-09 12:00:00,1,,France\n`,
      { keepsReturns: true },
    );
    expect(order?.lines).toMatchObject([
      { sku: 'A', quantity: 2, isRemoved: true },
      { sku: 'C', quantity: 1 },
    ]);
    expect(order?.lines[1]).not.toHaveProperty('isRemoved');
  });

  test('is not read from a file with other columns', async () => {
    await expect(read('a,b\n1,2\n')).rejects.toThrow('has not the columns');
  });
});
