import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from './Database.ts';

/**
 * Does for the embedded database what autovacuum does on a server, with the same thresholds: reuses the space of deleted
 * rows and updates row statistics. One table at a time, so that other work can run in between. Does nothing on a server.
 * Resolves to the table names.
 */
export async function vacuumChangedTables(database: Database): Promise<string[]> {
  // Because vacuum never shortens a file, the next start notices a truncated one.
  return forChangedTables(database, (name) => `VACUUM (ANALYZE, TRUNCATE false) ${name}`);
}

/**
 * Only the quick analysis, for use after adding many rows: without statistics a page of products takes minutes instead
 * of a second. Resolves to the table names.
 */
export async function analyzeChangedTables(database: Database): Promise<string[]> {
  return forChangedTables(database, (name) => `ANALYZE ${name}`);
}

async function forChangedTables(database: Database, statementOf: (name: string) => string): Promise<string[]> {
  if (database.kind === 'server') return [];
  // Includes changes of the last second's transactions.
  await database.executeSql('SELECT pg_stat_force_next_flush()');
  const changed = await database.inSystem((queries) =>
    rowsOf<{ name: string }>(
      queries,
      sql`SELECT format('%I.%I', schemaname, stats.relname) AS name
        FROM pg_stat_user_tables AS stats JOIN pg_class ON pg_class.oid = relid
        WHERE n_dead_tup > 50 + 0.2 * greatest(reltuples, 0)
          OR n_mod_since_analyze > 50 + 0.1 * greatest(reltuples, 0)
          OR (reltuples < 0 AND pg_relation_size(relid) > 0)`,
    ),
  );
  for (const { name } of changed) {
    await database.executeSql(statementOf(name));
    await setImmediate();
  }
  return changed.map(({ name }) => name);
}
