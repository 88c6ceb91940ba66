import { type Database, type OnShopError, type ShopTransaction, workEachShop } from '@hub/database';
import { type DueSchedule, dueBatchSchedules, lockBatchSchedule, saveBatchSchedule } from '@hub/database/batches';
import { listRoutingLocations } from '@hub/database/routing';
import { readShop } from '@hub/database/shops';
import { cutOffScheduleOf, dueCutOffs, minutesLate } from '@hub/domain/batching';
import type { ProviderStore } from '../providers/ProviderStore.ts';
import { startBatch } from './startBatch.ts';

/** Schedules to read at once. */
const schedulesAtOnce = 100;

/**
 * Starts the batches of all past cutoffs in all shops. Safe to run in several processes: the first to lock a schedule
 * starts the batch. A failed one is still due next time. Resolves to how many batches started late.
 */
export async function startDueBatches(
  database: Database,
  store: ProviderStore,
  now: Date,
  onError: OnShopError,
): Promise<number> {
  let late = 0;
  const readPage = (after: DueSchedule | null) =>
    database.inSystem((queries) => dueBatchSchedules(queries, { now, after, limit: schedulesAtOnce }));
  const start = async ({ shopId, locationId, checkAt }: DueSchedule) => {
    const batchId = await database.inShop(shopId, (transaction) => startDueBatch(transaction, store, locationId, now));
    if (batchId !== null && minutesLate(checkAt.getTime(), now.getTime()) > 0) late += 1;
  };
  let due = await readPage(null);
  while (due.length > 0) {
    await workEachShop(due, start, onError);
    due = await readPage(due.at(-1) ?? null);
  }
  return late;
}

/**
 * Starts one batch for all cutoffs of a location since the last check. Resolves to its number; null when none is due,
 * batching is paused, or there is nothing to send.
 */
export async function startDueBatch(
  transaction: ShopTransaction,
  store: ProviderStore,
  locationId: number,
  now: Date,
): Promise<string | null> {
  const schedule = await lockBatchSchedule(transaction, locationId, now);
  if (schedule.checkAt === null || schedule.checkAt > now) return null;
  const { timeZone } = await readShop(transaction);
  const location = (await listRoutingLocations(transaction)).find((other) => other.locationId === String(locationId));
  const times = location && cutOffScheduleOf(location, timeZone);
  const due = times && dueCutOffs(times, schedule.checkedUntil.getTime(), now.getTime());
  const checkAt = due?.next ? new Date(due.next.at) : null;
  await saveBatchSchedule(transaction, { ...schedule, checkedUntil: now, checkAt });
  if (location === undefined || !due?.cutOff || schedule.pausedAt !== null) return null;
  const cutOff = { key: due.cutOff.key, at: new Date(due.cutOff.at) };
  return startBatch(
    transaction,
    store,
    location.locationId,
    { cutOff, missedCutOffs: due.missed, startedBy: null },
    now,
  );
}
