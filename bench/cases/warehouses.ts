import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openEmbedded, openServer } from '@hub/database';
import { createJobQueue } from '@hub/database/jobs';
import { insertOrders } from '@hub/database/orders';
import { aReceivedOrder, aShop, openTestServer } from '@hub/database/testing';
import { changeOrder } from '@hub/engine/orders';
import { startSimulators } from '@hub/providers/simulators';
import { createWarehouseServices } from '../../apps/server/src/jobs/createWarehouseServices.ts';
import { createProviderCalls } from '../../apps/server/src/jobs/createProviderCalls.ts';
import { afternoonStore } from '../../apps/server/src/testing/afternoonShop.ts';
import { workWarehouses } from '../../apps/server/src/jobs/workWarehouses.ts';
import type { Case } from '../Case.ts';
import { type OpenShipments, readOpenShipments } from '../engine/openShipments.ts';
import { percentile, rounded, table } from '../figures.ts';

/** ShipBob accepts 150 a minute. */
const ordersToShip = 40;
const accounts = 10;
/** Limit of ShipStation. */
const limit = { calls: 40, windowMs: 60_000 };
const minuteMs = 60_000;

/** Open shipments to read, and how many of them changed in the last hour. */
const readings: readonly (OpenShipments & { title: string })[] = [
  {
    title: 'ShipStation, ten accounts of 1,000',
    provider: 'ship_stations',
    accounts: 10,
    orders: 1_000,
    changed: 50,
    hasLists: true,
    speed: 10,
  },
  {
    title: 'ShipStation, one account of 10,000',
    provider: 'ship_stations',
    accounts: 1,
    orders: 10_000,
    changed: 500,
    hasLists: true,
    speed: 20,
  },
  {
    title: 'ShipBob, one account of 10,000',
    provider: 'shipbob',
    accounts: 1,
    orders: 10_000,
    changed: 500,
    hasLists: true,
    speed: 1,
  },
  {
    title: 'the same, all changed',
    provider: 'shipbob',
    accounts: 1,
    orders: 10_000,
    changed: 9_999,
    hasLists: true,
    speed: 1,
  },
  {
    title: 'the same, without lists',
    provider: 'shipbob',
    accounts: 1,
    orders: 10_000,
    changed: 500,
    hasLists: false,
    speed: 20,
  },
];

const aboutReading =
  'The shipments were sent six hours ago and read an hour ago; since then the warehouse has put 5 % of them on hold. ' +
  "Minutes on the 3PL's clock until each shipment is read once. The 3PL's clock and rate limit run faster by the given factor.";

const readingHead = ['Open shipments', 'minutes', 'goal', 'calls of an account', 'clock'];

/** Orders on their way to 3PLs. */
export const warehouses: Case = {
  name: 'warehouses',
  title: 'Orders on their way to 3PLs',
  async run({ isQuick, log }) {
    const times = (await timesToWarehouse(isQuick ? 5 : ordersToShip)).toSorted((a, b) => a - b);
    log(`Ship Now: ${times.map((time) => time.toFixed(0)).join(', ')} ms`);
    const runMs = isQuick ? 5_000 : 150_000;
    const reserved = await callsOfTwoProcesses(runMs);
    const sending = table(
      ['What', 'Measured', 'Goal'],
      [
        ['Ship Now to the simulated ShipBob, PGlite, p50', `${rounded(percentile(times, 0.5))} ms`, '1,000 ms'],
        ['the same, p99', `${rounded(percentile(times, 0.99))} ms`, ''],
        [
          `most calls of one account in any minute; ${accounts} accounts, two processes, ${runMs / 1_000} s`,
          String(reserved.most),
          String(limit.calls),
        ],
        ['fewest calls of an account', String(reserved.fewest), ''],
      ],
    );
    const rows: string[][] = [];
    for (const { title, ...shipments } of readings) {
      const part = isQuick ? { orders: shipments.orders / 20, changed: Math.floor(shipments.changed / 20) } : {};
      const read = await readOpenShipments({ ...shipments, ...part });
      log(`${title}: ${read.minutes.toFixed(1)} minutes, ${read.calls} calls`);
      rows.push([title, rounded(read.minutes), '60', String(read.calls), `${shipments.speed} x`]);
    }
    return `${sending}\n\n${aboutReading}\n\n${table(readingHead, rows)}`;
  },
};

/** Ms from the end of Ship Now until the 3PL has the order, for one order after the other. */
async function timesToWarehouse(count: number): Promise<number[]> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-warehouses-'));
  const database = await openEmbedded({ directory });
  const simulators = await startSimulators({ providers: ['shipbob'] });
  const now = () => new Date();
  const onError = (error: unknown) => {
    throw error;
  };
  const jobs = createJobQueue(database, { onError });
  try {
    const shopId = await aShop(database);
    const numbers = Array.from({ length: count }, (_none, index) => index + 1);
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
    const orders = numbers.map((number) => ({ ...aReceivedOrder(number), recipient }));
    await database.inShop(shopId, (transaction) => insertOrders(transaction, orders));
    const createCall = createProviderCalls({ providerOrigins: { shipbob: simulators.origins.shipbob } });
    const services = createWarehouseServices({ database, providers: afternoonStore, createCall, now });
    workWarehouses({ services, jobs, onError });
    await jobs.start();
    const times: number[] = [];
    for (const { order } of orders) {
      await database.inShop(shopId, (transaction) => changeOrder(transaction, order.orderId, 'ship-now', null, now()));
      const started = performance.now();
      while (simulators.control('shipbob').books().orders.length <= times.length) await sleep(5);
      times.push(performance.now() - started);
      // Waits until the previous order's work is done.
      await sleep(200);
    }
    return times;
  } finally {
    await jobs.stop();
    await simulators.stop();
    await database.close();
    await rm(directory, { recursive: true });
  }
}

async function callsOfTwoProcesses(runMs: number): Promise<{ most: number; fewest: number }> {
  const server = await openTestServer();
  try {
    const url = await server.newDatabase();
    await (await openServer({ url })).close();
    const script = join(import.meta.dirname, '../engine/reserveCalls.ts');
    const argv = [script, url, accounts, limit.calls, limit.windowMs, runMs].map(String);
    const outputs = await Promise.all(
      [1, 2].map(() => promisify(execFile)(process.execPath, argv, { maxBuffer: 50_000_000 })),
    );
    const made = outputs.flatMap(({ stdout }) => JSON.parse(stdout) as { account: string; at: number }[]);
    const byAccount = [...Map.groupBy(made, ({ account }) => account).values()].map((calls) =>
      calls.map(({ at }) => at).toSorted((a, b) => a - b),
    );
    return {
      most: Math.max(...byAccount.map((times) => mostWithin(times, minuteMs))),
      fewest: Math.min(...byAccount.map((times) => times.length)),
    };
  } finally {
    await server.close();
  }
}

function mostWithin(times: readonly number[], windowMs: number): number {
  return Math.max(...times.map((from, index) => times.slice(index).filter((at) => at < from + windowMs).length));
}
