import {
  listBatchSchedules,
  listRoutingLocations,
  readOpenOrders,
  readShopSettings,
  readShop,
  type ShopTransaction,
} from '@hub/database';
import {
  cutOffScheduleOf,
  defaultBatchLocation,
  nextCutOff,
  planBatches,
  type UpcomingBatch,
} from '@hub/domain/batching';

/** What the next batch of each location sends, and when, as it stands now. */
export async function upcomingBatches(transaction: ShopTransaction, now: Date): Promise<UpcomingBatch[]> {
  const [{ timeZone }, locations, { combineOrders }, schedules, orders] = await Promise.all([
    readShop(transaction),
    listRoutingLocations(transaction),
    readShopSettings(transaction),
    listBatchSchedules(transaction),
    readOpenOrders(transaction, { withWaiting: true }),
  ]);
  const plans = planBatches(orders, locations, { combine: combineOrders });
  const defaultLocation = defaultBatchLocation(locations);
  return locations.flatMap((location, index) => {
    const plan = plans[index];
    if (plan === undefined) return [];
    const schedule = schedules.get(Number(location.locationId));
    const next = nextCutOff(cutOffScheduleOf(location, timeZone), now.getTime());
    return {
      ...plan,
      name: location.name,
      isActive: location.isActive,
      isDefault: location.locationId === defaultLocation,
      nextCutOffAt: next && new Date(next.at).toISOString(),
      paused: schedule?.pausedAt ? { at: schedule.pausedAt.toISOString(), by: schedule.pausedBy ?? '' } : null,
    };
  });
}
