import type { ShopTransaction } from '@hub/database';
import { addJobs } from '@hub/database/jobs';
import type { StoreFacts } from '@hub/domain/orders/intake';
import { queues, type ScheduledOrderJob } from '../jobs/queues.ts';

/** Delay before reading the order again, so that the store's own webhook can come first. */
const graceMs = 60_000;

/** Adds a job that reads an order when the store is due to open part of it, once per scheduled time. */
export async function awaitSchedule(
  transaction: ShopTransaction,
  orders: readonly { orderId: string; facts: StoreFacts; last?: StoreFacts | null }[],
  now: Date,
): Promise<void> {
  const jobs = orders.flatMap(({ orderId, facts: { opensAt }, last }) =>
    opensAt && opensAt !== last?.opensAt && new Date(opensAt) > now
      ? [{ orderId, startAt: new Date(new Date(opensAt).getTime() + graceMs) }]
      : [],
  );
  await addJobs(
    transaction,
    jobs.map(({ orderId, startAt }) => ({
      queue: queues.readScheduledOrder,
      data: { orderId } satisfies ScheduledOrderJob,
      startAt,
    })),
  );
}
