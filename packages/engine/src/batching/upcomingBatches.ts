import type { ShopTransaction } from '@hub/database';
import { listBatchSchedules } from '@hub/database/batches';
import { readShopSettings } from '@hub/database/shopSettings';
import { readShop } from '@hub/database/shops';
import { cutOffScheduleOf, nextCutOff, planBatches, type UpcomingBatch } from '@hub/domain/batching';
import { defaultLocation } from '@hub/domain/shared';
import type { ProviderStore } from '../providers/ProviderStore.ts';
import { readBatchOrders } from './readBatchOrders.ts';

/** What the next batch of each location sends, and when, as it stands now. */
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
  const plans = planBatches(orders, locations, { combine: combineOrders });
  const defaultId = defaultLocation(locations);
  return locations.flatMap((location, index) => {
    const plan = plans[index];
    if (plan === undefined) return [];
    const schedule = schedules.get(Number(location.locationId));
    const next = nextCutOff(cutOffScheduleOf(location, timeZone), now.getTime());
    return {
      ...plan,
      name: location.name,
      isActive: location.isActive,
      isDefault: location.locationId === defaultId,
      nextCutOffAt: next && new Date(next.at).toISOString(),
      paused: schedule?.pausedAt ? { at: schedule.pausedAt.toISOString(), by: schedule.pausedBy ?? '' } : null,
    };
  });
}
