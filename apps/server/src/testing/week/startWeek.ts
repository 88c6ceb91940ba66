import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ApiClient } from '@hub/api-client';
import { type Database, openServer } from '@hub/database';
import { parseKeyRing } from '@hub/database/providers';
import { openTestServer, type SimulatedClock, simulateClock, type TestServer } from '@hub/database/testing';
import { type RunningStore, startStore, type StoreOrderInput } from '@hub/platform/simulator';
import { startSimulators } from '@hub/providers/simulators';
import { createProviderStore } from '../../jobs/createProviderStore.ts';
import { chaosLocations, openChaosApp, setUpChaosShop, untilInstalled } from '../chaos/chaosShop.ts';
import { locationProviders } from '../chaos/planDay.ts';
import { startBalancer } from '../chaos/startBalancer.ts';
import { readWorkedDepths } from '../load/untilWorked.ts';
import { testStoreApp } from '../serveStoreApp.ts';
import { startWeekServer, type WeekServer } from './startWeekServer.ts';

/** A store, ten warehouses, one server and one PostgreSQL whose clocks move together. */
export interface WeekWorld {
  postgres: TestServer;
  database: Database;
  shopId: number;
  store: RunningStore;
  server: WeekServer;
  now(): number;
  /** Moves all clocks to a time in ms and waits for the work that is due by then. Resolves to false if that takes too long. */
  moveTo(at: number): Promise<boolean>;
  /** A client that opens the app at the current time of the week. */
  open(): Promise<ApiClient>;
  /** Starts another server on a backup; it only answers calls. */
  openBackup(folder: string): Promise<{ database: Database; client: ApiClient; close(): Promise<void> }>;
  logFile: string;
  close(): Promise<void>;
}

interface WeekOptions {
  startAt: number;
  timeZone: string;
  /** Daily times for every location. */
  cutOffTimes: readonly string[];
  past: readonly StoreOrderInput[];
  seed: string;
}

const secretsKey = `test:${Buffer.alloc(32, 7).toString('base64')}`;
/** Longest wait in ms for due work. */
const quietLimitMs = 60_000;
const settings = { max_connections: '60', wal_keep_size: '512MB' };

/** Starts everything at `startAt`, installs the app, reads earlier orders and sets up the shop. */
export async function startWeek({ startAt, timeZone, cutOffTimes, past, seed }: WeekOptions): Promise<WeekWorld> {
  const directory = mkdtempSync(join(tmpdir(), 'week-'));
  const cleanUp: (() => unknown)[] = [() => rmSync(directory, { recursive: true })];
  const close = async () => {
    for (const end of cleanUp.toReversed()) await end();
  };
  try {
    const logFile = join(directory, 'server.log');
    let offsetMs = startAt - Date.now();
    const now = () => Date.now() + offsetMs;
    const postgres = await openTestServer({ settings });
    cleanUp.push(postgres.close);
    const databaseUrl = await postgres.newDatabase();
    const clock: SimulatedClock = await simulateClock(databaseUrl);
    cleanUp.push(clock.close);
    await clock.setOffset(offsetMs);
    const balancer = await startBalancer();
    cleanUp.push(balancer.stop);
    const store = await startStore({
      app: testStoreApp(balancer.origin),
      domain: 'week.myshopify.com',
      isInstalled: true,
      timeZone,
      locations: chaosLocations,
      clock: { now },
      orders: past,
      rateLimit: { maximumAvailable: 4_000, restoreRate: 400 },
      webhookLanes: 4,
      speed: 1,
      rememberedWebhooks: 1_000,
    });
    cleanUp.push(store.stop);
    store.controls.setSpeed(0);
    const simulators = await startSimulators({
      clock: { now },
      unitsOfNewSku: 1_000_000_000,
      rememberedOrders: 1_000_000,
    });
    cleanUp.push(simulators.stop);
    const options = {
      databaseUrl,
      secretsKey,
      publicOrigin: balancer.origin,
      storeOrigin: store.origin,
      providerOrigins: simulators.origins,
      speed: 1,
      limitSpeed: 1,
      hasCharges: true,
    };
    const server = await startWeekServer(options, { offsetMs, logFile });
    cleanUp.push(server.kill);
    balancer.setPorts([server.port]);
    await clock.setOffset(offsetMs);
    const database = await openServer({ url: databaseUrl, connections: 4 });
    cleanUp.push(database.close);
    const open = () => openChaosApp(balancer.origin, store);
    const owner = await open();
    await untilInstalled(owner);
    await owner.plans.createBilling(3);
    store.controls.answerCharge(store.controls.app().subscriptions.at(-1)?.id ?? '', 'approve');
    const shopId = await setUpChaosShop({
      database,
      providers: createProviderStore(parseKeyRing(secretsKey)),
      domain: store.domain,
      simulators,
      runBy: locationProviders(seed),
      cutOffs: { times: cutOffTimes, weekdays: [1, 2, 3, 4, 5, 6, 7] },
      now: new Date(now()),
    });

    async function untilQuiet(): Promise<boolean> {
      const endsAt = Date.now() + quietLimitMs;
      await Promise.race([store.settled(), sleep(quietLimitMs)]);
      for (let quiet = 0; quiet < 2;) {
        if (Date.now() > endsAt || !server.isRunning()) return false;
        const depths = await readWorkedDepths(database);
        const { rows } = await database.executeSql(
          `SELECT count(*)::int AS count FROM warehouse_orders WHERE next_read_at <= now()`,
        );
        const isBusy = rows[0]?.count !== 0 || depths.some(({ waiting, active }) => waiting + active > 0);
        quiet = isBusy ? 0 : quiet + 1;
        await sleep(100);
      }
      return true;
    }

    return {
      postgres,
      database,
      shopId,
      store,
      server,
      now,
      open,
      logFile,
      moveTo: async (at) => {
        const jumpMs = at - now();
        offsetMs += jumpMs;
        await clock.setOffset(offsetMs);
        await server.jump(jumpMs);
        return untilQuiet();
      },
      openBackup: async (folder) => {
        const restored = await openTestServer({ settings, backup: folder });
        const url = restored.addressOf(new URL(databaseUrl).pathname.slice(1));
        const copy = await startWeekServer({ ...options, databaseUrl: url, role: 'web' }, { offsetMs, logFile });
        const restoredDatabase = await openServer({ url, connections: 2 });
        return {
          database: restoredDatabase,
          client: await openChaosApp(`http://127.0.0.1:${copy.port}`, store),
          close: async () => {
            await Promise.all([restoredDatabase.close(), copy.kill()]);
            await restored.close();
          },
        };
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
