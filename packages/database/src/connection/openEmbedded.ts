import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { dataDir } from '@electric-sql/pglite-prepopulatedfs';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { createDatabase } from './createDatabase.ts';
import type { Database } from './Database.ts';
import { EmbeddedPostgres } from './EmbeddedPostgres.ts';
import { DatabaseError } from './errors.ts';
import { freeMegabytes, shortOfSpace } from './freeSpace.ts';
import { migrationsFolder, refuseNewerMigrations } from './migrations.ts';

export interface EmbeddedOptions {
  /** Directory of the files; in memory if absent. */
  directory?: string;
  /** Free megabytes on a directory's disk; for tests. */
  free?: (directory: string) => number;
}

/** PostgreSQL in this process, migrated. Throws DatabaseError. */
export async function openEmbedded(options: EmbeddedOptions = {}): Promise<Database> {
  const { database } = await openPGlite(options);
  return database;
}

/** The default of 128 MB would be a third of a server's memory with the sample data. */
const sharedBuffersMb = 32;

/** A new database's files as PGlite's makers ship them. Making them with `initdb` takes 6 to 13 s of processor time, unpacking them 2 s. */
export const initialFiles: () => Promise<Blob> = dataDir;

/** Opens or creates an embedded database's files, without migrations. `dump`: the initial files. */
export function openFiles(directory: string | undefined, dump?: Blob): Promise<EmbeddedPostgres> {
  return EmbeddedPostgres.open(directory, {
    ...(dump && { loadDataDir: dump }),
    extensions: { pg_trgm, btree_gin },
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffersMb}MB`],
  });
}

/** Like openEmbedded, with the connection itself for copies. `dump`: the initial files. */
export async function openPGlite({ directory, free = freeMegabytes }: EmbeddedOptions, dump?: Blob) {
  const files = dump ?? (directory === undefined ? await initialFiles() : undefined);
  const client = await openFiles(directory, files).catch((error: unknown) => {
    throw new DatabaseError(
      `The data in ${directory ?? 'memory'} cannot be opened: its files are damaged or incomplete (${messageOf(error)}). ` +
        'Nothing was removed. Restore a backup into an empty directory, or have the files repaired.',
      { cause: error },
    );
  });
  try {
    await client.exec("SET TIME ZONE 'UTC'");
    const queries = drizzle(client);
    await refuseNewerMigrations(queries);
    await migrate(queries, { migrationsFolder });
    const database = createDatabase({
      kind: 'embedded',
      transact: (_shopId, entry, work) =>
        queries.transaction(async (transaction) => {
          for (const statement of entry.split('; ')) if (statement !== '') await transaction.execute(statement);
          return work(transaction);
        }),
      executeSql: (text, values) => executeOn(client, text, values),
      // Within one process no message is missed.
      listen: (channel, onMessage) => client.listen(channel, onMessage),
      close: () => client.close(),
      ...(directory !== undefined && { shortOfSpace: () => shortOfSpace(directory, free) }),
    });
    return { database, client };
  } catch (error) {
    await client.close();
    throw error;
  }
}

/**
 * Several statements run as one transaction, so that an error cannot leave it half open on the only connection. A text
 * with its own BEGIN and COMMIT runs inside it.
 */
async function executeOn(
  client: PGlite,
  text: string,
  values: readonly unknown[] = [],
): Promise<{ rows: Record<string, unknown>[] }> {
  if (values.length > 0) return client.query<Record<string, unknown>>(text, [...values]);
  const results = /^\s*BEGIN\b/i.test(text)
    ? await client.transaction((transaction) => transaction.exec(text))
    : await client.exec(text);
  return { rows: results.flatMap(({ rows }) => rows as Record<string, unknown>[]) };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
}
