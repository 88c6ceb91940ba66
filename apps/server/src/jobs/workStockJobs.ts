import type { Database } from '@hub/database';
import type { JobQueue } from '@hub/database/jobs';
import { queues, type RouteOrderJob, type StockArrivedJob } from '@hub/engine/jobs';
import { releaseBackOrders, routeOpenedOrder } from '@hub/engine/routing';

interface StockJobOptions {
  database: Database;
  jobs: JobQueue;
  now: () => Date;
}

/** Runs stock jobs: routes orders that were opened together, and releases back orders when stock arrives. */
export function workStockJobs({ database, jobs, now }: StockJobOptions): void {
  jobs.work(queues.routeOrder, ({ shopId, data }) =>
    database.inShop(shopId, (transaction) => routeOpenedOrder(transaction, data as RouteOrderJob, now())),
  );
  jobs.work(
    queues.stockArrived,
    async ({ shopId, data, signal }) => {
      await releaseBackOrders(database, shopId, data as StockArrivedJob, { now, signal });
    },
    // Releasing thousands of one shop's back orders does not hold up other shops.
    { concurrency: 2 },
  );
}
