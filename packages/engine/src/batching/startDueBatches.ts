import {
  type Database,
  dueBatchSchedules,
  listRoutingLocations,
  lockBatchSchedule,
  readShop,
  saveBatchSchedule,
  type ShopTransaction,
} from '@hub/database';
import { cutOffScheduleOf, dueCutOffs } from '@hub/domain/batching';
import { startBatch } from './startBatch.ts';

/** Schedules that are read at once. */
const schedulesAtOnce = 100;

/**
 * Starts the batches of all cut-offs that have passed, in all shops. Any number of processes may do so at once: the
 * first to lock a schedule starts the batch, the others find it done. Resolves to how many batches it started.
 */
export async function startDueBatches(database: Database, now: Date): Promise<number> {
  let started = 0;
  for (;;) {
    const due = await database.inSystem((queries) => dueBatchSchedules(queries, now, schedulesAtOnce));
    for (const { shopId, locationId } of due) {
      const batchId = await database.inShop(shopId, (transaction) => startDueBatch(transaction, locationId, now));
      if (batchId !== null) started += 1;
    }
    if (due.length < schedulesAtOnce) return started;
  }
}

/**
 * The batch of the newest cut-off of a location that has passed since the last look, which stands for earlier ones too.
 * Resolves to its number; null: none is due, batching is paused, or there is nothing to send.
 */
export async function startDueBatch(
  transaction: ShopTransaction,
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
  return startBatch(transaction, location.locationId, { cutOff, missedCutOffs: due.missed, startedBy: null }, now);
}
