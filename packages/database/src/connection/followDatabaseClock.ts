import type { Database } from './Database.ts';

/** The time as the database has it, which is the same for all processes on it. */
export interface DatabaseClock {
  now(): Date;
  stop(): void;
}

interface FollowOptions {
  /** How often it is asked how late it is there; a minute by default. */
  everyMs?: number;
  /** Called when it could not be asked; until it can, the last difference counts. */
  onError(error: unknown): void;
}

/**
 * The clock of a server of PostgreSQL, by the difference between it and that of this machine: what one process has
 * claimed until a time must not look overdue, or far away, to another one whose machine is minutes off.
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

/** Milliseconds that the database is ahead, as exactly as the way there and back lets one say. */
async function readDifference({ executeSql }: Pick<Database, 'executeSql'>): Promise<number> {
  const askedAt = Date.now();
  const startedAt = performance.now();
  const { rows } = await executeSql('SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now');
  return Number(rows[0]?.now) - (askedAt + (performance.now() - startedAt) / 2);
}
