import type { ShopTransaction } from '@hub/database';
import { addJobs } from '@hub/database/jobs';
import type { StoreFacts } from '@hub/domain/orders/intake';
import { queues, type ScheduledOrderJob } from '../jobs/queues.ts';

/** How long after the time the order is read again: the store's own webhook comes first. */
const graceMs = 60_000;

/** Adds the job that reads an order when the store is to open a part of it, once for each time that it names. */
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
