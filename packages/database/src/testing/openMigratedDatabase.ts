import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { Database } from '../connection/Database.ts';
import { openServer } from '../connection/openServer.ts';
import { openTestDatabase } from './openTestDatabase.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the migrated database that tests copy; absent in a project that uses the embedded database. */
    testServer: string;
  }
}

/**
 * A migrated database for one test file; closing it removes it. Copies the database on the server of `provideTestServer`, in 50 ms, or
 * opens the embedded one, in 600 ms.
 */
export async function openMigratedDatabase(): Promise<Database> {
  const template = inject('testServer');
  if (template === undefined) return openTestDatabase();
  const copy = new URL(template);
  const name = `copy_${randomUUID()}`;
  copy.pathname = name;
  await runOn(template, `CREATE DATABASE "${name}" TEMPLATE "${new URL(template).pathname.slice(1)}"`);
  const database = await openServer({ url: copy.href });
  return {
    ...database,
    close: async () => {
      await database.close();
      await runOn(template, `DROP DATABASE "${name}" WITH (FORCE)`);
    },
  };
}

async function runOn(template: string, statement: string): Promise<void> {
  const maintenance = new URL(template);
  maintenance.pathname = 'postgres';
  const client = new pg.Client({ connectionString: maintenance.href });
  await client.connect();
  await client.query(statement);
  await client.end();
}
