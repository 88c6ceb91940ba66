import type { ShopTransaction } from '@hub/database';
import { listLongJobs } from '@hub/database/jobs';
import { readNewestOrderTime, readStoreConnection, readWaitingEvents, readWaitingWrites } from '@hub/database/store';
import { isStalled, type StoreHealth } from '@hub/domain/store';

/** How the store is, and what waits between it and the shop; null when the shop has no store. */
export async function readStoreHealth(transaction: ShopTransaction, now: Date): Promise<StoreHealth | null> {
  const [connection, events, writes, jobs, newest] = await Promise.all([
    readStoreConnection(transaction),
    readWaitingEvents(transaction),
    readWaitingWrites(transaction),
    listLongJobs(transaction),
    readNewestOrderTime(transaction),
  ]);
  if (connection === null) return null;
  const waiting = [events, writes];
  const since = waiting.flatMap((each) => (each.since === null ? [] : [each.since.getTime()]));
  const isStanding = jobs.some(({ aliveAt }) => isStalled(aliveAt, now));
  return {
    state: connection.state,
    lastOrderAt: newest?.toISOString() ?? null,
    waiting: waiting.reduce((sum, { count }) => sum + count, 0),
    waitingSince: since.length === 0 ? null : new Date(Math.min(...since)).toISOString(),
    isStanding: connection.frozenAt === null && isStanding,
  };
}

/**
 * Until when the shop has all that its store has sent: the oldest message that waits, or the end of the messages. Null: up
 * to now.
 */
export async function readDataTime(transaction: ShopTransaction): Promise<Date | null> {
  const [connection, { since }] = await Promise.all([readStoreConnection(transaction), readWaitingEvents(transaction)]);
  if (connection === null) return null;
  const ends = [since, connection.frozenAt, connection.uninstalledAt].flatMap((end) =>
    end === null ? [] : [end.getTime()],
  );
  return ends.length === 0 ? null : new Date(Math.min(...ends));
}
