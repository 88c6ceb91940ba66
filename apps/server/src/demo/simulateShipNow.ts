import type { Database, ShopTransaction } from '@hub/database';
import { addJobs, type JobQueue, type NewJob } from '@hub/database/jobs';
import { lockOrders, orderIdsInStage } from '@hub/database/orders';
import { type OrderJob, queues } from '@hub/engine/jobs';
import { changeOrder } from '@hub/engine/orders';

interface ShipNowOptions {
  database: Database;
  jobs: JobQueue;
  /** How many times as fast as usual. */
  speed: number;
  now: () => Date;
  /** From 0 up to 1. */
  random?: () => number;
}

/** Queues of the simulation; the time of each step is the start of its job. */
const steps = { firstShipments: 'demo-first-shipments', shipNow: 'demo-ship-now' } as const;

/** Done once after the first run: sends the orders that are at a warehouse already. */
export const firstShipmentsJob: NewJob = { queue: steps.firstShipments, data: null };

const minuteMs = 60_000;

/** Minutes that each step takes at speed 1: from, to. */
const minutes = {
  /** From the decision of the workflows to Ship Now. */
  shipNow: [1, 4],
  /** From the first run on, for what was at a warehouse then. */
  first: [1, 240],
} as const;

/** Orders that are in such a hurry that somebody presses Ship Now; the others wait for the next batch. */
const shippedNowShare = 0.2;

/**
 * Somebody who presses Ship Now on some of the new orders. Each step is a job, so that a restart goes on where it was,
 * and bears to be done twice. At speed 0 the jobs wait.
 */
export function simulateShipNow({ database, jobs, speed, now, random = Math.random }: ShipNowOptions): void {
  if (speed === 0) return;

  const after = ([from, to]: readonly [number, number]) =>
    new Date(now().getTime() + ((from + random() * (to - from)) * minuteMs) / speed);

  const work = (queue: string, run: (transaction: ShopTransaction, job: OrderJob) => Promise<unknown>) =>
    jobs.work(queue, async ({ shopId, data }) => {
      await database.inShop(shopId, (transaction) => run(transaction, data as OrderJob));
    });

  work(steps.firstShipments, async (transaction) => {
    const orderIds = await orderIdsInStage(transaction, 'inFulfillment');
    await addJobs(
      transaction,
      orderIds.map((orderId) => ({ queue: queues.sendToWarehouse, data: { orderId }, startAt: after(minutes.first) })),
    );
  });

  work(queues.orderReady, async (transaction, { orderId }) => {
    if (random() < shippedNowShare)
      await addJobs(transaction, [{ queue: steps.shipNow, data: { orderId }, startAt: after(minutes.shipNow) }]);
  });

  work(steps.shipNow, async (transaction, { orderId }) => {
    const state = (await lockOrders(transaction, [orderId])).get(orderId);
    // Since then somebody may have held, shipped or closed it.
    if (state?.stage === 'open') await changeOrder(transaction, orderId, 'ship-now', null, now());
  });
}
