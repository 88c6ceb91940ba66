import type { Database } from '@hub/database';
import { findWaitingBackOrder, type WaitingBackOrder } from '@hub/database/routing';
import { readShopSettings } from '@hub/database/shopSettings';
import type { StockArrivedJob } from '../jobs/queues.ts';
import { releaseBackOrder } from './routeOrders.ts';

/**
 * Job after stock arrived: releases waiting orders, oldest first, one transaction each. After a crash it continues with
 * those that still wait. Resolves to the number released.
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
      // The setting may have been switched off since.
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
