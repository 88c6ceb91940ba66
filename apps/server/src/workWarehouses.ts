import { type JobQueue, type QueueSettings, removeOldWebhooks } from '@hub/database';
import {
  addSubscriptionChecks,
  cancelAtWarehouse,
  changeAtWarehouse,
  keepSubscriptions,
  type ProviderStockJob,
  queues,
  readAtWarehouse,
  readDueOrders,
  readProviderStock,
  readWebhookResource,
  type SendJob,
  sendToWarehouse,
  startDueStockReadings,
  type SubscriptionJob,
  testAccount,
  type TestAccountJob,
  type WarehouseOrderJob,
  type WarehouseServices,
  type WebhookResourceJob,
} from '@hub/engine';

interface WarehouseJobOptions {
  services: WarehouseServices;
  jobs: JobQueue;
  /** An order is read at most so long after its time; 5,000 by default. */
  lookEveryMs?: number;
  /** Called for errors; the next order is read nevertheless. */
  onError(error: unknown): void;
}

/** Reads the orders at 3PLs whose time has come, again and again. */
export interface WarehouseWatch {
  begin(): void;
  /** Resolves when no call is under way. */
  stop(): Promise<void>;
}

/** Orders that are sent at once in this process, four of them of one shop: most of a call is waiting. */
const sendsAtOnce = 5;

const webhookDays = 30;
const dayMs = 86_400_000;

/**
 * Does the jobs that call 3PLs, and reads what becomes of their orders. Any number of processes may do so on one
 * database: a call is claimed, and limits are kept together.
 */
export function workWarehouses({ services, jobs, lookEveryMs = 5_000, onError }: WarehouseJobOptions): WarehouseWatch {
  const settings = { concurrency: sendsAtOnce, limitSeconds: 120 };
  // While the 3PL of one shop does not answer, those of others are called.
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
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<unknown> | null = null;
  let forgottenAt = 0;

  async function look(): Promise<void> {
    await startDueStockReadings(services);
    await readDueOrders(services, { signal: stopping.signal, onError });
    const now = services.now().getTime();
    if (now < forgottenAt + dayMs) return;
    forgottenAt = now;
    await addSubscriptionChecks(services);
    await removeOldWebhooks(services.database, new Date(now - webhookDays * dayMs));
  }

  return {
    begin: () => {
      timer = setInterval(() => {
        // A slow look is not overtaken by the next.
        looking ??= look()
          .catch(onError)
          .finally(() => {
            looking = null;
          });
      }, lookEveryMs);
    },
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await looking;
    },
  };
}
