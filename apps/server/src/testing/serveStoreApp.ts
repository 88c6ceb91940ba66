import { endpoints } from '@hub/api-client/endpoints';
import type { RegisteredApp } from '@hub/platform/simulator';
import { requiredScopes } from '@hub/platform';
import { followDatabaseClock } from '@hub/database';
import { cancelPlanCharge, startPlanCharge } from '@hub/engine/store';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../http/AppEnv.ts';
import { createApp } from '../serve/createApp.ts';
import type { DatabaseOptions } from '../options/databaseOptions.ts';
import type { ProviderCallOptions } from '../jobs/createProviderCalls.ts';
import { createProviderStore } from '../jobs/createProviderStore.ts';
import { createDemoBilling, demoConfirmationUrl } from '../demo/demoBilling.ts';
import { listen } from '../http/listen.ts';
import { portOf } from '../serve/logServerReady.ts';
import { openDatabase } from '../service/openDatabase.ts';
import { createLineLog } from '../operations/createLineLog.ts';
import { createLateness } from '../operations/createLateness.ts';
import { createMetrics } from '../operations/createMetrics.ts';
import type { Role } from '../options/role.ts';
import { createEngineService, type EngineServiceOptions, type TakeOver } from '../service/createEngineService.ts';
import { createStoreServices } from '../service/createStoreServices.ts';
import { createStoreSignIn, type AppCredentials } from '../service/createStoreSignIn.ts';
import { storeWebhookPath } from '../service/storeWebhookPath.ts';

const apiKey = 'store-test-key';
const apiSecret = 'store-test-secret';

/** The app's registration in a simulated store, for the server at `origin`. */
export function testStoreApp(origin: string): RegisteredApp {
  return {
    apiKey,
    apiSecret,
    url: `${origin}/app`,
    handle: 'fulfillment-hub',
    title: 'Fulfillment Hub',
    scopes: requiredScopes,
    privacyUrl: `${origin}${storeWebhookPath}`,
  };
}

interface StoreAppOptions {
  database: DatabaseOptions;
  /** 0 for any free port. */
  port: number;
  role: Role;
  /** Origin of the store; read at each call. */
  storeOrigin(): string;
  providerOrigins: NonNullable<ProviderCallOptions['providerOrigins']>;
  /** Speed of simulated 3PLs; 1 is real time. */
  speed: number;
  pages?: MiddlewareHandler<AppEnv>;
  /** Origin for webhooks of stores and 3PLs. If absent, stores send them to this process and 3PLs send none. */
  publicOrigin?: string;
  adapters?: EngineServiceOptions['adapters'];
  takeOver?: TakeOver;
  /** The store charges plans, as in production; by default they are confirmed on the demo's page. */
  hasCharges?: boolean;
}

/** Serves the app as in production, but for a simulated store. */
export async function serveStoreApp(options: StoreAppOptions): Promise<{ origin: string; close(): Promise<void> }> {
  const { port, role, storeOrigin, providerOrigins, speed, pages = (_c, next) => next() } = options;
  const { publicOrigin, adapters, takeOver, hasCharges = false } = options;
  const log = createLineLog((line) => process.stderr.write(`${line}\n`));
  const metrics = createMetrics();
  const lateness = createLateness();
  const { database, keyRing } = await openDatabase(options.database);
  const onError = (error: unknown) => log.error('the clock of the database could not be read', error);
  const clock = await followDatabaseClock(database, { onError });
  const providers = createProviderStore(keyRing);
  const app: AppCredentials = {
    apiKey,
    secrets: [apiSecret],
    get storeOrigin() {
      return storeOrigin();
    },
  };
  let origin = '';
  const services = {
    ...createStoreServices({
      database,
      keyRing,
      providers,
      app,
      origin: '',
      now: clock.now,
      ...(takeOver && { callLimitMs: takeOver.claimMs / 2 }),
    }),
    ...(takeOver && { claimMs: takeOver.claimMs }),
    get webhookAddress() {
      return `${publicOrigin ?? origin}${storeWebhookPath}`;
    },
  };
  const service = await createEngineService({
    database,
    keyRing,
    providers,
    context: { role, metrics, lateness, log },
    signIn: createStoreSignIn(services, app),
    // The app redirects to no local address except its own, so a plan is confirmed on the demo's page.
    confirmationUrl: demoConfirmationUrl,
    providerOrigins,
    store: { services, app },
    now: clock.now,
    speed,
    ...(publicOrigin !== undefined && { publicOrigin }),
    ...(adapters && { adapters }),
    ...(takeOver && { takeOver }),
    ...(hasCharges && {
      startCharge: (code) => startPlanCharge(services, code, () => origin),
      cancelCharge: (shopId) => cancelPlanCharge(services, shopId),
    }),
  });
  const billing = createDemoBilling(database);
  const server = await listen(
    createApp({
      backend: async (request) => (await service.backend(request)) ?? billing(request),
      contract: Object.values(endpoints),
      pages,
      allowsAppBridge: false,
      framingStore: storeOrigin,
      log,
      operations: {
        checkReadiness: service.checkReadiness,
        isStopping: () => false,
        metrics,
        lateness,
        metricsToken: undefined,
      },
    }),
    { port, hostname: '127.0.0.1' },
    log,
  );
  origin = `http://127.0.0.1:${portOf(server)}`;
  await service.begin(portOf(server));
  return {
    origin,
    async close() {
      server.close();
      server.closeAllConnections();
      service.endStreams();
      await service.close();
      clock.stop();
      lateness.stop();
      await database.close();
    },
  };
}
