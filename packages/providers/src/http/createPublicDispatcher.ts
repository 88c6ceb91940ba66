import { type Message, message } from '@hub/domain/messages';
import { lookup as dnsLookup, type LookupAddress, type LookupOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { Agent, buildConnector, type Dispatcher } from 'undici';
import { InvalidSettingsError } from '../ProviderError.ts';
import { isPublicAddress } from './isPublicAddress.ts';

export interface PublicDispatcherOptions {
  /**
   * Origins that skip the check, `http://127.0.0.1:4010`, for simulators. Only from the server's configuration, never
   * from a merchant's settings.
   */
  allowedOrigins?: readonly string[];
  /** Milliseconds to connect; 10 s by default. */
  connectTimeoutMs?: number;
  /** Resolves a name to all its addresses; the system resolver by default. */
  resolve?: ResolveAll;
}

/** Resolves all addresses of a host name. */
export type ResolveAll = (
  hostname: string,
  options: LookupOptions & { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Connects only to public https hosts. Looks up a name once per connection and connects to the address it checked, so a
 * DNS change in between has no effect. Redirects are checked the same way. Other addresses fail with
 * `InvalidSettingsError`.
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

/** Why a host is blocked before lookup; null when nothing is wrong so far. */
function connectionProblem(protocol: string, hostname: string, port: string): Message | null {
  if (protocol !== 'https:') return message('providers.scheme');
  if (port !== '' && port !== '443') return message('providers.port');
  // The connector does not look up IP addresses, so they would skip the check.
  if (/^[\d.]+$/.test(hostname) || hostname.includes(':')) {
    return isPublicAddress(hostname) ? null : message('providers.privateAddress', { host: hostname });
  }
  return null;
}

/** A lookup for `net.connect`, which connects only to its result. One private address blocks the name. */
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
