import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type DatabaseOptions, parseDatabaseOptions, parseDatabaseUrl } from './databaseOptions.ts';
import { type ColumnChoice, parseColumnChoice } from './importColumnChoice.ts';
import type { Environment } from './environment.ts';
import { type MailOptions, parseMailOptions } from './parseMailOptions.ts';
import { isLoopback } from './isLoopback.ts';
import { parseProcessOptions, type ProcessOptions } from './processOptions.ts';
import { parseOwnOrigins } from './parseOwnOrigins.ts';
import type { Role } from './role.ts';
import { parseServiceOptions, type ServiceOptions } from './serviceOptions.ts';
import { StartError } from './StartError.ts';

/** Content of the sandbox. */
export interface SandboxFlags {
  /** Absolute path of a CSV or CSV.gz with orders; `undefined`: the repository's sample data. */
  ordersFile: string | undefined;
  scenario: string | undefined;
  /** Orders per page; `undefined`: the scenario's default. */
  pageSize: number | undefined;
}

export interface DemoOptions {
  database: DatabaseOptions;
  /** Absolute path of a CSV or CSV.gz with the orders of the first run; `undefined`: the repository's sample data. */
  ordersFile: string | undefined;
  /** How many times as fast as usual the simulated store and warehouses are; 0: they and all cutoffs are stopped. */
  speed: number;
  /** Port of the simulated store; 0: any free one. */
  storePort: number;
  /** How mails to staff are sent; absent: they are only stored to be viewed. */
  mail?: MailOptions;
}

export interface ServeOptions extends ProcessOptions {
  command: 'serve' | 'dev';
  port: number;
  hostname: string;
  shopifyApiKey: string | undefined;
  /** Absolute path of the built app; not used by `dev`. */
  buildDirectory: string;
  /** What answers the calls: the in-memory sandbox, the demo's or a real database, or a real backend's origin. */
  backend:
    | { kind: 'sandbox'; sandbox: SandboxFlags }
    | { kind: 'demo'; demo: DemoOptions }
    | { kind: 'service'; service: ServiceOptions }
    | {
        kind: 'real';
        origin: string;
        /** Origins at which browsers open the app; empty: any `Host` is answered. */
        ownOrigins: readonly string[];
      };
}

/** A command about the data, for when no server uses it. */
export type DataCommand =
  /** `file` and `directory` are absolute paths. */
  | { command: 'backup' | 'restore'; file: string; directory: string }
  | { command: 'rotate-key'; database: DatabaseOptions }
  | { command: 'exchange-tokens'; service: ServiceOptions }
  /** `isDryRun`: only prints what it would do. */
  | { command: 'migrate'; url: string; isDryRun: boolean }
  | ImportCommand;

export interface ImportCommand {
  command: 'import';
  database: DatabaseOptions;
  /** `gifts.myshopify.com`. */
  shop: string;
  /** Absolute path. */
  file: string;
  columns: ColumnChoice;
}

export type Options = ServeOptions | DataCommand | { command: 'help' };

export const usage =
  'Usage: main.ts start|serve|dev|migrate|import|backup|restore|rotate-key|exchange-tokens|help ' +
  '[--demo [--speed N] | --sandbox [--scenario NAME] [--page-size N]] [--orders FILE.csv[.gz]]; `main.ts help` says more.';

/** What `help` prints. */
export const helpText = `Usage: main.ts COMMAND [OPTION…]

  start                 the same as serve --demo; with --sandbox, as serve --sandbox
  serve --demo          the app on a database, with a simulated store and warehouses
  serve --sandbox       the app on a shop in memory
  serve                 the app for the stores of the platform, on the database of DATABASE_URL; or in front of the
                        backend that API_ORIGIN names
  dev --sandbox         the app's source with hot reload, on a shop in memory
  migrate               updates the tables of DATABASE_URL to this version; run it before each update of serve
  import --shop SHOP FILE.csv[.gz]
                        adds the orders of a file to a shop; orders that the shop has stay unchanged
  backup FILE           writes all data of DATA_DIR into a new file; stop the server first
  restore FILE          restores such a file into an empty DATA_DIR
  rotate-key            re-encrypts saved credentials with a new key in the key file of DATA_DIR, or with the first key
                        of SECRETS_KEY
  exchange-tokens       replaces store tokens that never expire with tokens renewed every hour; takes the environment of
                        serve and may run beside it
  help                  this text

  --dry-run             migrate: only lists what it would do
  --speed N             demo: how many times as fast store and warehouses are (1; 0: no orders, no cutoffs)
  --orders FILE.csv[.gz]  demo and sandbox: the first orders; the sample year of orders without it
  --shop SHOP           import: the shop's domain, such as gifts.myshopify.com
  --columns FIELD=COLUMN,…
                        import: columns with unknown names, by name or by number from 1, such as
                        sku=Article,price=7; the fields are orderNumber, sku, name, quantity, price, orderDate, customer
                        and country
  --scenario NAME       sandbox: another scenario; an unknown name lists them all
  --page-size N         sandbox: orders per page of a list

  APP_ORIGINS=https://hub.example.com,…
                        serve: origins at which browsers open the app; requests for other hosts are refused

Environment: PORT, API_ORIGIN, APP_ORIGINS, HOST, DATA_DIR, DATABASE_URL, SECRETS_KEY, SHOPIFY_API_KEY,
SHOPIFY_API_SECRET, SMTP_URL, MAIL_FROM, STORE_PORT, ROLE, LOG_FORMAT, METRICS_TOKEN, ADMIN_TOKEN, STOP_DELAY_SECONDS,
HISTORY_MONTHS, STORYBOOK_DIR, WEB_BUILD; see
docs/running.md and docs/operating.md.`;

const loopback = '127.0.0.1';
const builtApp = join(import.meta.dirname, '../../../web/dist');

const flagOptions = {
  demo: { type: 'boolean' },
  sandbox: { type: 'boolean' },
  speed: { type: 'string' },
  orders: { type: 'string' },
  scenario: { type: 'string' },
  'page-size': { type: 'string' },
  shop: { type: 'string' },
  columns: { type: 'string' },
  'dry-run': { type: 'boolean' },
} as const;

type Flags = ReturnType<typeof readArguments>['values'];

/** Parses command line and environment. Throws StartError with one line of advice. */
export function parseOptions(argv: readonly string[], environment: Environment): Options {
  const { command, file, flags } = parseCommandLine(argv);
  if (command === 'help') return { command };
  if (command === 'migrate') return parseMigrate(flags, environment);
  refuseFlags(flags, ['dry-run'], 'migrate');
  if (command === 'rotate-key') return { command, database: parseDatabaseOptions(environment) };
  if (command === 'exchange-tokens') return { command, service: parseServiceOptions(environment) };
  if (command === 'import') return parseImport(file, flags, environment);
  refuseFlags(flags, ['shop', 'columns'], 'import');
  if (command === 'backup' || command === 'restore') return parseFileCommand(command, file, environment);
  const common = {
    command: command === 'dev' ? 'dev' : 'serve',
    port: parsePort(environment.PORT),
    shopifyApiKey: parseApiKey(environment.SHOPIFY_API_KEY),
    buildDirectory: resolve(environment.WEB_BUILD || builtApp),
    ...parseProcessOptions(environment),
  } as const;
  if (flags.sandbox) refuseRole(common.role, 'The sandbox');
  if (flags.sandbox) return { ...common, hostname: loopback, backend: parseSandbox(flags, environment) };
  refuseFlags(flags, ['scenario', 'page-size'], '--sandbox');
  if (command === 'dev') throw new StartError('dev works on the sandbox only: add --sandbox.');
  if (flags.demo || command === 'start')
    return { ...common, hostname: loopback, backend: parseDemo(flags, common.role, environment) };
  refuseFlags(flags, ['orders'], '--sandbox or --demo');
  refuseFlags(flags, ['speed'], '--demo');
  if (!environment.API_ORIGIN)
    return { ...common, hostname: environment.HOST || loopback, backend: parseService(environment) };
  if (environment.DATABASE_URL)
    throw new StartError(
      'API_ORIGIN and DATABASE_URL exclude each other: a backend elsewhere, or a database of our own.',
    );
  refuseRole(common.role, 'A server in front of API_ORIGIN');
  const origin = parseApiOrigin(environment.API_ORIGIN);
  const ownOrigins = parseOwnOrigins(environment.APP_ORIGINS);
  return { ...common, hostname: environment.HOST || loopback, backend: { kind: 'real', origin, ownOrigins } };
}

/** Without a database the intent is unclear, so the message lists all variables. */
function parseService(environment: Environment): ServeOptions['backend'] {
  const { DATABASE_URL, SHOPIFY_API_SECRET } = environment;
  if (DATABASE_URL || SHOPIFY_API_SECRET) return { kind: 'service', service: parseServiceOptions(environment) };
  throw new StartError(
    'No backend: set API_ORIGIN=https://… to a real one, or DATABASE_URL=postgres://… to serve from a database, or ask ' +
      'for the demo with --demo, or for the stand-in in memory with --sandbox.',
  );
}

function parseMigrate(flags: Flags, environment: Environment): DataCommand {
  if (!environment.DATABASE_URL)
    throw new StartError('migrate is for the server of DATABASE_URL; the embedded database is migrated at each start.');
  return { command: 'migrate', url: parseDatabaseUrl(environment.DATABASE_URL), isDryRun: flags['dry-run'] ?? false };
}

function parseSandbox(flags: Flags, environment: Environment): ServeOptions['backend'] {
  refuseFlags(flags, ['demo', 'speed'], '--demo, without --sandbox');
  refuseApiOrigin('--sandbox', environment);
  const sandbox = {
    ordersFile: ordersFile(flags, environment),
    scenario: flags.scenario,
    pageSize: parsePageSize(flags['page-size']),
  };
  return { kind: 'sandbox', sandbox };
}

function parseDemo(flags: Flags, role: Role, environment: Environment): ServeOptions['backend'] {
  refuseApiOrigin('--demo', environment);
  if (!environment.DATABASE_URL) refuseRole(role, 'The embedded database');
  const demo = {
    database: parseDatabaseOptions(environment),
    ordersFile: ordersFile(flags, environment),
    speed: parseSpeed(flags.speed),
    storePort: environment.STORE_PORT ? parsePort(environment.STORE_PORT, 'STORE_PORT') : 0,
    ...(environment.SMTP_URL && { mail: parseMailOptions(environment, null) }),
  };
  return { kind: 'demo', demo };
}

function refuseFlags(flags: Flags, names: readonly (keyof Flags)[], owner: string): void {
  const found = names.find((name) => flags[name] !== undefined);
  if (found) throw new StartError(`--${found} belongs to ${owner}.`);
}

/** Only processes on one PostgreSQL server share its jobs. */
function refuseRole(role: Role, subject: string): void {
  if (role !== 'all')
    throw new StartError(`${subject} has one process: ROLE=${role} needs the PostgreSQL server of DATABASE_URL.`);
}

function refuseApiOrigin(flag: string, { API_ORIGIN }: Environment): void {
  if (API_ORIGIN)
    throw new StartError(`${flag} and API_ORIGIN exclude each other: unset API_ORIGIN, or run serve without ${flag}.`);
}

/** pnpm changes the directory; INIT_CWD is the one of the command line. */
function ordersFile({ orders }: Flags, { INIT_CWD }: Environment): string | undefined {
  return orders === undefined ? undefined : resolve(INIT_CWD ?? process.cwd(), orders);
}

function parseCommandLine(argv: readonly string[]) {
  const parsed = readArguments(argv);
  const [command, ...rest] = parsed.positionals;
  if (!isCommand(command))
    throw new StartError(command === undefined ? usage : `Unknown command "${command}". ${usage}`);
  const file = command === 'backup' || command === 'restore' || command === 'import' ? rest.shift() : undefined;
  if (rest.length > 0) throw new StartError(`Unexpected "${rest[0]}". ${usage}`);
  return { command, file, flags: parsed.values } as const;
}

const commands = [
  'start',
  'serve',
  'dev',
  'migrate',
  'import',
  'backup',
  'restore',
  'rotate-key',
  'exchange-tokens',
  'help',
] as const;

function isCommand(text: string | undefined): text is (typeof commands)[number] {
  return (commands as readonly (string | undefined)[]).includes(text);
}

function parseImport(file: string | undefined, flags: Flags, environment: Environment): ImportCommand {
  if (file === undefined || !flags.shop)
    throw new StartError('import needs a shop and a file: main.ts import --shop SHOP FILE.csv[.gz]');
  return {
    command: 'import',
    database: parseDatabaseOptions(environment),
    shop: flags.shop,
    file: resolve(environment.INIT_CWD ?? process.cwd(), file),
    columns: parseColumnChoice(flags.columns ?? ''),
  };
}

function parseFileCommand(command: 'backup' | 'restore', file: string | undefined, environment: Environment): Options {
  if (file === undefined) throw new StartError(`${command} needs a file: main.ts ${command} FILE`);
  const database = parseDatabaseOptions(environment);
  if (database.kind === 'server')
    throw new StartError(`${command} is for the embedded database; for DATABASE_URL use pg_dump and pg_restore.`);
  return { command, file: resolve(environment.INIT_CWD ?? process.cwd(), file), directory: database.directory };
}

function readArguments(argv: readonly string[]) {
  try {
    return parseArgs({
      // `pnpm start -- --orders F` passes the separator on.
      args: argv.filter((argument) => argument !== '--'),
      allowPositionals: true,
      options: flagOptions,
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new StartError(`${reason?.replace(/\.$/, '')}. ${usage}`);
  }
}

function parsePort(text: string | undefined, name = 'PORT'): number {
  if (!text) return 4173;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new StartError(`${name} is "${text}", but has to be a number from 0 to 65535.`);
  return port;
}

function parsePageSize(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,6}$/.test(text))
    throw new StartError(`--page-size is "${text}", but has to be a whole number from 1.`);
  return Number(text);
}

function parseSpeed(text: string | undefined): number {
  if (text === undefined) return 1;
  const speed = Number(text);
  if (!/^\d+(\.\d+)?$/.test(text) || speed > 1_000)
    throw new StartError(`--speed is "${text}", but has to be a number from 0 to 1000.`);
  return speed;
}

/** The key is written into every page, so an invalid one is rejected. */
function parseApiKey(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!/^[\w-]{1,128}$/.test(text))
    throw new StartError('SHOPIFY_API_KEY has characters that no API key has: letters, digits, "-" and "_" only.');
  return text;
}

/** Credentials and orders go to this origin: plain http only on this machine. */
function parseApiOrigin(text: string): string {
  const url = URL.parse(text);
  const isOriginOnly = url && url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password;
  if (!isOriginOnly)
    throw new StartError(
      `API_ORIGIN is "${withoutUserInfo(text)}", but has to be an origin such as https://api.example.com, without path.`,
    );
  if (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))) return url.origin;
  throw new StartError(
    `API_ORIGIN is "${text}", but has to start with https:// (http:// only for this machine itself).`,
  );
}

function withoutUserInfo(text: string): string {
  return text.replace(/\/\/.*@/, '//');
}
