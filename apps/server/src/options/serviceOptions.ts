import { type DatabaseOptions, parseDatabaseOptions } from './databaseOptions.ts';
import { type MailOptions, parseMailOptions } from './parseMailOptions.ts';
import type { Environment } from './environment.ts';
import { isLoopback } from './isLoopback.ts';
import { parseOwnOrigins } from './parseOwnOrigins.ts';
import { StartError } from './StartError.ts';

export interface ServiceOptions {
  database: DatabaseOptions & { kind: 'server' };
  /** The app in the shop platform. */
  shopify: {
    apiKey: string;
    apiSecret: string;
    /** Origin of a simulated store on this machine that is called instead of every shop, for a rehearsal. */
    storeOrigin?: string;
  };
  /** Origins at which browsers open the app. */
  ownOrigins: readonly string[];
  /** How mails to staff are sent. */
  mail: MailOptions;
}

/**
 * Production from `DATABASE_URL`, `SECRETS_KEY`, `SHOPIFY_API_KEY`, `SHOPIFY_API_SECRET` and `APP_ORIGINS`. Throws
 * StartError that names each missing or malformed one.
 */
export function parseServiceOptions(environment: Environment): ServiceOptions {
  const missing = Object.entries(neededFor).filter(([name]) => !environment[name]);
  if (missing.length > 0)
    throw new StartError(
      `Missing in the environment: ${missing.map(([name, purpose]) => `${name} (${purpose})`).join('; ')}. ` +
        'For a look without a store there is --demo.',
    );
  const database = parseDatabaseOptions(environment);
  if (database.kind !== 'server') throw new Error('DATABASE_URL is set.');
  const apiSecret = environment.SHOPIFY_API_SECRET ?? '';
  if (!/^\w{16,128}$/.test(apiSecret))
    throw new StartError('SHOPIFY_API_SECRET is not the secret of an app: 16 letters, digits and "_", or more.');
  return {
    database,
    shopify: {
      apiKey: environment.SHOPIFY_API_KEY ?? '',
      apiSecret,
      storeOrigin: parseStoreOrigin(environment.SHOPIFY_STORE_ORIGIN),
    },
    ownOrigins: parseOwnOrigins(environment.APP_ORIGINS),
    mail: parseMailOptions(environment, ''),
  };
}

/** Shops' tokens and orders go there, so it must be this machine. */
function parseStoreOrigin(text = ''): string | undefined {
  if (text === '') return undefined;
  const url = URL.parse(text);
  if (url?.protocol === 'http:' && isLoopback(url.hostname) && text === url.origin) return url.origin;
  throw new StartError(
    'SHOPIFY_STORE_ORIGIN is for a simulated store on this machine, such as http://127.0.0.1:4200. Leave it out otherwise.',
  );
}

const neededFor = {
  DATABASE_URL: 'the PostgreSQL server, postgres://user:password@host/database',
  SECRETS_KEY: 'encrypts saved credentials, id:key; `openssl rand -base64 32` makes a key',
  SHOPIFY_API_KEY: 'the API key of the app in the shop platform',
  SHOPIFY_API_SECRET: 'its API secret, which signs sessions and webhooks',
  APP_ORIGINS: 'where browsers open the app, https://hub.example.com',
} as const;
