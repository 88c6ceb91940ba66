import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiClient } from '@hub/api-client';
import { type Database, openServer } from '@hub/database';
import { parseKeyRing } from '@hub/database/providers';
import { NoDiskError, openTestServer, type TestServer } from '@hub/database/testing';
import type { ThirdPartyId } from '@hub/domain/integrations';
import { type RunningStore, startStore } from '@hub/platform/simulator';
import { type RunningSimulators, startSimulators } from '@hub/providers/simulators';
import { createProviderStore } from '../../jobs/createProviderStore.ts';
import { testStoreApp } from '../serveStoreApp.ts';
import type { ChaosServerOptions } from './chaosServer.ts';
import { chaosLocations, openChaosApp, setUpChaosShop, untilInstalled } from './chaosShop.ts';
import { type Balancer, startBalancer } from './startBalancer.ts';

/** Speed and setup of a run. */
export interface ChaosPace {
  /** Speed of the clocks of store and 3PLs; 1 is real time. */
  clock: number;
  /** Additional factor for packing at warehouses. */
  packing: number;
  takeOver?: ChaosServerOptions['takeOver'];
  /** Additional factor for the store's stories; 20 by default, an hour in three seconds. */
  stories?: number;
  /** Starts only the first server. */
  isAlone?: boolean;
  /** Size of each of PostgreSQL's two disks; no own disks if absent. */
  diskMegabytes?: number;
  /** The 3PL that runs each location. */
  runBy: ReadonlyMap<string, ThirdPartyId>;
}

/** One of the two servers; it may be stopped. */
export interface ChaosProcess {
  kill(): Promise<void>;
  /** `offsetMs` shifts its clock from now on. */
  start(offsetMs?: number): Promise<void>;
}

/** A store, a PostgreSQL, two servers behind a balancer and ten warehouses. */
export interface ChaosWorld {
  postgres: TestServer;
  /** Why PostgreSQL has no disks of its own to fill; `null` if it has. */
  whyNoDisk: string | null;
  database: Database;
  shopId: number;
  store: RunningStore;
  simulators: RunningSimulators;
  client: ApiClient;
  processes: readonly [ChaosProcess, ChaosProcess];
  /** Servers that exited without being killed. */
  crashes: readonly string[];
  /** The servers' last log lines. */
  log(): string;
  close(): Promise<void>;
}

const secretsKey = `test:${Buffer.alloc(32, 7).toString('base64')}`;
const script = join(import.meta.dirname, 'chaosServer.ts');
const skew = join(import.meta.dirname, 'skewClock.ts');

/** Starts everything, installs the app and sets up the shop. Server logs go to `directory`. */
export async function startChaosWorld(
  { clock: speed, packing, stories = 20, takeOver, isAlone = false, diskMegabytes, runBy }: ChaosPace,
  directory: string,
): Promise<ChaosWorld> {
  const cleanUp: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const end of cleanUp.toReversed()) await end();
  };
  try {
    const { postgres, whyNoDisk } = await openPostgres(diskMegabytes);
    cleanUp.push(() => postgres.close());
    const databaseUrl = await postgres.newDatabase();
    const balancer = await startBalancer();
    cleanUp.push(() => balancer.stop());
    const clock = createFastClock();
    const store = await startStore({
      app: testStoreApp(balancer.origin),
      domain: 'chaos.myshopify.com',
      isInstalled: true,
      locations: chaosLocations,
      clock,
      rateLimit: { maximumAvailable: 4_000, restoreRate: 400 },
      webhookLanes: 4,
      speed: stories,
      rememberedWebhooks: 1_000_000,
    });
    cleanUp.push(() => store.stop());
    const simulators = await startSimulators({
      clock: { now: () => clock.now() },
      speed: packing,
      unitsOfNewSku: 1_000_000_000,
      rememberedOrders: 1_000_000,
      slowMs: 400,
    });
    cleanUp.push(() => simulators.stop());
    const options: ChaosServerOptions = {
      databaseUrl,
      secretsKey,
      publicOrigin: balancer.origin,
      storeOrigin: store.origin,
      providerOrigins: simulators.origins,
      speed: speed * packing,
      limitSpeed: speed,
      ...(takeOver && { takeOver }),
    };
    const logFile = join(directory, 'servers.log');
    const ports: [number | null, number | null] = [null, null];
    const crashes: string[] = [];
    const processes = [0, 1].map((index) => createProcess(index, options, { logFile, balancer, ports, crashes }));
    const [first, second] = processes;
    if (first === undefined || second === undefined) throw new Error('There are two.');
    cleanUp.push(async () => {
      await Promise.all([first.kill(), second.kill()]);
    });
    // One after the other, because the first creates the tables.
    await first.start();
    if (!isAlone) await second.start();
    const database = await openServer({ url: databaseUrl, connections: 4 });
    cleanUp.push(() => database.close());
    const client = await openChaosApp(balancer.origin, store);
    await untilInstalled(client);
    const shopId = await setUpChaosShop({
      database,
      providers: createProviderStore(parseKeyRing(secretsKey)),
      domain: store.domain,
      simulators,
      runBy,
      now: new Date(),
    });
    clock.setSpeed(speed);
    return {
      postgres,
      whyNoDisk,
      database,
      shopId,
      store,
      simulators,
      client,
      processes: [first, second],
      crashes,
      log: () => readEnd(logFile, 20_000),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** With its own disks if they can be mounted. */
async function openPostgres(
  diskMegabytes: number | undefined,
): Promise<{ postgres: TestServer; whyNoDisk: string | null }> {
  // Twenty connections per process, plus those of killed processes until PostgreSQL notices.
  const settings = { max_connections: '100' };
  if (diskMegabytes === undefined)
    return { postgres: await openTestServer({ settings }), whyNoDisk: 'No fault fills it.' };
  try {
    const onItsDisk = { ...settings, min_wal_size: '2MB', max_wal_size: '64MB', wal_recycle: 'off' };
    return { postgres: await openTestServer({ settings: onItsDisk, diskMegabytes }), whyNoDisk: null };
  } catch (error) {
    if (!(error instanceof NoDiskError)) throw error;
    return { postgres: await openTestServer({ settings }), whyNoDisk: error.message };
  }
}

function readEnd(file: string, bytes: number): string {
  const from = Math.max(0, statSync(file).size - bytes);
  const descriptor = openSync(file, 'r');
  const end = Buffer.alloc(bytes);
  const length = readSync(descriptor, end, 0, bytes, from);
  closeSync(descriptor);
  return end.toString('utf8', 0, length);
}

/** Starts at the current time, because a store's token is valid for only a minute. */
function createFastClock() {
  let speed = 1;
  let from = Date.now();
  let at = from;
  const now = () => at + (Date.now() - from) * speed;
  return {
    now,
    setSpeed: (given: number) => {
      at = now();
      from = Date.now();
      speed = given;
    },
  };
}

function createProcess(
  index: number,
  options: ChaosServerOptions,
  world: { logFile: string; balancer: Balancer; ports: (number | null)[]; crashes: string[] },
): ChaosProcess {
  let child: ChildProcess | null = null;
  let clockOffsetMs = 0;
  const setPort = (port: number | null) => {
    world.ports[index] = port;
    world.balancer.setPorts(world.ports.filter((each) => each !== null));
  };
  return {
    kill: async () => {
      const running = child;
      child = null;
      if (running === null || running.exitCode !== null || running.signalCode !== null) return;
      const ended = once(running, 'exit');
      running.kill('SIGKILL');
      await ended;
      setPort(null);
    },
    start: async (offsetMs = clockOffsetMs) => {
      clockOffsetMs = offsetMs;
      const log = openSync(world.logFile, 'a');
      const started = spawn(process.execPath, ['--import', skew, script, JSON.stringify(options)], {
        env: { PATH: process.env.PATH, CLOCK_OFFSET_MS: String(offsetMs) },
        stdio: ['ignore', log, log, 'ipc'],
      });
      child = started;
      const ended = once(started, 'exit').then(([code, signal]) => {
        if (child !== started) return [];
        setPort(null);
        world.crashes.push(`Server ${index + 1} exited with ${code ?? signal}.`);
        return [];
      });
      const [port] = (await Promise.race([once(started, 'message'), ended])) as [number?];
      if (port === undefined) throw new Error(`Server ${index + 1} does not start; see ${world.logFile}.`);
      setPort(port);
    },
  };
}
