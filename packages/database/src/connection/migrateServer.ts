import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { rowsOf } from './Database.ts';
import { DatabaseError, DatabaseUnavailableError, isUnavailable } from './errors.ts';
import { migrationsFolder, pendingMigrations } from './migrations.ts';

/** Lock id shared by all processes, so that only one migrates at a time. */
const migrationLock = 7_204_811;

export interface MigrateOptions {
  /** `postgres://user:password@host/database`; never logged. */
  url: string;
  /** Only lists pending migrations. */
  isDryRun?: boolean;
}

/**
 * Migrates a server's tables to this version, while other processes that want to do so wait. Resolves to the names of
 * the migrations that were done, or would be. Throws DatabaseError or DatabaseUnavailableError.
 */
export async function migrateServer({ url, isDryRun = false }: MigrateOptions): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 5_000 });
  pool.on('error', () => undefined);
  try {
    return isDryRun ? await listPending(pool) : await migrateUnderLock(pool);
  } catch (error) {
    throw toDatabaseError(error);
  } finally {
    await pool.end();
  }
}

/** Runs pending migrations. Resolves to their names. */
export async function migrateUnderLock(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect();
  try {
    const queries = drizzle(client);
    await rowsOf(queries, sql`SELECT pg_advisory_lock(${migrationLock})`);
    const pending = await pendingMigrations(queries);
    await migrate(queries, { migrationsFolder });
    await rowsOf(queries, sql`SELECT pg_advisory_unlock(${migrationLock})`);
    client.release();
    return pending;
  } catch (error) {
    // Closing the connection releases the lock.
    client.release(true);
    throw error;
  }
}

/** Throws DatabaseError when migrations are pending. */
export async function refusePendingMigrations(pool: pg.Pool): Promise<void> {
  const pending = await listPending(pool);
  if (pending.length > 0)
    throw new DatabaseError(
      `The database of DATABASE_URL is not at this version: ${pending.length} migration(s) are missing ` +
        `(${pending.join(', ')}). Run \`main.ts migrate\` first.`,
    );
}

async function listPending(pool: pg.Pool): Promise<string[]> {
  const client = await pool.connect();
  try {
    return await pendingMigrations(drizzle(client));
  } finally {
    client.release();
  }
}

/** Explains why the server cannot be used. */
export function toDatabaseError(error: unknown): DatabaseError {
  if (error instanceof DatabaseError) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return isUnavailable(error)
    ? new DatabaseUnavailableError(`The database of DATABASE_URL cannot be reached: ${reason}.`, { cause: error })
    : new DatabaseError(`The database of DATABASE_URL cannot be prepared: ${reason}.`, { cause: error });
}
