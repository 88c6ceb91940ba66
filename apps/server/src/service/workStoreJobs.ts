import {
  isUninstalled,
  type JobQueue,
  type QueuedJob,
  removeOldShopExports,
  removeOldStoreEvents,
  removeOldStoreFiles,
} from '@hub/database';
import { customerFileKeptMs } from '@hub/domain/store';
import {
  backfillStore,
  checkStore,
  type ExportShopJob,
  keepStoreWebhooks,
  keepWhileFrozen,
  lookAtFrozenStores,
  lookAtStores,
  makeShopExport,
  type OrderJob,
  queues,
  readStoreProducts,
  readStoreStock,
  type RemoveShopJob,
  removeUninstalledShop,
  type StoreEventJob,
  type StoreServices,
  type StoreProductsJob,
  type StoreStockJob,
  workStoreEvent,
  workStoreEvents,
  workUnlessFrozen,
  writeToStore,
} from '@hub/engine';

interface StoreJobOptions {
  services: StoreServices;
  jobs: JobQueue;
  /** How often it is looked which stores are to be compared; ten minutes by default. */
  lookEveryMs?: number;
  onError(error: unknown): void;
}

/** Asks for webhooks that stores do not send, begins the nightly checks and forgets what is old, again and again. */
export interface StoreWatch {
  begin(): void;
  /** Resolves when nothing of it is under way. */
  stop(): Promise<void>;
}

const dayMs = 86_400_000;

/** No store sends a webhook again after two days. */
const eventDays = 7;

/** Attempts of an export before the merchant is told that it failed. */
const exportAttempts = 6;

/** Does the jobs about stores. Any number of processes may do so on one database. */
export function workStoreJobs({ services, jobs, lookEveryMs = 600_000, onError }: StoreJobOptions): StoreWatch {
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
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | null = null;

  async function look(): Promise<void> {
    const now = services.now();
    await lookAtFrozenStores(services);
    await lookAtStores(services.database, now);
    await removeOldStoreEvents(services.database, new Date(now.getTime() - eventDays * dayMs));
    await removeOldStoreFiles(services.database, new Date(now.getTime() - customerFileKeptMs));
    await removeOldShopExports(services.database, now);
  }

  return {
    begin: () => {
      timer = setInterval(() => {
        looking ??= look()
          .catch(onError)
          .finally(() => {
            looking = null;
          });
      }, lookEveryMs);
    },
    stop: async () => {
      clearInterval(timer);
      await looking;
    },
  };
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
