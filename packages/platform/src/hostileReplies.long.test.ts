import fc from 'fast-check';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createQueryBudget } from './graphql/createQueryBudget.ts';
import { PlatformError } from './PlatformError.ts';
import { requiredScopes } from './scopes/requiredScopes.ts';
import { exchangeToken } from './signIn/exchangeToken.ts';
import { startStore } from './simulator/index.ts';
import { createStoreClient } from './store/createStoreClient.ts';
import type { StoreClient } from './store/StoreClient.ts';

/*
 * Replays the simulated store's replies with one place changed, or replaced by something else. Each function must return
 * texts and numbers that the database can store, or throw one of the platform errors.
 */

const shopDomain = 'sample.myshopify.com';
const app = {
  apiKey: 'test-key',
  apiSecret: 'test-secret',
  url: 'http://127.0.0.1:1/',
  handle: 'hub',
  title: 'Fulfillment Hub',
  scopes: requiredScopes,
};
const longAgo = new Date('2020-01-01T00:00:00Z');

interface Ids {
  order: string;
  part: string;
  fulfillment: string;
  location: string;
  product: string;
  item: string;
}

const functions = {
  readShop: (client) => client.readShop(),
  listLocations: (client) => client.listLocations(),
  readScopes: (client) => client.readScopes(),
  listOrderStamps: (client) => all(client.listOrderStamps({ updatedSince: longAgo })),
  readOrder: (client, { order }) => client.readOrder(order),
  readFulfillmentOrder: (client, { part }) => client.readFulfillmentOrder(part),
  listProducts: (client) => all(client.listProducts()),
  readProduct: (client, { product }) => client.readProduct(product),
  listInventoryLevels: (client, { location }) => all(client.listInventoryLevels(location)),
  readInventoryLevels: (client, { item }) => client.readInventoryLevels(item),
  readActiveSubscription: (client) => client.readActiveSubscription(),
  addTags: (client, { order }) => client.addTags(order, ['urgent']),
  hold: (client, { part }) =>
    client.holdFulfillmentOrder({ fulfillmentOrderId: part, reason: 'OTHER', note: 'Wait', handle: 'hub' }),
} satisfies Record<string, (client: StoreClient, ids: Ids) => Promise<unknown>>;
type FunctionName = keyof typeof functions;
const names = Object.keys(functions) as FunctionName[];

async function all<Value>(values: AsyncIterable<Value>): Promise<Value[]> {
  const collected: Value[] = [];
  for await (const value of values) collected.push(value);
  return collected;
}

interface Answer {
  status?: number;
  headers?: Readonly<Record<string, string>>;
  body: string | Uint8Array;
}

let server: Server;
let origin: string;
/** Replies of the server, one per call; the last one repeats. */
let answers: readonly Answer[] = [];
let calls = 0;
let ids: Ids;
const recorded = {} as Record<FunctionName, string[]>;
let file: string[] = [];

/** The store's backfill file, line by line. */
async function record(): Promise<void> {
  const store = await startStore({ app, domain: shopDomain, isInstalled: true });
  try {
    const sessionToken = store.controls.sessionToken();
    const { token: accessToken } = await exchangeToken({ ...app, shopDomain, origin: store.origin, sessionToken });
    const lines = [{ sku: 'MUG', name: 'Blue mug', quantity: 2, price: 4.25 }];
    const placed = { customer: '17850', country: 'United Kingdom', shippingMethod: 'Express', tags: ['gift'], lines };
    const shipped = store.controls.placeOrder(placed);
    store.controls.fulfillOrder(shipped, 'RM9');
    store.controls.placeOrder(placed);
    const client = createStoreClient({ shopDomain, accessToken, origin: store.origin });
    const orders = await all(client.listOrderStamps({ updatedSince: longAgo }));
    const read = await Promise.all(orders.map(({ id }) => client.readOrder(id)));
    const order = read.find((each) => each?.name !== shipped);
    const [location] = await client.listLocations();
    const [product] = await all(client.listProducts());
    const [level] = await all(client.listInventoryLevels(location?.id ?? ''));
    ids = {
      order: order?.id ?? '',
      part: order?.fulfillmentOrders[0]?.id ?? '',
      fulfillment: '',
      location: location?.id ?? '',
      product: product?.id ?? '',
      item: level?.inventoryItemId ?? '',
    };
    const operation = await client.startOrderBackfill({ updatedSince: longAgo });
    await store.settled();
    const { url } = await client.readBackfill(operation);
    file = (await (await fetch(url ?? '')).text()).split('\n').filter((line) => line !== '');
    const heard: string[] = [];
    const own = globalThis.fetch;
    globalThis.fetch = async (...request) => {
      const reply = await own(...request);
      const text = await reply.text();
      heard.push(text);
      return new Response(text, reply);
    };
    try {
      for (const name of names) {
        heard.length = 0;
        await functions[name](client, ids);
        recorded[name] = [...heard];
      }
    } finally {
      globalThis.fetch = own;
    }
  } finally {
    await store.stop();
  }
}

beforeAll(async () => {
  await record();
  server = createServer((request, response) => {
    request.resume();
    const { status = 200, headers = {}, body } = answers[Math.min(calls, answers.length - 1)] ?? { body: '' };
    calls += 1;
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const aClient = (options: { maxReplyBytes?: number; timeLimitMs?: number } = {}) =>
  createStoreClient({
    shopDomain,
    accessToken: 'canary-token',
    origin,
    maxThrottleWaitMs: 0,
    // Each call gets its own budget, so one reply's throttle status does not affect the next.
    budget: createQueryBudget({ now: Date.now, sleep }),
    ...options,
  });

const wrongValues: readonly unknown[] = [
  null,
  true,
  [],
  {},
  [null],
  JSON.parse('{"__proto__":{"id":1},"constructor":1}'),
  -1,
  0.5,
  2 ** 31,
  2 ** 53,
  1e300,
  '',
  'a\u0000b',
  'a\ud800b',
  'x'.repeat(100_000),
  '9'.repeat(40),
  ...'0 -1 1e999 <b> __proto__ constructor gid://shopify/Order/ gid://shopify/Order/x'.split(' '),
  ...'0000-00-00 275760-09-13T00:00:00Z -000001-01-01T00:00:00Z 2026-02-30 now 9999-12-31T23:59:59-12:00'.split(' '),
];

const depth = 100_000;
const wrongReplies: readonly Answer[] = [
  ...['', 'null', '[]', '{}', '"ok"', 'OK', '<html>', '\u0000', '{"data":null}', '{"errors":[]}'].map((body) => ({
    body,
  })),
  { body: '['.repeat(depth) + ']'.repeat(depth) },
  { body: `{"data":${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}}` },
  { body: `{"data":{${Array.from({ length: 20_000 }, (_, at) => `"k${at}":1`).join()}}}` },
  { body: '{"data":{"__proto__":{"shop":{}}}}' },
  { body: '{"data":{}}', headers: { 'content-encoding': 'gzip' } },
  { body: gzipSync('{"data":{}}').subarray(0, 15), headers: { 'content-encoding': 'gzip' } },
  { body: '{}', headers: { 'content-encoding': 'nonsense' } },
  { body: '', status: 204 },
  { body: '', status: 301, headers: { location: 'https://elsewhere.example/' } },
  { body: '{}', status: 429, headers: { 'retry-after': '1e300' } },
  { body: '{"errors":[{"extensions":{"code":"a\\u0000b"}}]}' },
];

/** Every copy of a value that differs in one place. */
function* changesOf(value: unknown): Generator<() => unknown, void> {
  for (const wrong of wrongValues) yield () => wrong;
  if (Array.isArray(value)) {
    for (const [index, each] of value.slice(0, 2).entries())
      for (const change of changesOf(each)) yield () => value.with(index, change());
    yield () => [];
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, field] of Object.entries(value)) {
      for (const change of changesOf(field)) yield () => ({ ...value, [name]: change() });
      yield () => Object.fromEntries(Object.entries(value).filter(([other]) => other !== name));
    }
  }
}

/** Texts that PostgreSQL can store, years of four digits, and numbers that fit a column. */
function expectKept(value: unknown, path: string): void {
  if (typeof value === 'string') {
    expect([path, value.isWellFormed(), value.includes('\u0000')]).toEqual([path, true, false]);
    if (path.endsWith('At') && value !== '')
      expect([path, value]).toEqual([path, expect.stringMatching(/^\d{4}-\d\d-/)]);
    if (path.endsWith('amount')) expect(value.length).toBeLessThan(40);
  } else if (typeof value === 'number') {
    const isWeight = path.endsWith('weightGrams');
    const isHeld = (n: number) => (isWeight ? n >= 0 && n <= 1e12 : Number.isInteger(n) && Math.abs(n) <= 2 ** 31);
    expect([path, value]).toEqual([path, expect.toSatisfy(isHeld)]);
  } else if (Array.isArray(value)) for (const each of value) expectKept(each, path);
  else if (typeof value === 'object' && value !== null)
    for (const [name, each] of Object.entries(value)) expectKept(each, `${path}.${name}`);
}

/** The result can be stored, or the failure is one of our errors with a message. */
async function expectKeptOrRefused(name: string, call: () => Promise<unknown>): Promise<void> {
  try {
    expectKept(await call(), name);
  } catch (error) {
    if (error instanceof Error && error.name === 'AssertionError') throw error;
    expect(error).toBeInstanceOf(PlatformError);
    const { message } = error as Error;
    expect(message).toMatch(/\S/);
    expect(message.length).toBeLessThan(2_000);
    expect(message.isWellFormed() && !message.includes('\u0000')).toBe(true);
    expect(message).not.toContain('canary');
  }
}

describe('Any reply of a store', () => {
  test(
    'a function returns data that can be stored, or throws one of our errors',
    { tags: 'hazard:malformed-reply' },
    async () => {
      const attempts = names.flatMap((name) =>
        recorded[name].flatMap((reply, at) => [
          ...wrongReplies.map((answer) => ({ name, at, answer: () => answer })),
          ...[...changesOf(JSON.parse(reply))].map((change) => ({
            name,
            at,
            answer: (): Answer => ({ body: JSON.stringify(change()) }),
          })),
        ]),
      );
      expect(attempts.length).toBeGreaterThan(5_000);
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...attempts), async ({ name, at, answer }) => {
          calls = 0;
          answers = [...recorded[name].slice(0, at), answer()].map((each) =>
            typeof each === 'string' ? { body: each } : each,
          );
          await expectKeptOrRefused(name, () => functions[name](aClient(), ids));
        }),
      );
    },
  );

  test(
    'a backfill file yields data that can be stored, or one of our errors',
    { tags: 'hazard:malformed-reply' },
    async () => {
      const attempts = file.flatMap((line, at) => [
        ...wrongReplies.map(({ body }) => ({ at, body: () => String(body) })),
        ...[...changesOf(JSON.parse(line))].map((change) => ({ at, body: () => JSON.stringify(change()) })),
      ]);
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...attempts), fc.boolean(), async ({ at, body }, isCut) => {
          const text = file.with(at, body()).join('\n');
          calls = 0;
          answers = [{ body: isCut ? text.slice(0, -10) : text }];
          await expectKeptOrRefused('file', () => all(aClient().readBackfillFile(`${origin}/file`)));
        }),
      );
    },
  );

  test('a list that never ends or loops fails as an unexpected reply', async () => {
    const page = JSON.parse(recorded.listLocations[0] ?? '') as { data: Record<string, { pageInfo: unknown }> };
    const [list = { pageInfo: null }] = Object.values(page.data);
    list.pageInfo = { hasNextPage: true, endCursor: 'again' };
    calls = 0;
    answers = [{ body: JSON.stringify(page) }];
    await expect(aClient().listLocations()).rejects.toThrow('a list that doesn’t end');
    expect(calls).toBeLessThan(5);
  });

  test('reading stops at the limit when a reply unpacks to more', { tags: 'hazard:malformed-reply' }, async () => {
    calls = 0;
    answers = [{ body: gzipSync(' '.repeat(50_000_000)), headers: { 'content-encoding': 'gzip' } }];
    const before = process.memoryUsage().rss;
    await expect(aClient({ maxReplyBytes: 100_000 }).readShop()).rejects.toThrow('more than 100,000 bytes');
    expect(process.memoryUsage().rss - before).toBeLessThan(40_000_000);
  });

  test('a reply that trickles in fails at the time limit', { tags: 'hazard:malformed-reply' }, async () => {
    const trickling = createServer((_, response) => {
      const timer = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(timer));
    });
    await new Promise<void>((resolve) => trickling.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(trickling.address() as AddressInfo).port}`;
    const client = createStoreClient({ shopDomain, accessToken: 't', origin: address, timeLimitMs: 150 });
    await expect(client.readShop()).rejects.toThrow('no answer within');
    trickling.closeAllConnections();
    trickling.close();
  });
});
