import type { Database } from './Database.ts';

/** The database's time, the same for all its processes. */
export interface DatabaseClock {
  now(): Date;
  stop(): void;
}

interface FollowOptions {
  /** How often the difference is measured; a minute by default. */
  everyMs?: number;
  /** Called when measuring failed; the last difference is used until it works again. */
  onError(error: unknown): void;
}

/**
 * The clock of a PostgreSQL server, as the difference to this machine's clock. A claim by one process must not look
 * overdue, or far in the future, to a process whose machine is minutes off.
 */
export async function followDatabaseClock(
  database: Pick<Database, 'kind' | 'executeSql'>,
  { everyMs = 60_000, onError }: FollowOptions,
): Promise<DatabaseClock> {
  // The embedded database is in this process.
  if (database.kind === 'embedded') return { now: () => new Date(), stop: () => undefined };
  let offsetMs = await readDifference(database);
  const timer = setInterval(() => {
    readDifference(database).then((ms) => {
      offsetMs = ms;
    }, onError);
  }, everyMs);
  timer.unref();
  return { now: () => new Date(Date.now() + offsetMs), stop: () => clearInterval(timer) };
}

/** Milliseconds that the database is ahead, as exactly as the round trip allows. */
async function readDifference({ executeSql }: Pick<Database, 'executeSql'>): Promise<number> {
  const askedAt = Date.now();
  const startedAt = performance.now();
  const { rows } = await executeSql('SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now');
  return Number(rows[0]?.now) - (askedAt + (performance.now() - startedAt) / 2);
}
