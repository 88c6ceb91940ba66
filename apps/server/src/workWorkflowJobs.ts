import type { Database, JobQueue } from '@hub/database';
import {
  decideReceivedOrder,
  decideReceivedOrders,
  endHold,
  type HoldJob,
  type OrderJob,
  type ProviderStore,
  queues,
} from '@hub/engine';

interface WorkflowJobOptions {
  database: Database;
  jobs: JobQueue;
  providers: ProviderStore;
  now: () => Date;
}

/** Does the jobs of workflows: orders that arrive are decided, and holds end at their time. */
export function workWorkflowJobs({ database, jobs, providers, now }: WorkflowJobOptions): void {
  jobs.work(
    queues.orderReceived,
    ({ shopId, data }) =>
      database.inShop(shopId, (transaction) => decideReceivedOrder(transaction, providers, data as OrderJob, now())),
    {
      // While many orders of one shop are decided, those of others are too.
      concurrency: 2,
      together: {
        most: 25,
        work: (shopId, ofShop) => {
          const orderIds = ofShop.map(({ data }) => (data as OrderJob).orderId);
          return database.inShop(shopId, (transaction) =>
            decideReceivedOrders(transaction, providers, orderIds, now()),
          );
        },
      },
    },
  );
  jobs.work(queues.holdEnds, ({ shopId, data }) =>
    database.inShop(shopId, (transaction) => endHold(transaction, data as HoldJob, now())),
  );
}
