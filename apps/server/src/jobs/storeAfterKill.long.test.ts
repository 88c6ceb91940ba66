import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ApiClient } from '@hub/api-client';
import { createStoreClient } from '@hub/api-client/store';
import { findShopId } from '@hub/database/shops';
import { serveLocations } from '@hub/database/testing';
import { allOrdersFilters } from '@hub/domain/dashboard';
import { tabs } from '@hub/domain/orders';
import { type RunningStore, startStore } from '@hub/platform/simulator';
import { demoCredentials, startSimulators } from '@hub/providers/simulators';
import { expect, onTestFinished, test } from 'vitest';
import { createProviderStore } from './createProviderStore.ts';
import { openDatabase } from '../service/openDatabase.ts';
import { portOf } from '../testing/serverFixtures.ts';
import { openClient } from '../testing/openClient.ts';
import { testStoreApp } from '../testing/serveStoreApp.ts';

const script = join(import.meta.dirname, '../testing/storeKillServer.ts');
const domain = 'kill-test.myshopify.com';

/** A free local port. */
async function aFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = portOf(server);
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * A proxy in front of the store that can kill a process after the store has done a call and before the reply arrives.
 */
async function startProxy(store: () => string) {
  let armed: { field: string; onDone: () => void } | null = null;
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const parts: Buffer[] = [];
      for await (const part of incoming as AsyncIterable<Buffer>) parts.push(part);
      const body = Buffer.concat(parts);
      const headers = Object.entries(incoming.headers).filter(
        ([name]) => !['host', 'connection', 'content-length'].includes(name),
      );
      const reply = await fetch(`${store()}${incoming.url}`, {
        method: incoming.method ?? 'GET',
        headers: headers.map(([name, value]): [string, string] => [name, String(value)]),
        ...(incoming.method === 'POST' && { body }),
      });
      const text = await reply.text();
      if (armed !== null && body.toString().includes(armed.field)) {
        const { onDone } = armed;
        armed = null;
        onDone();
        outgoing.destroy();
        return;
      }
      outgoing.writeHead(reply.status, { 'content-type': reply.headers.get('content-type') ?? 'text/plain' });
      outgoing.end(text);
    })().catch(() => outgoing.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    origin: `http://127.0.0.1:${portOf(server)}`,
    /** Resolves when a call with this field was done, after `kill` and without a reply. */
    killAfter: (field: string, kill: () => void) =>
      new Promise<void>((resolve) => {
        armed = {
          field,
          onDone: () => {
            kill();
            resolve();
          },
        };
      }),
  };
}

async function start(args: readonly string[]): Promise<ChildProcess> {
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  let problems = '';
  child.stderr?.on('data', (chunk) => (problems += String(chunk)));
  await new Promise<void>((resolve, reject) => {
    child.stdout?.once('data', () => resolve());
    child.once('exit', () => reject(new Error(`The server ended:\n${problems}`)));
  });
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : Promise.resolve();
  child.kill('SIGKILL');
  await ended;
}

/** The client of a person who opens the app in the store. */
function openApp(origin: string, store: RunningStore): Promise<ApiClient> {
  return openClient(origin, { shop: domain }, `Bearer ${store.controls.sessionToken()}`);
}

async function connectShipbob(directory: string): Promise<void> {
  const { database, keyRing } = await openDatabase({ kind: 'embedded', directory, secretsKey: undefined });
  const shopId = (await findShopId(database, domain)) ?? 0;
  await database.inShop(shopId, (transaction) =>
    createProviderStore(keyRing).save(transaction, 'shipbob', { ...demoCredentials('shipbob'), status: true }),
  );
  await serveLocations(database, shopId, 'shipbob');
  await database.close();
}

const ordersIn = async (client: ApiClient) =>
  (await client.orders.listAllOrders({ tab: tabs.all, filters: allOrdersFilters })).orders;

test(
  'kill -9 between a webhook and its job, and between a call of the store and its record, loses and doubles nothing',
  { tags: ['hazard:done-twice', 'hazard:lost-change'] },
  async () => {
    const parent = await mkdtemp(join(tmpdir(), 'store-kill-'));
    onTestFinished(() => rm(parent, { recursive: true, force: true }));
    const directory = join(parent, 'data');
    const port = await aFreePort();
    const origin = `http://127.0.0.1:${port}`;
    const store = await startStore({ app: testStoreApp(origin), domain, isInstalled: true });
    onTestFinished(() => store.stop());
    const proxy = await startProxy(() => store.origin);
    const simulators = await startSimulators({ providers: ['shipbob'], speed: 2_000, plan: 'one' });
    onTestFinished(() => simulators.stop());
    const server = (role: 'web' | 'all') =>
      start([directory, String(port), role, proxy.origin, simulators.origins.shipbob]);

    const first = await server('all');
    const installing = createStoreClient(await openApp(origin, store));
    await expect.poll(async () => (await installing.status()).backfill.state).toBe('done');
    await kill(first);
    await connectShipbob(directory);

    // This process only answers calls: the webhook is stored with its job, which does not start before the kill.
    const answering = await server('web');
    const name = store.controls.placeOrder({
      customer: '17850',
      country: 'United Kingdom',
      lines: [{ sku: 'MUG', name: 'Blue mug', quantity: 2, price: 4.25 }],
    });
    const taken = () =>
      store.controls.webhooks().filter(({ topic, outcome }) => topic === 'orders/create' && outcome === 200);
    await expect.poll(() => taken().length).toBe(1);
    await kill(answering);

    const working = await server('all');
    const client = await openApp(origin, store);
    await expect.poll(async () => (await ordersIn(client)).map(({ orderName }) => orderName)).toEqual([name]);

    const killed = proxy.killAfter('fulfillmentCreate', () => working.kill('SIGKILL'));
    const [order] = await ordersIn(client);
    const orderId = order?.orderId ?? '';
    await client.orders.shipNowMultiple([orderId]);
    await killed;
    const fulfillments = () => store.controls.order(name)?.fulfillments ?? [];
    expect(fulfillments()).toHaveLength(1);
    await kill(working);

    await server('all');
    const again = await openApp(origin, store);
    const status = () => createStoreClient(again).status();
    await expect.poll(async () => (await status()).waitingWrites).toBe(0);
    const { fulfillments: shipments } = await again.orders.getOrderDetail(orderId);
    expect(shipments).toHaveLength(1);
    expect(fulfillments()).toMatchObject([{ status: 'SUCCESS', trackingNumbers: [shipments[0]?.trackingNumber] }]);
    expect((await status()).problems).toEqual([]);
    expect((await ordersIn(again)).map(({ orderName }) => orderName)).toEqual([name]);
  },
);
