import type { ShopTransaction } from '@hub/database';
import { listBatchSchedules } from '@hub/database/batches';
import { readShopSettings } from '@hub/database/shopSettings';
import { readShop } from '@hub/database/shops';
import { type PausedSince, type UpcomingBatch, upcomingBatches as plannedBatches } from '@hub/domain/batching';
import type { ProviderStore } from '../providers/ProviderStore.ts';
import { readBatchOrders } from './readBatchOrders.ts';

/** What the next batch of each location sends, and when, as of now. */
export async function upcomingBatches(
  transaction: ShopTransaction,
  store: ProviderStore,
  now: Date,
): Promise<UpcomingBatch[]> {
  const [{ timeZone }, { combineOrders }, schedules, { orders, locations }] = await Promise.all([
    readShop(transaction),
    readShopSettings(transaction),
    listBatchSchedules(transaction),
    readBatchOrders(transaction, store, { withWaiting: true }),
  ]);
  const paused = new Map(
    [...schedules].flatMap(([id, { pausedAt, pausedBy }]): [string, PausedSince][] =>
      pausedAt === null ? [] : [[String(id), { at: pausedAt.toISOString(), by: pausedBy ?? '' }]],
    ),
  );
  return plannedBatches(orders, locations, { combine: combineOrders, timeZone, paused }, now);
}
