import { readFileSync } from 'node:fs';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { sql } from 'drizzle-orm';
import { join } from 'node:path';
import { type Database, type Queries, rowsOf } from './Database.ts';
import { DatabaseError } from './errors.ts';

export const migrationsFolder = join(import.meta.dirname, '../../migrations');

/** Throws DatabaseError when the data was written by a newer version, whose migrations this one does not know. */
export async function refuseNewerMigrations(queries: Queries): Promise<void> {
  await pendingMigrations(queries);
}

/**
 * Names of the migrations that this version has and the database has not, oldest first: "0005_workflows". Throws
 * DatabaseError when the database has one that this version does not know.
 */
export async function pendingMigrations(queries: Queries): Promise<string[]> {
  const known = readMigrationFiles({ migrationsFolder });
  const done = await doneMigrations(queries);
  const hashes = new Set(known.map(({ hash }) => hash));
  const unknown = [...done].filter((hash) => !hashes.has(hash)).length;
  if (unknown > 0)
    throw new DatabaseError(
      `The data is from a newer version of the app (${unknown} migration(s) that this one does not know). ` +
        'Start the newer version, or restore a backup that was made before the update.',
    );
  const names = migrationNames();
  return known.flatMap(({ hash }, index) => (done.has(hash) ? [] : [names[index] ?? hash]));
}

/** Whether the tables are those of this version or of a newer one, as while processes are updated one after the other. */
export async function isMigrated(database: Database): Promise<boolean> {
  const done = await database.inSystem(doneMigrations);
  return readMigrationFiles({ migrationsFolder }).every(({ hash }) => done.has(hash));
}

async function doneMigrations(queries: Queries): Promise<ReadonlySet<string>> {
  const [found] = await rowsOf<{ table: string | null }>(
    queries,
    sql`SELECT to_regclass('drizzle.__drizzle_migrations')::text AS table`,
  );
  if (!found?.table) return new Set();
  const rows = await rowsOf<{ hash: string }>(queries, sql`SELECT hash FROM drizzle.__drizzle_migrations`);
  return new Set(rows.map(({ hash }) => hash));
}

function migrationNames(): string[] {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  return journal.entries.map(({ tag }) => tag);
}
