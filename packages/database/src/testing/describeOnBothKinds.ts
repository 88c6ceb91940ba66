import { afterAll, beforeAll, describe } from 'vitest';
import type { Database } from '../connection/Database.ts';
import { openServer } from '../connection/openServer.ts';
import { openTestDatabase } from './openTestDatabase.ts';
import { openTestServer, type TestServer } from './openTestServer.ts';

/**
 * Runs a suite on the embedded database and, tagged `long`, on a server. The database is opened once per suite, so each
 * test makes a shop of its own. `database` is called inside a test.
 */
export function describeOnBothKinds(title: string, suite: (database: () => Database) => void): void {
  let opened: Database | undefined;
  const database = () => {
    if (opened === undefined) throw new Error('The database is open during tests only.');
    return opened;
  };

  describe(`${title}, embedded`, () => {
    beforeAll(async () => {
      opened = await openTestDatabase();
    });
    afterAll(() => opened?.close());
    suite(database);
  });

  describe(`${title}, on a server`, { tags: 'long' }, () => {
    let server: TestServer | undefined;
    beforeAll(async () => {
      server = await openTestServer();
      opened = await openServer({ url: await server.newDatabase() });
    });
    afterAll(async () => {
      await opened?.close();
      await server?.close();
    });
    suite(database);
  });
}
