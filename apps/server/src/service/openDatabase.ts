import { type Database, DatabaseError, openDataDirectory, openServer, type ServerOptions } from '@hub/database';
import { type KeyRing, openKeyFile, parseKeyRing, verifyKeyRing } from '@hub/database/providers';
import type { DatabaseOptions } from '../options/databaseOptions.ts';
import { StartError } from '../options/StartError.ts';

interface OpenDatabaseOptions {
  openKeys?: typeof openKeyFile;
  migrations?: ServerOptions['migrations'];
}

export interface OpenedDatabase {
  database: Database;
  /** Keys of saved credentials. */
  keyRing: KeyRing;
}

/**
 * Opens or creates the database of the options. `openKeys` opens a key file; a server that is not migrated is a reason
 * not to start. Throws StartError.
 */
export async function openDatabase(
  options: DatabaseOptions,
  { openKeys = openKeyFile, migrations = 'do' }: OpenDatabaseOptions = {},
): Promise<OpenedDatabase> {
  try {
    if (options.kind === 'server') {
      const keyRing = parseKeyRing(options.secretsKey);
      return await verified(await openServer({ url: options.url, migrations }), () => keyRing);
    }
    const { directory, secretsKey } = options;
    const ownKeys = secretsKey === undefined ? null : parseKeyRing(secretsKey);
    const { database, keyFile } = await openDataDirectory(directory);
    return await verified(database, () => ownKeys ?? openKeys(keyFile));
  } catch (error) {
    throw toStartError(error);
  }
}

/** A reason not to start for an error of the database; any other error is unchanged. */
export function toStartError(error: unknown): unknown {
  return error instanceof DatabaseError ? new StartError(error.message, { cause: error }) : error;
}

async function verified(database: Database, openKeys: () => KeyRing): Promise<OpenedDatabase> {
  try {
    const keyRing = openKeys();
    await verifyKeyRing(database, keyRing);
    return { database, keyRing };
  } catch (error) {
    await database.close();
    throw error;
  }
}
