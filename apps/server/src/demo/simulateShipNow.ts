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

/** Queues of the simulation; the start of a step's job is its time. */
const steps = { firstShipments: 'demo-first-shipments', shipNow: 'demo-ship-now' } as const;

/** Runs once after the first run: ships the orders that are already at a warehouse. */
export const firstShipmentsJob: NewJob = { queue: steps.firstShipments, data: null };

const minuteMs = 60_000;

/** Minutes of each step at speed 1: from, to. */
const minutes = {
  /** From the workflows' decision to Ship Now. */
  shipNow: [1, 4],
  /** From the first run, for orders that were at a warehouse then. */
  first: [1, 240],
} as const;

/** Share of orders with Ship Now; the others wait for the next batch. */
const shippedNowShare = 0.2;

/**
 * Presses Ship Now on some of the new orders. Each step is a repeatable job, so that a restart resumes. At speed 0 the
 * jobs wait.
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
    // It may have been held, shipped or closed since.
    if (state?.stage === 'open') await changeOrder(transaction, orderId, 'ship-now', null, now());
  });
}
