import { readFileSync } from 'node:fs';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { sql } from 'drizzle-orm';
import { join } from 'node:path';
import { type Database, type Queries, rowsOf } from './Database.ts';
import { DatabaseError } from './errors.ts';

export const migrationsFolder = join(import.meta.dirname, '../../migrations');

/** Throws DatabaseError when a newer version wrote the data, with migrations unknown to this one. */
export async function refuseNewerMigrations(queries: Queries): Promise<void> {
  await pendingMigrations(queries);
}

/**
 * Names of migrations that the database is missing, oldest first: "0005_workflows". Throws DatabaseError when the
 * database has a migration unknown to this version.
 */
export async function pendingMigrations(queries: Queries): Promise<string[]> {
  const known = readMigrationFiles({ migrationsFolder });
  const done = await doneMigrations(queries);
  const hashes = new Set(known.map(({ hash }) => hash));
  const names = migrationNames();
  const unknown = [...done].filter(([hash]) => !hashes.has(hash)).map(([, madeAt]) => madeAt);
  if (unknown.length > 0)
    throw new DatabaseError(
      `The data is from a newer version of the app (${unknown.length} migration(s) that this one does not know). ` +
        `The newest one of the data was made on ${dayOf(Math.max(...unknown))}; the newest one that this version knows ` +
        `is ${names.at(-1)}, made on ${dayOf(known.at(-1)?.folderMillis ?? 0)}. Nothing was changed. ` +
        'Start the newer version, or restore a backup that was made before the update.',
    );
  return known.flatMap(({ hash }, index) => (done.has(hash) ? [] : [names[index] ?? hash]));
}

/** Whether the tables match this version or a newer one, as during a rolling update. */
export async function isMigrated(database: Database): Promise<boolean> {
  const done = await database.inSystem(doneMigrations);
  return readMigrationFiles({ migrationsFolder }).every(({ hash }) => done.has(hash));
}

const dayOf = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10);

/** Creation time of each migration by hash, because the table stores no names. */
async function doneMigrations(queries: Queries): Promise<ReadonlyMap<string, number>> {
  const [found] = await rowsOf<{ table: string | null }>(
    queries,
    sql`SELECT to_regclass('drizzle.__drizzle_migrations')::text AS table`,
  );
  if (!found?.table) return new Map();
  const rows = await rowsOf<{ hash: string; made_at: string }>(
    queries,
    sql`SELECT hash, coalesce(created_at, 0)::text AS made_at FROM drizzle.__drizzle_migrations`,
  );
  return new Map(rows.map(({ hash, made_at }) => [hash, Number(made_at)]));
}

/** Names of this version's migrations, oldest first. */
export function migrationNames(): string[] {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  return journal.entries.map(({ tag }) => tag);
}
