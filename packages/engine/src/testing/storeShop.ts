import type { Database } from '@hub/database';
import { lockOutboxJobs, removeOutboxJobs } from '@hub/database/jobs';
import { lockOrders, readOrderDetail } from '@hub/database/orders';
import { parseKeyRing } from '@hub/database/providers';
import { createShop } from '@hub/database/shops';
import { updateStoreConnection } from '@hub/database/store';
import { serveLocations } from '@hub/database/testing';
import { randomUUID } from 'node:crypto';
import {
  type ExportShopJob,
  type OrderJob,
  queues,
  type RemoveShopJob,
  type ScheduledOrderJob,
  type ShipPolicyJob,
  type StoreProductsJob,
  type RouteOrderJob,
  type StockArrivedJob,
  type StoreEventJob,
  type StoreStockJob,
} from '../jobs/queues.ts';
import { releaseBackOrders } from '../routing/releaseBackOrders.ts';
import { routeOpenedOrder } from '../routing/routeOrders.ts';
import { backfillStore } from '../store/backfillStore.ts';
import { applyShipPolicy } from '../store/changeShipPolicy.ts';
import { checkStore } from '../store/checkStore.ts';
import { keepStoreWebhooks } from '../store/keepStoreWebhooks.ts';
import { removeUninstalledShop } from '../store/privacy.ts';
import { readScheduledOrder } from '../store/readScheduledOrder.ts';
import { readStoreProducts } from '../store/readStoreProducts.ts';
import { readStoreStock } from '../store/readStoreStock.ts';
import { createWebhookIntake } from '../store/createWebhookIntake.ts';
import { makeShopExport } from '../store/shopExports.ts';
import { signInFromStore } from '../store/signInFromStore.ts';
import { type Store, StoreCallError, type StoreServices } from '../store/StoreServices.ts';
import { workStoreEvents } from '../store/workStoreEvents.ts';
import { workStoreEvent } from '../store/workStoreEvent.ts';
import { writeToStore } from '../store/writeToStore.ts';
import { decideReceivedOrder } from '../workflows/decideOrders.ts';
import type { createFakeProvider } from './createFakeProvider.ts';
import { createFakeStore } from './createFakeStore.ts';
import { warehouseJobs, warehouseServices } from './warehouseShop.ts';
import { noProviders, shipbobStore } from './workflowFixtures.ts';

export const scopes = ['read_orders', 'write_fulfillments'];

/** When a shop was connected. */
export const goLiveAt = new Date('2026-11-01T00:00:00.000Z');

export const keyRing = parseKeyRing(`test:${Buffer.alloc(32, 7).toString('base64')}`);

interface StoreShopOptions {
  isInstalled?: boolean;
  /** Opens a store; uses the in-memory store if it returns none. */
  openStore?: (...of: Parameters<StoreServices['openStore']>) => Store | undefined;
  /** Renews tokens like the store; absent if the sign-in token lasts. */
  renewToken?: StoreServices['renewToken'];
  /** Lifetime of the sign-in token in ms; a month by default. */
  tokenMs?: number;
  /** The fake connected as ShipBob; no 3PL if absent. */
  provider?: ReturnType<typeof createFakeProvider>;
}

/** A shop with the app installed, and its store in memory. `work` runs its jobs. */
export async function aStoreShop(
  database: Database,
  { isInstalled = true, openStore, renewToken, tokenMs = 30 * 86_400_000, provider }: StoreShopOptions = {},
) {
  const fake = createFakeStore();
  const domain = `store-${randomUUID()}.myshopify.com`;
  let time = Date.now() + 3_600_000;
  let isThere = true;
  const logged: string[] = [];
  const services: StoreServices = {
    database,
    keyRing,
    providers: provider === undefined ? noProviders : shipbobStore,
    openStore: (...of) => {
      if (!isThere) throw new StoreCallError('uninstalled', 'Invalid API key or access token');
      return openStore?.(...of) ?? fake.store;
    },
    renewToken: renewToken ?? (() => Promise.reject(new Error('The token lasts.'))),
    webhookAddress: 'https://hub.example/webhooks/store',
    scopes,
    now: () => new Date(time),
    log: (message) => void logged.push(message),
  };
  const signIn = (given: readonly string[] = scopes) =>
    signInFromStore(
      services,
      { domain, staffId: '501', openedAt: new Date(time) },
      {
        exchange: async () => ({
          token: 'shpat_secret',
          renewal: { expiresAt: new Date(time + tokenMs), refreshToken: 'shprt_secret' },
          scopes: given,
        }),
        readPerson: async () => ({ name: 'Robin Carter', email: null, locale: null, isAccountOwner: false }),
      },
    );
  const { shopId } = isInstalled
    ? await signIn()
    : await createShop(database, {
        domain,
        currency: 'GBP',
        timeZone: 'Europe/London',
        chargeType: 2,
        isOnboarded: true,
        staff: [],
        locations: [],
      });
  const inShop: <T>(work: Parameters<typeof database.inShop<T>>[1]) => Promise<T> = (work) =>
    database.inShop(shopId, work);
  // Connected before its orders, which are older than today.
  if (isInstalled) await inShop((transaction) => updateStoreConnection(transaction, { installedAt: goLiveAt }));
  await serveLocations(database, shopId, 'shipbob');
  const warehouse =
    provider &&
    warehouseServices(database, {
      providers: services.providers,
      adapters: { shipbob: provider.adapter },
      now: services.now,
    });
  const run: Partial<Record<string, (data: unknown) => Promise<void>>> = {
    ...(warehouse && warehouseJobs(warehouse, shopId)),
    [queues.orderReceived]: (data) =>
      inShop((transaction) => decideReceivedOrder(transaction, services.providers, data as OrderJob, services.now())),
    [queues.routeOrder]: (data) =>
      inShop((transaction) => routeOpenedOrder(transaction, data as RouteOrderJob, services.now())),
    [queues.stockArrived]: async (data) =>
      void (await releaseBackOrders(database, shopId, data as StockArrivedJob, services)),
    [queues.storeEvent]: (data) => workStoreEvent(services, shopId, data as StoreEventJob),
    [queues.storeState]: (data) => workStoreEvent(services, shopId, data as StoreEventJob),
    [queues.writeToStore]: (data) => writeToStore(services, shopId, data as OrderJob),
    [queues.backfillStore]: () => backfillStore(services, shopId),
    [queues.readScheduledOrder]: (data) => readScheduledOrder(services, shopId, data as ScheduledOrderJob),
    [queues.applyShipPolicy]: (data) => applyShipPolicy(services, shopId, data as ShipPolicyJob),
    [queues.checkStore]: () => checkStore(services, shopId),
    [queues.keepStoreWebhooks]: () => keepStoreWebhooks(services, shopId, { attempt: 1 }),
    [queues.readStoreProducts]: (data) => readStoreProducts(services, shopId, data as StoreProductsJob),
    [queues.readStoreStock]: (data) => readStoreStock(services, shopId, data as StoreStockJob),
    [queues.exportShop]: (data) => makeShopExport(services, shopId, data as ExportShopJob),
    [queues.removeShop]: (data) => removeUninstalledShop(services, shopId, data as RemoveShopJob),
  };
  const takeJobs = (only?: string) =>
    database.inSystem(async (queries) => {
      const jobs = (await lockOutboxJobs(queries, 10_000)).filter(
        ({ shopId: owner, startAt, queue }) =>
          owner === shopId && startAt.getTime() <= time && (only === undefined || queue === only),
      );
      await removeOutboxJobs(queries, jobs);
      return jobs;
    });

  /** Runs all due jobs and the jobs that these add. */
  async function work(): Promise<void> {
    for (;;) {
      const jobs = await takeJobs();
      if (jobs.length === 0) return;
      const events = jobs.filter(({ queue }) => queue === queues.storeEvent);
      // Like the queue: all together, then one by one if that fails.
      await workStoreEvents(
        services,
        shopId,
        events.map(({ data }) => data as StoreEventJob),
      ).catch(() => undefined);
      for (const { queue, data } of jobs) await run[queue]?.(data);
    }
  }

  /** Runs the due jobs of one queue. */
  async function workOnly(queue: string): Promise<void> {
    for (const { data } of await takeJobs(queue)) await run[queue]?.(data);
  }

  const receive = createWebhookIntake(services);
  const send = (topic: string, body: object, eventId: string = randomUUID(), triggeredAt = new Date(time)) =>
    receive({
      shopDomain: domain,
      topic,
      eventId,
      triggeredAt,
      body: JSON.stringify(body),
    });

  return {
    ...fake,
    shopId,
    domain,
    services,
    inShop,
    /** Lines written to the log. */
    logged,
    takeJobs,
    work,
    workOnly,
    send,
    signIn,
    wait: (ms: number) => {
      time += ms;
    },
    /** Invalidates the token. */
    revoke: () => {
      isThere = false;
    },
    stateOf: (orderId: string) =>
      inShop(async (transaction) => {
        const state = (await lockOrders(transaction, [orderId])).get(orderId);
        const detail = await readOrderDetail(transaction, orderId);
        if (state === undefined || detail === null) return null;
        return { ...state, detail, timeline: detail.timeline.map(({ message }) => message).toReversed() };
      }),
  };
}
