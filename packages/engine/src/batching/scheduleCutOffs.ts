import type { ShopTransaction } from '@hub/database';
import { listBatchSchedules, lockBatchSchedule, saveBatchSchedule } from '@hub/database/batches';
import { listRoutingLocations } from '@hub/database/routing';
import { readShop } from '@hub/database/shops';
import { cutOffScheduleOf, nextCutOff } from '@hub/domain/batching';
import type { Location } from '@hub/domain/routing';
import type { ProviderStore } from '../providers/ProviderStore.ts';
import { startDueBatch } from './startDueBatches.ts';

/** Schedules the next cutoff after a location is saved. Earlier cutoffs start no batch. */
export async function scheduleCutOffs(transaction: ShopTransaction, location: Location, now: Date): Promise<void> {
  const { timeZone } = await readShop(transaction);
  const schedule = await lockBatchSchedule(transaction, Number(location.locationId), now);
  const next = nextCutOff(cutOffScheduleOf(location, timeZone), now.getTime());
  const checkAt = next && new Date(next.at);
  await saveBatchSchedule(transaction, { ...schedule, checkedUntil: now, checkAt });
}

/** Starts the batches that are due by the shop's time zone, then changes it with `change` and schedules the next cutoffs. */
export async function moveCutOffs(
  transaction: ShopTransaction,
  store: ProviderStore,
  now: Date,
  change: () => Promise<void>,
): Promise<void> {
  const scheduled = await listBatchSchedules(transaction);
  for (const locationId of scheduled.keys()) await startDueBatch(transaction, store, locationId, now);
  await change();
  for (const location of await listRoutingLocations(transaction))
    if (scheduled.has(Number(location.locationId))) await scheduleCutOffs(transaction, location, now);
}
