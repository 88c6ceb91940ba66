import type { ShopTransaction } from '@hub/database';
import { lockBatchSchedule, saveBatchSchedule } from '@hub/database/batches';
import { readShop } from '@hub/database/shops';
import { cutOffScheduleOf, nextCutOff } from '@hub/domain/batching';
import type { Location } from '@hub/domain/routing';

/** Schedules the next cutoff after a location is saved. Earlier cutoffs start no batch. */
export async function scheduleCutOffs(transaction: ShopTransaction, location: Location, now: Date): Promise<void> {
  const { timeZone } = await readShop(transaction);
  const schedule = await lockBatchSchedule(transaction, Number(location.locationId), now);
  const next = nextCutOff(cutOffScheduleOf(location, timeZone), now.getTime());
  const checkAt = next && new Date(next.at);
  await saveBatchSchedule(transaction, { ...schedule, checkedUntil: now, checkAt });
}
