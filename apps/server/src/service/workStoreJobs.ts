import type { JobQueue, QueuedJob } from '@hub/database/jobs';
import { isUninstalled, removeOldShopExports, removeOldStoreEvents, removeOldStoreFiles } from '@hub/database/store';
import { customerFileKeptMs } from '@hub/domain/store';
import {
  type ExportShopJob,
  type OrderJob,
  queues,
  type RemoveShopJob,
  type ScheduledOrderJob,
  type ShipPolicyJob,
  type StoreEventJob,
  type StoreProductsJob,
  type StoreStockJob,
} from '@hub/engine/jobs';
import {
  applyShipPolicy,
  backfillStore,
  checkStore,
  keepStoreWebhooks,
  keepWhileFrozen,
  lookAtFrozenStores,
  lookAtStores,
  makeShopExport,
  readScheduledOrder,
  readStoreProducts,
  readStoreStock,
  removeUninstalledShop,
  type StoreServices,
  workStoreEvent,
  workStoreEvents,
  workUnlessFrozen,
  writeToStore,
} from '@hub/engine/store';
import { createWatch, inTurn, type Watch } from '../operations/createWatch.ts';

interface StoreJobOptions {
  services: StoreServices;
  jobs: JobQueue;
  /** How often it is looked which stores are to be compared; ten minutes by default. */
  lookEveryMs?: number;
  /** Called for errors, those of one shop with its number; the next look comes nevertheless. */
  onError(error: unknown, shopId?: number): void;
}

const dayMs = 86_400_000;

/** No store sends a webhook again after two days. */
const eventDays = 7;

/** Attempts of an export before the merchant is told that it failed. */
const exportAttempts = 6;

/**
 * Does the jobs about stores, asks for webhooks that they do not send, begins the nightly checks and forgets what is old.
 * Any number of processes may do so on one database.
 */
export function workStoreJobs({ services, jobs, lookEveryMs = 600_000, onError }: StoreJobOptions): Watch {
  const several = { concurrency: 5, limitSeconds: 300 };
  // While that of one shop takes its time, those of others go on.
  const long = { concurrency: 2, limitSeconds: 1_800 };
  jobs.work(queues.storeEvent, ({ shopId, data }) => workStoreEvent(services, shopId, data as StoreEventJob), {
    // Most of a group is waiting for its store; of some that do not answer each holds two.
    concurrency: 6,
    // Of a whole group, when each of its jobs waits for a store that does not answer.
    limitSeconds: 600,
    together: {
      most: 25,
      mostOfOneShop: 2,
      work: (shopId, ofShop) =>
        workStoreEvents(
          services,
          shopId,
          ofShop.map(({ data }) => data as StoreEventJob),
        ),
    },
  });
  jobs.work(queues.storeState, ({ shopId, data }) => workStoreEvent(services, shopId, data as StoreEventJob), {
    concurrency: 2,
  });
  jobs.work(queues.writeToStore, ({ shopId, data }) => writeToStore(services, shopId, data as OrderJob), several);
  jobs.work(queues.backfillStore, ({ shopId }) => backfillStore(services, shopId), long);
  jobs.work(
    queues.keepStoreWebhooks,
    ({ shopId, attempt }) => keepStoreWebhooks(services, shopId, { attempt }),
    several,
  );
  jobs.work(queues.checkStore, ({ shopId }) => checkStore(services, shopId), long);
  jobs.work(
    queues.readScheduledOrder,
    ({ shopId, data }) => readScheduledOrder(services, shopId, data as ScheduledOrderJob),
    several,
  );
  jobs.work(
    queues.applyShipPolicy,
    ({ shopId, data }) => applyShipPolicy(services, shopId, data as ShipPolicyJob),
    long,
  );
  jobs.work(
    queues.readStoreProducts,
    ({ shopId, data }) => readStoreProducts(services, shopId, data as StoreProductsJob),
    long,
  );
  jobs.work(queues.readStoreStock, ({ shopId, data }) => readStoreStock(services, shopId, data as StoreStockJob), long);
  jobs.work(
    queues.removeShop,
    ({ shopId, data }) => removeUninstalledShop(services, shopId, data as RemoveShopJob),
    long,
  );
  jobs.work(
    queues.exportShop,
    ({ shopId, data, attempt }) =>
      makeShopExport(services, shopId, data as ExportShopJob, { isLastAttempt: attempt >= exportAttempts }),
    { ...long, retries: exportAttempts - 1 },
  );
  const { database, now } = services;
  const ago = (ms: number) => new Date(now().getTime() - ms);
  const look = inTurn(
    [
      () => lookAtFrozenStores(services, onError),
      () => lookAtStores(database, now(), onError),
      () => removeOldStoreEvents(database, ago(eventDays * dayMs)),
      () => removeOldStoreFiles(database, ago(customerFileKeptMs)),
      () => removeOldShopExports(database, now()),
    ],
    onError,
  );

  return createWatch(look, { everyMs: lookEveryMs, onError });
}

/** Jobs that are done for a shop after the app was uninstalled. */
const lastQueues: readonly string[] = [
  queues.storeState,
  queues.storeEvent,
  queues.removeShop,
  queues.keepSubscriptions,
];

/** The same queue, which drops the jobs of shops that have uninstalled the app, and keeps those of frozen shops. */
export function forActiveShops(jobs: JobQueue, { database, now }: Pick<StoreServices, 'database' | 'now'>): JobQueue {
  const isDropped = async (queue: string, shopId: number) =>
    !lastQueues.includes(queue) && (await isUninstalled(database, shopId));
  return {
    ...jobs,
    work: (queue, handler, { together, ...settings } = {}) =>
      jobs.work(
        queue,
        async (job) => {
          if (await isDropped(queue, job.shopId)) return;
          const { shopId, data } = job;
          await workUnlessFrozen(database, { queue, shopId, data }, () => handler(job), now);
        },
        {
          ...settings,
          ...(together && {
            together: {
              ...together,
              work: async (shopId: number, ofShop: readonly QueuedJob[]) => {
                if (await isDropped(queue, shopId)) return;
                const data = ofShop.map((job) => job.data);
                if (!(await keepWhileFrozen(database, { queue, shopId, data }))) await together.work(shopId, ofShop);
              },
            },
          }),
        },
      ),
  };
}
