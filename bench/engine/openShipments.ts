import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, openEmbedded } from '@hub/database';
import { insertOrders } from '@hub/database/orders';
import { aReceivedOrder, aShop } from '@hub/database/testing';
import type { ProviderRecord } from '@hub/domain/integrations';
import { noInstructions } from '@hub/domain/shipping';
import type { ProviderStore } from '@hub/engine/providers';
import { readDueOrders } from '@hub/engine/warehouses';
import { adapters, type CallProvider, type ProviderAdapter, RateLimitedError } from '@hub/providers';
import { type Credentials, demoCredentials, type RunningSimulators, startSimulators } from '@hub/providers/simulators';
import { createProviderCalls } from '../../apps/server/src/jobs/createProviderCalls.ts';
import { createWarehouseServices } from '../../apps/server/src/jobs/createWarehouseServices.ts';
import { run } from './fillShop.ts';

const hourMs = 3_600_000;
const words = 'Held at the warehouse';

export interface OpenShipments {
  provider: 'ship_stations' | 'shipbob';
  accounts: number;
  /** Orders per account. */
  orders: number;
  /** Orders per account that changed since they were read an hour ago. */
  changed: number;
  /** Whether to use the 3PL's lists. */
  hasLists: boolean;
  /** Speed of the 3PL's clock, and so of its call limit; 1 is real time. */
  speed: number;
}

export interface OpenShipmentsRead {
  /** Minutes on the 3PL's clock until each order was read. */
  minutes: number;
  /** Largest number of calls for one account. */
  calls: number;
}

/**
 * Reads open shipments of simulated accounts within their documented limits until each was read once. Throws if a change was not recorded
 * or a call was refused.
 */
export async function readOpenShipments(shipments: OpenShipments): Promise<OpenShipmentsRead> {
  const { provider, accounts, orders, changed, speed } = shipments;
  const directory = await mkdtemp(join(tmpdir(), 'bench-open-shipments-'));
  const database = await openEmbedded({ directory });
  const began = Date.now();
  // The orders are created six hours ago.
  let offsetMs = -6 * hourMs;
  const credentials = Array.from({ length: accounts }, (_none, index) => credentialsOf(provider, index));
  const never = 10 * 365 * 24 * hourMs;
  const simulators = await startSimulators({
    providers: [provider],
    clock: { now: () => began + offsetMs + (Date.now() - began) * speed },
    plan: 'one',
    unitsOfNewSku: 1_000_000,
    rememberedCalls: 1_000_000,
    pace: { pack: never, ship: never },
    accounts: { [provider]: credentials.slice(1) },
  });
  try {
    const shopId = await aShop(database, undefined, provider);
    const services = createWarehouseServices({
      database,
      providers: storeOf(provider, credentials),
      adapters: { [provider]: withFasterLimit(adapterOf(provider), shipments) },
      createCall: fasterCalls(shipments, simulators),
      now: () => new Date(),
    });
    await insertPlainOrders(database, shopId, accounts * orders);
    for (const [index, each] of credentials.entries())
      await giveOrders({ database, simulators, shopId, provider, credentials: each, index, orders });
    // The changes happen now, after the orders were read.
    offsetMs = 0;
    const control = simulators.control(provider);
    for (const index of credentials.keys())
      for (let n = 2; n < changed + 2; n += 1) control.hold(`${referenceOf(index)}-${n}`, words, accountName(index));
    const from = control.books().calls.length;
    const started = Date.now();
    const errors: unknown[] = [];
    while ((await unread(database, started)) > 0) {
      await readDueOrders(services, { signal: new AbortController().signal, onError: (error) => errors.push(error) });
      await sleep(50);
    }
    const minutes = ((Date.now() - started) * speed) / 60_000;
    await checkRecorded(database, accounts * changed, errors);
    return { minutes, ...countCalls(control.books().calls.slice(from)) };
  } finally {
    await simulators.stop();
    await database.close();
    await rm(directory, { recursive: true });
  }
}

function credentialsOf(provider: OpenShipments['provider'], index: number): Credentials {
  const demo = demoCredentials(provider);
  if (index === 0) return demo;
  return { ...demo, name: `Account ${index + 1}`, api_key: `key-${index + 1}`, access_token: `token-${index + 1}` };
}

/** Account name in the simulator. */
function accountName(index: number): string {
  return index === 0 ? 'demo' : `account-${index + 1}`;
}

function referenceOf(index: number): string {
  return `A${index + 1}`;
}

function storeOf(provider: string, credentials: readonly Credentials[]): ProviderStore {
  const [first = {}] = credentials;
  const record: ProviderRecord =
    provider === 'ship_stations' ? credentials.map((each) => ({ ...each, status: true })) : { ...first, status: true };
  return { readAll: async () => new Map([[provider, record]]), save: async () => undefined };
}

function adapterOf(provider: string): ProviderAdapter {
  const found = Object.values(adapters).find((adapter) => adapter.provider === provider);
  if (found === undefined) throw new Error(`${provider} has no adapter.`);
  return found;
}

function withFasterLimit(adapter: ProviderAdapter, { hasLists, speed }: OpenShipments): ProviderAdapter {
  const { calls, windowMs } = adapter.rateLimit;
  return {
    ...adapter,
    rateLimit: { calls, windowMs: windowMs / speed },
    connect: (...settings) => {
      const { readChanges, ...connection } = adapter.connect(...settings);
      return hasLists && readChanges ? { ...connection, readChanges } : connection;
    },
  };
}

/** Converts the seconds until the next call from the 3PL's clock. */
function fasterCalls({ provider, speed }: OpenShipments, simulators: RunningSimulators) {
  const createCall = createProviderCalls({ providerOrigins: { [provider]: simulators.origins[provider] } });
  return (...settings: Parameters<typeof createCall>): CallProvider => {
    const call = createCall(...settings);
    return (request) =>
      call(request).catch((error: unknown) => {
        if (!(error instanceof RateLimitedError) || error.retryAfterMs === null) throw error;
        throw new RateLimitedError(error.message, error.retryAfterMs / speed);
      });
  };
}

async function insertPlainOrders(database: Database, shopId: number, count: number): Promise<void> {
  for (let from = 1; from <= count; from += 500) {
    const numbers = Array.from({ length: Math.min(500, count - from + 1) }, (_none, index) => from + index);
    const orders = numbers.map((number) => aReceivedOrder(number));
    await database.inShop(shopId, (transaction) => insertOrders(transaction, orders));
  }
}

interface Given {
  database: Database;
  simulators: RunningSimulators;
  shopId: number;
  provider: OpenShipments['provider'];
  credentials: Credentials;
  index: number;
  orders: number;
}

/** Adds an account's orders to the books of the 3PL and to ours, as read an hour ago. */
async function giveOrders({
  database,
  simulators,
  shopId,
  provider,
  credentials,
  index,
  orders,
}: Given): Promise<void> {
  const adapter = adapterOf(provider);
  const settings = { credentials, choices: {} };
  const createCall = createProviderCalls({ providerOrigins: { [provider]: simulators.origins[provider] } });
  const reference = referenceOf(index);
  await adapter.connect(settings, createCall(adapter, settings)).send({
    reference,
    orderName: '#1',
    orderedAt: new Date().toISOString(),
    currency: 'GBP',
    recipient,
    service: null,
    package: null,
    instructions: noInstructions,
    isExport: false,
    lines: [
      {
        lineItemId: '10001',
        sku: 'MUG-01',
        name: 'Mug',
        quantity: 1,
        unitPrice: 1,
        value: 1,
        weight: null,
        hsCode: '',
        countryOfOrigin: '',
      },
    ],
  });
  const control = simulators.control(provider);
  control.copyOrder(reference, orders - 1, accountName(index));
  const account = provider === 'ship_stations' ? (credentials.name ?? '') : '';
  const line = JSON.stringify([{ lineItemId: '10001', sku: 'MUG-01', name: 'Mug', quantity: 1, unitPrice: 1 }]);
  const own = control.books().orders.filter((order) => order.account === accountName(index));
  const values = own.map(
    ({ id, reference: name }, at) =>
      `(${shopId}, ${4_800_000_000_000 + index * orders + at + 1}, 1, '${name}', '${provider}', '${account}', 'sent', ` +
      `'${line}', '${id}', now() - interval '6 hours', now() - interval '6 hours', now(), now() - interval '1 hour')`,
  );
  await run(
    database,
    `INSERT INTO warehouse_orders (shop_id, order_id, number, reference, provider, account, state, lines,
      provider_order_id, created_at, sent_at, next_read_at, last_read_at) VALUES ${values.join(', ')}`,
  );
}

/** Number of orders neither read nor covered by a list. */
async function unread(database: Database, started: number): Promise<number> {
  const at = `to_timestamp(${started / 1000})`;
  return count(
    database,
    `warehouse_orders AS o LEFT JOIN provider_accounts AS a USING (shop_id, provider, account)
      WHERE o.last_read_at < ${at} AND (o.reads_alone OR a.listed_until IS NULL OR a.listed_until < ${at})`,
  );
}

async function checkRecorded(database: Database, changed: number, errors: readonly unknown[]): Promise<void> {
  if (errors.length > 0) throw errors[0];
  const recorded = await count(database, 'warehouse_orders WHERE words IS NOT NULL');
  if (recorded !== changed) throw new Error(`${recorded} of ${changed} changes were recorded.`);
}

async function count(database: Database, from: string): Promise<number> {
  const result = (await run(database, `SELECT count(*)::int AS count FROM ${from}`)) as { rows: { count: number }[] };
  return result.rows[0]?.count ?? 0;
}

type Calls = ReturnType<ReturnType<RunningSimulators['control']>['books']>['calls'];

function countCalls(made: Calls): Omit<OpenShipmentsRead, 'minutes'> {
  if (made.some(({ status }) => status === 429)) throw new Error('The 3PL has refused a call.');
  const byAccount = [...Map.groupBy(made, ({ account }) => account).values()];
  return { calls: Math.max(...byAccount.map((calls) => calls.length)) };
}

const recipient = {
  name: 'Robin Hearth',
  company: '',
  address1: '1 High Street',
  address2: '',
  city: 'Leeds',
  state: '',
  postcode: 'LS1 4DY',
  country: 'GB',
  phone: '',
  email: '',
};
