import { join, resolve } from 'node:path';
import type { Environment } from './environment.ts';
import { StartError } from './StartError.ts';

/** Where orders are stored, and the keys of saved credentials as text. */
export type DatabaseOptions =
  | { kind: 'embedded'; directory: string; secretsKey: string | undefined }
  | { kind: 'server'; url: string; secretsKey: string };

const defaultDirectory = join(import.meta.dirname, '../../../../.data');

/** The database in the environment: a server, or files in a directory. Throws StartError. */
export function parseDatabaseOptions(environment: Environment): DatabaseOptions {
  const { DATABASE_URL: url, DATA_DIR: directory, SECRETS_KEY: secretsKey } = environment;
  if (!url) {
    return {
      kind: 'embedded',
      // pnpm changes the directory; INIT_CWD is the one of the command line.
      directory: directory ? resolve(environment.INIT_CWD ?? process.cwd(), directory) : defaultDirectory,
      secretsKey: secretsKey || undefined,
    };
  }
  if (directory)
    throw new StartError('DATABASE_URL and DATA_DIR exclude each other: a server, or files in a directory.');
  parseDatabaseUrl(url);
  if (!secretsKey)
    throw new StartError(
      'SECRETS_KEY is missing: with DATABASE_URL it encrypts saved credentials. It is written id:key; ' +
        '`openssl rand -base64 32` makes a key.',
    );
  return { kind: 'server', url, secretsKey };
}

/** Throws StartError without the address, which contains a password. */
export function parseDatabaseUrl(url: string): string {
  const protocol = URL.parse(url)?.protocol;
  if (protocol === 'postgres:' || protocol === 'postgresql:') return url;
  throw new StartError('DATABASE_URL has to be an address such as postgres://user:password@host/database.');
}
