import type { Database } from '@hub/database';
import type { JobQueue } from '@hub/database/jobs';
import { type HoldJob, type OrderJob, queues } from '@hub/engine/jobs';
import type { ProviderStore } from '@hub/engine/providers';
import { decideReceivedOrder, decideReceivedOrders, endHold } from '@hub/engine/workflows';

interface WorkflowJobOptions {
  database: Database;
  jobs: JobQueue;
  providers: ProviderStore;
  now: () => Date;
}

/** Runs workflow jobs: decides arriving orders and ends holds on time. */
export function workWorkflowJobs({ database, jobs, providers, now }: WorkflowJobOptions): void {
  jobs.work(
    queues.orderReceived,
    ({ shopId, data }) =>
      database.inShop(shopId, (transaction) => decideReceivedOrder(transaction, providers, data as OrderJob, now())),
    {
      // Many orders of one shop do not hold up those of others.
      concurrency: 2,
      together: {
        most: 25,
        work: (shopId, shopJobs) => {
          const orderIds = shopJobs.map(({ data }) => (data as OrderJob).orderId);
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
