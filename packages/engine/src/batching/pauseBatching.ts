import type { ShopTransaction } from '@hub/database';
import { lockBatchSchedule, saveBatchSchedule } from '@hub/database/batches';
import { listRoutingLocations } from '@hub/database/routing';
import type { Session } from '../Session.ts';

/**
 * Pauses or resumes a location's cutoffs; those missed during a pause never start a batch. False when the shop has no
 * such location.
 */
export async function pauseBatching(
  transaction: ShopTransaction,
  { staffName }: Pick<Session, 'staffName'>,
  { locationId, isPaused }: { locationId: string; isPaused: boolean },
  now: Date,
): Promise<boolean> {
  const locations = await listRoutingLocations(transaction);
  if (!locations.some((location) => location.locationId === locationId)) return false;
  const schedule = await lockBatchSchedule(transaction, Number(locationId), now);
  if ((schedule.pausedAt !== null) === isPaused) return true;
  await saveBatchSchedule(transaction, {
    ...schedule,
    checkedUntil: now,
    pausedAt: isPaused ? now : null,
    pausedBy: isPaused ? staffName : null,
  });
  return true;
}
