import { afterAll, beforeAll, describe, inject } from 'vitest';
import type { Database } from '../connection/Database.ts';
import { openMigratedDatabase } from './openMigratedDatabase.ts';

/**
 * Runs a suite on the database of the Vitest project: a server in `engine` and `server`, the embedded one in `embedded`.
 * The database is opened once per suite, so each test creates its own shop. Call `database` inside a test.
 */
export function describeOnBothKinds(title: string, suite: (database: () => Database) => void): void {
  let opened: Database | undefined;
  const kind = inject('testServer') === undefined ? 'embedded' : 'on a server';

  describe(`${title}, ${kind}`, () => {
    beforeAll(async () => {
      opened = await openMigratedDatabase();
    });
    afterAll(() => opened?.close());
    suite(() => {
      if (opened === undefined) throw new Error('The database is open during tests only.');
      return opened;
    });
  });
}
