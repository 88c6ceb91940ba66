import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from './Database.ts';

/**
 * Tables and indexes whose file is shorter than it was at the last vacuum. PostgreSQL does not miss what was cut off the
 * end of a file. Vacuums of ours never shorten one.
 */
export function cutOffTables(database: Database): Promise<string[]> {
  return database.inSystem(async (queries) => {
    const rows = await rowsOf<{ name: string }>(
      queries,
      sql`SELECT oid::regclass::text AS name FROM pg_class
        WHERE relkind IN ('r', 'i', 't', 'm') AND relpages > 0
          AND coalesce(pg_relation_size(oid), 0) < relpages * current_setting('block_size')::bigint
        ORDER BY relname`,
    );
    return rows.map(({ name }) => name);
  });
}
