import type { TestProject } from 'vitest/node';
import { migrateServer } from '../connection/migrateServer.ts';
import { openTestServer } from './openTestServer.ts';

/** Vitest's global setup: one PostgreSQL server per run of the project, with one migrated database. */
export default async function provideTestServer(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  // The server's binaries are for Linux x64. On other systems, tests use the embedded database.
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const server = await openTestServer({
    settings: { autovacuum: 'off', full_page_writes: 'off', max_connections: '200', synchronous_commit: 'off' },
  });
  const url = await server.newDatabase();
  await migrateServer({ url });
  project.provide('testServer', url);
  return () => server.close();
}
