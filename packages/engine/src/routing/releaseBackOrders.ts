import type { Database } from '@hub/database';
import { findWaitingBackOrder, type WaitingBackOrder } from '@hub/database/routing';
import { readShopSettings } from '@hub/database/shopSettings';
import type { StockArrivedJob } from '../jobs/queues.ts';
import { releaseBackOrder } from './routeOrders.ts';

/**
 * The job after stock has arrived: releases the orders that wait for it, oldest first, each in a transaction of its own.
 * Done again after a crash, it goes on with those that still wait. Resolves to how many it released.
 */
export async function releaseBackOrders(
  database: Database,
  shopId: number,
  { skus }: StockArrivedJob,
  { now, signal }: { now: () => Date; signal?: AbortSignal },
): Promise<number> {
  let released = 0;
  for (let after: WaitingBackOrder | null = null; ;) {
    signal?.throwIfAborted();
    const from: WaitingBackOrder | null = after;
    const step = await database.inShop(shopId, async (transaction) => {
      // Somebody may have switched it off since.
      const { releaseBackOrders: release } = await readShopSettings(transaction);
      if (release === 'no') return null;
      const waiting = await findWaitingBackOrder(transaction, skus, from);
      if (waiting === null) return null;
      return { waiting, isReleased: await releaseBackOrder(transaction, waiting.orderId, release, now()) };
    });
    if (step === null) return released;
    if (step.isReleased) released += 1;
    after = step.waiting;
  }
}
