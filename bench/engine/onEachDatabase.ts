import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openEmbedded, openServer } from '@hub/database';
import { openTestServer } from '@hub/database/testing';

/** The embedded database, or a PostgreSQL server. */
export type DatabaseKind = 'PGlite' | 'PostgreSQL';

/** Runs the measurement on a new database of each kind, one after the other, and removes both. */
export async function onEachDatabase(
  measure: (database: Database, kind: DatabaseKind) => Promise<void>,
): Promise<void> {
  for (const kind of ['PGlite', 'PostgreSQL'] as const) {
    const directory = await mkdtemp(join(tmpdir(), 'bench-database-'));
    const server = kind === 'PGlite' ? null : await openTestServer({ settings: { shared_buffers: '512MB' } });
    const database = server ? await openServer({ url: await server.newDatabase() }) : await openEmbedded({ directory });
    try {
      await measure(database, kind);
    } finally {
      await database.close();
      await server?.close();
      await rm(directory, { recursive: true });
    }
  }
}
