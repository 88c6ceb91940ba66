import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from './Database.ts';

/**
 * Does for the embedded database what autovacuum does on a server, with its thresholds: room of removed rows is used
 * again, and the planner knows how many there are. One table after the other, so that other work goes on between two.
 * Does nothing on a server. Resolves to the names of the tables.
 */
export async function vacuumChangedTables(database: Database): Promise<string[]> {
  // A file that is never shortened tells, at the next start, when its end was cut off.
  return forChangedTables(database, (name) => `VACUUM (ANALYZE, TRUNCATE false) ${name}`);
}

/**
 * The quicker half of it, after many rows were added: without statistics a page of products takes minutes instead of a
 * second. Resolves to the names of the tables.
 */
export async function analyzeChangedTables(database: Database): Promise<string[]> {
  return forChangedTables(database, (name) => `ANALYZE ${name}`);
}

async function forChangedTables(database: Database, statementOf: (name: string) => string): Promise<string[]> {
  if (database.kind === 'server') return [];
  // What the transactions of the last second changed is counted too.
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
