import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '@hub/database';
import { largestOrderNumber } from '@hub/database/orders';
import type { KeyRing } from '@hub/database/providers';
import { readShop } from '@hub/database/shops';
import type { ProviderStore } from '@hub/engine/providers';
import type { StoreServices } from '@hub/engine/store';
import { requiredScopes } from '@hub/platform';
import { printedShop } from '../pages/dashboardUrl.ts';
import { createStoreServices } from '../service/createStoreServices.ts';
import type { AppCredentials } from '../service/createStoreSignIn.ts';
import { storeWebhookPath } from '../service/storeWebhookPath.ts';
import { connectDemoStore } from './connectDemoStore.ts';
import { sampleStaff } from './newSampleShop.ts';
import { pastOrdersFile } from './pastOrdersFile.ts';
import { type DemoStore, startDemoStore } from './startDemoStore.ts';

interface DemoStoreOptions {
  database: Database;
  keyRing: KeyRing;
  providers: ProviderStore;
  shopId: number;
  /** Where the store keeps its state. Absolute path. */
  directory: string;
  /** Port of the store; 0: any free one. */
  port: number;
  speed: number;
  log(line: string): void;
}

/** The demo's store, which starts beside the first calls and is ready some seconds later. */
export interface RunningDemoStore {
  app: AppCredentials;
  services: StoreServices;
  /** Its origin; `null` when it is not running. */
  origin(): string | null;
  /** Starts it for a server at this local port. */
  begin(port: number): void;
  stop(): Promise<void>;
}

const host = '127.0.0.1';

/** Nothing listens there: calls to a store that has not started fail and are retried. */
const nowhere = `http://${host}:1`;

/** Delays the store's loading of its orders, so that the first figures are not held up. */
const startDelayMs = 1_500;

/** Time before a store that could not start, or was lost, is started again. */
const retryMs = 5_000;

const continues = 'The demo continues without it: no new orders arrive, and nothing is written to the store.';
const isTriedAgain = `It is tried again every ${retryMs / 1000} seconds; until then no new orders arrive.`;

/**
 * Prepares the demo shop's simulated store. While it cannot start, or when its process was lost, the demo continues,
 * says so and tries again.
 */
export function prepareDemoStore(options: DemoStoreOptions): RunningDemoStore {
  const { database, keyRing, providers, log } = options;
  let running: DemoStore | null = null;
  let connectedOrigin: string | null = null;
  let ownOrigin = '';
  let kept: Promise<void> = Promise.resolve();
  const stopping = new AbortController();

  const secret = randomBytes(16).toString('hex');
  const app: AppCredentials = {
    apiKey: 'fulfillment-hub-demo',
    secrets: [secret],
    get storeOrigin() {
      return connectedOrigin ?? nowhere;
    },
  };
  const services: StoreServices = {
    ...createStoreServices({ database, keyRing, providers, app, origin: '' }),
    get webhookAddress() {
      return `${ownOrigin}${storeWebhookPath}`;
    },
  };

  /** `null`: this demo cannot have a store. */
  async function start(): Promise<DemoStore | null> {
    const ordersFile = await pastOrdersFile(database, options.shopId, options.directory);
    if (ordersFile === null) {
      log(`This data was filled from a file that is not known any more, so there is no simulated store. ${continues}`);
      return null;
    }
    const { openedAt, nextNumber } = await database.inShop(options.shopId, async (transaction) => ({
      openedAt: (await readShop(transaction)).createdAt.toISOString(),
      nextNumber: (await largestOrderNumber(transaction)) + 1,
    }));
    return startDemoStore({
      app: {
        apiKey: app.apiKey,
        apiSecret: secret,
        url: `${ownOrigin}/app`,
        handle: 'fulfillment-hub',
        title: 'Fulfillment Hub',
        scopes: requiredScopes,
        privacyUrl: `${ownOrigin}${storeWebhookPath}`,
      },
      domain: printedShop,
      ownerId: Number(sampleStaff[0].staffId),
      port: options.port,
      ordersFile,
      stateFile: join(options.directory, 'store.json'),
      openedAt,
      nextNumber,
      speed: options.speed,
    });
  }

  async function connect({ origin, appUrl }: DemoStore): Promise<void> {
    const { shopId } = options;
    const isInstalled = await connectDemoStore({ database, keyRing, shopId, services, app, storeOrigin: origin });
    log(`\n${isInstalled ? 'Open the app in its store' : 'Install the app in its store'}:\n\n  ${appUrl}\n`);
  }

  /** Tries again while the store runs: a busy machine breaks connections. */
  async function connectUntilDone(store: DemoStore): Promise<void> {
    const gone = new AbortController();
    void store.ended.then(() => gone.abort());
    for (;;) {
      try {
        return await connect(store);
      } catch (error) {
        if (gone.signal.aborted) return;
        log(`The simulated store is not connected yet: ${reasonOf(error)} ${isTriedAgain}`);
      }
      await sleep(retryMs, undefined, { signal: gone.signal }).catch(() => {});
    }
  }

  /** Starts the store, and again each time it could not start or was lost, until the demo stops. */
  async function keepRunning(): Promise<void> {
    for (;;) {
      try {
        running = await start();
        if (running === null) return;
        connectedOrigin = running.origin;
        if (stopping.signal.aborted) await running.stop();
        else await connectUntilDone(running);
        await running.ended;
        if (!stopping.signal.aborted) log(`The simulated store ended. ${isTriedAgain}`);
      } catch (error) {
        if (!stopping.signal.aborted) log(`The simulated store could not start: ${reasonOf(error)} ${isTriedAgain}`);
      }
      running = null;
      connectedOrigin = null;
      await sleep(retryMs, undefined, { signal: stopping.signal });
    }
  }

  return {
    app,
    services,
    origin: () => running?.origin ?? null,
    begin: (port) => {
      ownOrigin = `http://${host}:${port}`;
      // Ends with the rejection of a wait when the demo stops.
      kept = sleep(startDelayMs, undefined, { signal: stopping.signal })
        .then(keepRunning)
        .catch(() => {});
    },
    stop: async () => {
      stopping.abort();
      await running?.stop();
      await kept;
    },
  };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
