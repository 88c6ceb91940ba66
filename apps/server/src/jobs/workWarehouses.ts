import type { JobQueue, QueueSettings } from '@hub/database/jobs';
import { removeOldWebhooks } from '@hub/database/warehouses';
import {
  type ProviderStockJob,
  queues,
  type SendJob,
  type SubscriptionJob,
  type TestAccountJob,
  type WarehouseOrderJob,
  type WebhookResourceJob,
} from '@hub/engine/jobs';
import {
  addSubscriptionChecks,
  cancelAtWarehouse,
  changeAtWarehouse,
  keepSubscriptions,
  readAtWarehouse,
  readDueOrders,
  readProviderStock,
  readWebhookResource,
  sendToWarehouse,
  startDueStockReadings,
  testAccount,
  type WarehouseServices,
} from '@hub/engine/warehouses';
import { createWatch, inTurn, type Watch } from '../operations/createWatch.ts';

interface WarehouseJobOptions {
  services: WarehouseServices;
  jobs: JobQueue;
  /** Longest delay of reading an order; 5,000 by default. */
  lookEveryMs?: number;
  /** Called for errors, with the shop's number where there is one; everything else continues. */
  onError(error: unknown, shopId?: number): void;
}

/** Orders that this process sends at once, at most four of one shop: most of a call is waiting. */
const sendsAtOnce = 5;

const webhookDays = 30;
const dayMs = 86_400_000;

/**
 * Runs the jobs that call 3PLs, and watches for orders at 3PLs that are due to be read. Any number of processes may do
 * so on one database: they claim calls and share rate limits.
 */
export function workWarehouses({ services, jobs, lookEveryMs = 5_000, onError }: WarehouseJobOptions): Watch {
  const settings = { concurrency: sendsAtOnce, limitSeconds: 120 };
  // A 3PL that does not answer holds up only its own shops.
  const few = { concurrency: 2 };
  const work = <Job>(
    queue: string,
    perform: (own: WarehouseServices, shopId: number, job: Job) => Promise<void>,
    options: QueueSettings,
  ) => jobs.work(queue, ({ shopId, data }) => perform(services, shopId, data as Job), options);
  work<SendJob>(queues.sendToWarehouse, sendToWarehouse, settings);
  work<WarehouseOrderJob>(queues.cancelAtWarehouse, cancelAtWarehouse, few);
  work<WarehouseOrderJob>(queues.changeAtWarehouse, changeAtWarehouse, few);
  work<WarehouseOrderJob>(queues.readAtWarehouse, readAtWarehouse, settings);
  work<ProviderStockJob>(queues.readProviderStock, readProviderStock, { ...few, limitSeconds: 1_800 });
  work<SubscriptionJob>(queues.keepSubscriptions, keepSubscriptions, few);
  work<WebhookResourceJob>(queues.readWebhookResource, readWebhookResource, few);
  work<TestAccountJob>(queues.testAccount, testAccount, few);
  let forgottenAt = 0;

  const daily = inTurn(
    [
      () => addSubscriptionChecks(services, onError),
      () => removeOldWebhooks(services.database, new Date(services.now().getTime() - webhookDays * dayMs)),
    ],
    onError,
  );
  const look = inTurn(
    [
      () => startDueStockReadings(services, onError),
      (signal) => readDueOrders(services, { signal, onError }),
      async (signal) => {
        const now = services.now().getTime();
        if (now < forgottenAt + dayMs) return;
        forgottenAt = now;
        await daily(signal);
      },
    ],
    onError,
  );

  return createWatch(look, { everyMs: lookEveryMs, onError });
}
