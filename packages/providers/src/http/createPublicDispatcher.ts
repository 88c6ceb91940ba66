import { type Message, message } from '@hub/domain/messages';
import { lookup as dnsLookup, type LookupAddress, type LookupOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { Agent, buildConnector, type Dispatcher } from 'undici';
import { InvalidSettingsError } from '../ProviderError.ts';
import { isPublicAddress } from './isPublicAddress.ts';

export interface PublicDispatcherOptions {
  /**
   * Origins that are called unchecked, `http://127.0.0.1:4010`: simulators. From the server's configuration only, never
   * from a merchant's settings.
   */
  allowedOrigins?: readonly string[];
  /** Milliseconds to connect; 10 s. */
  connectTimeoutMs?: number;
  /** All addresses of a name; the system's by default. */
  resolve?: ResolveAll;
}

/** Looks up all addresses of a host name. */
export type ResolveAll = (
  hostname: string,
  options: LookupOptions & { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Connections to public https hosts only. A name is looked up once for each connection, and the address that was
 * checked is the one that is connected to, so that a name which changes in between leads nowhere else. This holds for
 * each hop of a redirect too. The connection fails with `InvalidSettingsError` for any other address.
 */
export function createPublicDispatcher({
  allowedOrigins = [],
  connectTimeoutMs = 10_000,
  resolve = dnsLookup,
}: PublicDispatcherOptions = {}): Dispatcher {
  const allowed = new Set(allowedOrigins.map((origin) => new URL(origin).origin));
  const connectUnchecked = buildConnector({ timeout: connectTimeoutMs });
  const connectChecked = buildConnector({ timeout: connectTimeoutMs, lookup: checkedLookup(resolve) });
  return new Agent({
    connect(options, callback) {
      const { protocol, hostname, port } = options;
      const host = hostname.includes(':') ? `[${hostname}]` : hostname;
      if (allowed.has(new URL(`${protocol}//${host}${port === '' ? '' : `:${port}`}`).origin)) {
        connectUnchecked(options, callback);
        return;
      }
      const problem = connectionProblem(protocol, hostname, port);
      if (problem === null) connectChecked(options, callback);
      else callback(new InvalidSettingsError(problem), null);
    },
  });
}

/** Why a host is not connected to before its name is looked up; null: nothing is wrong so far. */
function connectionProblem(protocol: string, hostname: string, port: string): Message | null {
  if (protocol !== 'https:') return message('providers.scheme');
  if (port !== '' && port !== '443') return message('providers.port');
  // The connector does not look an IP address up, so it would not be checked.
  if (/^[\d.]+$/.test(hostname) || hostname.includes(':')) {
    return isPublicAddress(hostname) ? null : message('providers.privateAddress', { host: hostname });
  }
  return null;
}

/** A look-up for `net.connect`, which connects to nothing but its result. One private address spoils them all. */
function checkedLookup(resolve: ResolveAll): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const first = addresses?.[0];
      if (error !== null) return callback(error, []);
      if (first === undefined) return callback(notFound(hostname), []);
      if (!addresses.every(({ address }) => isPublicAddress(address))) {
        return callback(new InvalidSettingsError(message('providers.privateAddress', { host: hostname })), []);
      }
      if (options.all === true) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

function notFound(hostname: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`No address was found for ${hostname}.`), { code: 'ENOTFOUND' });
}
