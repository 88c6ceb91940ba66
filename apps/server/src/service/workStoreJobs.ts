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
  checkFrozenStores,
  startStoreChecks,
  makeShopExport,
  readScheduledOrder,
  readStoreProducts,
  readStoreStock,
  removeUninstalledShop,
  type StoreServices,
  resumeStalledJobs,
  workStoreEvent,
  workStoreEvents,
  workUnlessFrozen,
  writeToStore,
} from '@hub/engine/store';
import { createWatch, inTurn, type Watch } from '../operations/createWatch.ts';

interface StoreJobOptions {
  services: StoreServices;
  jobs: JobQueue;
  /** Interval of the check for stores to compare; ten minutes by default. */
  lookEveryMs?: number;
  /** Called for errors, with the shop's number where there is one; the next check still runs. */
  onError(error: unknown, shopId?: number): void;
}

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** Stores retry a webhook for two days at most. */
const eventDays = 7;

/** Attempts of an export before it counts as failed and the merchant is notified. */
const exportAttempts = 6;

/**
 * Runs store jobs, requests missing webhooks, starts the nightly checks and deletes old data. Any number of processes
 * may do so on one database.
 */
export function workStoreJobs({ services, jobs, lookEveryMs = 600_000, onError }: StoreJobOptions): Watch {
  const several = { concurrency: 5, limitSeconds: 300 };
  // A slow job of one shop does not hold up those of others.
  const long = { concurrency: 2, limitSeconds: 1_800 };
  jobs.work(queues.storeEvent, ({ shopId, data }) => workStoreEvent(services, shopId, data as StoreEventJob), {
    // Most of a group waits for its store; each store that does not answer holds two.
    concurrency: 6,
    // Limit of a whole group whose jobs all wait for a store that does not answer.
    limitSeconds: 600,
    together: {
      most: 25,
      mostOfOneShop: 2,
      work: (shopId, shopJobs) =>
        workStoreEvents(
          services,
          shopId,
          shopJobs.map(({ data }) => data as StoreEventJob),
        ),
    },
  });
  jobs.work(queues.storeState, ({ shopId, data }) => workStoreEvent(services, shopId, data as StoreEventJob), {
    concurrency: 2,
  });
  jobs.work(queues.writeToStore, ({ shopId, data }) => writeToStore(services, shopId, data as OrderJob), several);
  jobs.work(
    queues.backfillStore,
    ({ shopId, data, id }) => backfillStore(services, shopId, data as object, { id }),
    long,
  );
  jobs.work(
    queues.keepStoreWebhooks,
    ({ shopId, attempt }) => keepStoreWebhooks(services, shopId, { attempt }),
    several,
  );
  jobs.work(queues.checkStore, ({ shopId, data, id }) => checkStore(services, shopId, data as object, { id }), long);
  jobs.work(
    queues.readScheduledOrder,
    ({ shopId, data }) => readScheduledOrder(services, shopId, data as ScheduledOrderJob),
    several,
  );
  jobs.work(
    queues.applyShipPolicy,
    ({ shopId, data, id }) => applyShipPolicy(services, shopId, data as ShipPolicyJob, { id }),
    long,
  );
  jobs.work(
    queues.readStoreProducts,
    ({ shopId, data, id }) => readStoreProducts(services, shopId, data as StoreProductsJob, { job: { id } }),
    long,
  );
  jobs.work(
    queues.readStoreStock,
    ({ shopId, data, id }) => readStoreStock(services, shopId, data as StoreStockJob, { id }),
    long,
  );
  jobs.work(
    queues.removeShop,
    ({ shopId, data }) => removeUninstalledShop(services, shopId, data as RemoveShopJob),
    long,
  );
  jobs.work(
    queues.exportShop,
    ({ shopId, data, attempt, giveWay }) =>
      makeShopExport(services, shopId, data as ExportShopJob, { isLastAttempt: attempt >= exportAttempts, giveWay }),
    { ...long, retries: exportAttempts - 1 },
  );
  const { database, now } = services;
  const ago = (ms: number) => new Date(now().getTime() - ms);
  const look = inTurn(
    [
      () => checkFrozenStores(services, onError),
      () => startStoreChecks(database, now(), onError),
      () => removeOldStoreEvents(database, ago(eventDays * dayMs)),
      () => removeOldStoreFiles(database, ago(customerFileKeptMs)),
      () => removeOldShopExports(database, now()),
    ],
    onError,
  );

  const watches = [
    createWatch(look, { everyMs: lookEveryMs, onError }),
    createWatch(() => takeUp(services, onError), { everyMs: Math.min(minuteMs, lookEveryMs), onError }),
  ];
  return {
    begin: () => watches.forEach((watch) => watch.begin()),
    stop: async () => void (await Promise.all(watches.map((watch) => watch.stop()))),
  };
}

/** Stalled long jobs resume within a minute of being noticed. */
async function takeUp(services: StoreServices, onError: StoreJobOptions['onError']): Promise<void> {
  const taken = await resumeStalledJobs(services.database, services.now(), onError);
  if (taken > 0) services.log?.(`Took up ${taken} long job(s) that stood still.`);
}

/** Jobs that run for a shop after it uninstalled the app. */
const lastQueues: readonly string[] = [
  queues.storeState,
  queues.storeEvent,
  queues.removeShop,
  queues.keepSubscriptions,
];

/** The same queue, but drops jobs of shops that uninstalled the app, and keeps those of frozen shops. */
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
              work: async (shopId: number, shopJobs: readonly QueuedJob[]) => {
                if (await isDropped(queue, shopId)) return;
                const data = shopJobs.map((job) => job.data);
                if (!(await keepWhileFrozen(database, { queue, shopId, data }))) await together.work(shopId, shopJobs);
              },
            },
          }),
        },
      ),
  };
}
