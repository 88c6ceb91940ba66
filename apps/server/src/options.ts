import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isLoopback } from './isLoopback.ts';
import { StartError } from './StartError.ts';

/**
 * What the environment may say:
 *
 * | Variable          | Default     | Meaning                                                                                 |
 * |-------------------|-------------|-----------------------------------------------------------------------------------------|
 * | `PORT`            | `4173`      | Port to listen on; 0 takes any free one                                                 |
 * | `API_ORIGIN`      | none        | Origin of the real backend, `https://…` (plain `http` only on this machine). Needed without `--sandbox` |
 * | `HOST`            | `127.0.0.1` | Address to listen on with `API_ORIGIN`, `0.0.0.0` in a container. The sandbox listens on 127.0.0.1 whatever it says |
 * | `SHOPIFY_API_KEY` | none        | API key of the app: pages under /app load App Bridge                                    |
 * | `WEB_BUILD`       | `apps/web/dist` | Directory of the built app                                                          |
 */
type Environment = Readonly<Record<string, string | undefined>>;

/** Content of the sandbox. */
export interface SandboxFlags {
  /** Absolute path of a CSV or CSV.gz with orders; undefined: the repository's year of orders. */
  ordersFile: string | undefined;
  scenario: string | undefined;
  /** Orders per page; undefined: the scenario's default. */
  pageSize: number | undefined;
}

export interface Options {
  command: 'serve' | 'dev';
  port: number;
  hostname: string;
  shopifyApiKey: string | undefined;
  /** Absolute path of the built app; not used by `dev`. */
  buildDirectory: string;
  /** Either the sandbox or a real backend's origin. */
  backend: { kind: 'sandbox'; sandbox: SandboxFlags } | { kind: 'real'; origin: string };
}

export const usage =
  'Usage: main.ts serve|dev --sandbox [--orders FILE.csv[.gz]] [--scenario NAME] [--page-size N], or API_ORIGIN=https://… main.ts serve';

const loopback = '127.0.0.1';
const builtApp = join(import.meta.dirname, '../../web/dist');

/** Parses command line and environment. Throws StartError with one line that says what to change. */
export function parseOptions(argv: readonly string[], environment: Environment): Options {
  const { command, flags } = parseCommandLine(argv);
  const common = {
    command,
    port: parsePort(environment.PORT),
    shopifyApiKey: parseApiKey(environment.SHOPIFY_API_KEY),
    buildDirectory: resolve(environment.WEB_BUILD || builtApp),
  };

  if (flags.sandbox) {
    if (environment.API_ORIGIN)
      throw new StartError(
        '--sandbox and API_ORIGIN exclude each other: unset API_ORIGIN, or run serve without --sandbox.',
      );
    const sandbox = {
      // pnpm changes the directory; INIT_CWD is the one of the command line.
      ordersFile: flags.orders === undefined ? undefined : resolve(environment.INIT_CWD ?? process.cwd(), flags.orders),
      scenario: flags.scenario,
      pageSize: parsePageSize(flags['page-size']),
    };
    return { ...common, hostname: loopback, backend: { kind: 'sandbox', sandbox } };
  }

  const sandboxOnly = (['orders', 'scenario', 'page-size'] as const).find((name) => flags[name] !== undefined);
  if (sandboxOnly) throw new StartError(`--${sandboxOnly} belongs to --sandbox.`);
  if (command === 'dev') throw new StartError('dev works on the sandbox only: add --sandbox.');
  if (!environment.API_ORIGIN)
    throw new StartError('No backend: set API_ORIGIN=https://… to a real one, or ask for the stand-in with --sandbox.');
  const origin = parseApiOrigin(environment.API_ORIGIN);
  return { ...common, hostname: environment.HOST || loopback, backend: { kind: 'real', origin } };
}

function parseCommandLine(argv: readonly string[]) {
  const parsed = readArguments(argv);
  const [command, ...rest] = parsed.positionals;
  if (command !== 'serve' && command !== 'dev')
    throw new StartError(command === undefined ? usage : `Unknown command "${command}". ${usage}`);
  if (rest.length > 0) throw new StartError(`Unexpected "${rest[0]}". ${usage}`);
  return { command, flags: parsed.values } as const;
}

function readArguments(argv: readonly string[]) {
  try {
    return parseArgs({
      // `pnpm start -- --orders F` passes the separator on.
      args: argv.filter((argument) => argument !== '--'),
      allowPositionals: true,
      options: {
        sandbox: { type: 'boolean' },
        orders: { type: 'string' },
        scenario: { type: 'string' },
        'page-size': { type: 'string' },
      },
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new StartError(`${reason?.replace(/\.$/, '')}. ${usage}`);
  }
}

function parsePort(text: string | undefined): number {
  if (!text) return 4173;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new StartError(`PORT is "${text}", but has to be a number from 0 to 65535.`);
  return port;
}

function parsePageSize(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,6}$/.test(text))
    throw new StartError(`--page-size is "${text}", but has to be a whole number from 1.`);
  return Number(text);
}

/** The key is written into every page, so anything that cannot be a key is refused. */
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
