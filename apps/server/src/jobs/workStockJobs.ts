import type { Database } from '@hub/database';
import type { JobQueue } from '@hub/database/jobs';
import { queues, type RouteOrderJob, type StockArrivedJob } from '@hub/engine/jobs';
import { releaseBackOrders, routeOpenedOrder } from '@hub/engine/routing';

interface StockJobOptions {
  database: Database;
  jobs: JobQueue;
  now: () => Date;
}

/** Does the jobs of stock: orders that were opened together are routed, and back orders released when stock arrives. */
export function workStockJobs({ database, jobs, now }: StockJobOptions): void {
  jobs.work(queues.routeOrder, ({ shopId, data }) =>
    database.inShop(shopId, (transaction) => routeOpenedOrder(transaction, data as RouteOrderJob, now())),
  );
  jobs.work(
    queues.stockArrived,
    async ({ shopId, data, signal }) => {
      await releaseBackOrders(database, shopId, data as StockArrivedJob, { now, signal });
    },
    // While thousands of back orders of one shop are released, those of others are too.
    { concurrency: 2 },
  );
}
