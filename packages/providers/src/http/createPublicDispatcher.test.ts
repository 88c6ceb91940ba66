import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Socket } from 'node:net';
import { fetch } from 'undici';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { InvalidSettingsError } from '../ProviderError.ts';
import { createPublicDispatcher, type PublicDispatcherOptions, type ResolveAll } from './createPublicDispatcher.ts';

const servers: Server[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

/** Starts a server on loopback and returns its origin. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Answers each lookup with the next list of addresses, then repeats the last one. */
function resolving(...replies: readonly (readonly string[])[]): ResolveAll & { count: () => number } {
  let count = 0;
  const resolve: ResolveAll = (_hostname, _options, callback) => {
    const addresses = replies[Math.min(count, replies.length - 1)] ?? [];
    count += 1;
    setImmediate(
      callback,
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  };
  return Object.assign(resolve, { count: () => count });
}

/** Why a call failed, or its text when it succeeded. */
async function failure(url: string, options: PublicDispatcherOptions): Promise<unknown> {
  const dispatcher = createPublicDispatcher({ connectTimeoutMs: 200, ...options });
  try {
    return await (await fetch(url, { dispatcher })).text();
  } catch (error) {
    return (error as Error).cause;
  } finally {
    await dispatcher.destroy();
  }
}

/** Records the addresses that sockets try to connect to from now on. */
function recordAttempts(): string[] {
  const attempts: string[] = [];
  const connect = Socket.prototype.connect;
  vi.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket, ...args: unknown[]) {
    this.on('connectionAttempt', (address: string) => attempts.push(address));
    return Reflect.apply(connect, this, args) as Socket;
  });
  return attempts;
}

/** A public address that is not assigned. */
const unusedPublicAddress = '3ffe::1';

describe('blocks connections to', { tags: 'hazard:inner-network' }, () => {
  it.each([
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f.0.0.1/',
    'https://0177.0.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://10.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[fd00:ec2::254]/',
    'https://localhost/',
    'https://127.0.0.1./',
    'http://127.0.0.1/',
    'http://example.com/',
    'https://example.com:8443/',
  ])('%s', async (url) => {
    const attempts = recordAttempts();
    expect(await failure(url, {})).toBeInstanceOf(InvalidSettingsError);
    expect(attempts).toEqual([]);
  });

  it.each([
    [['127.0.0.1']],
    [['::1']],
    [['10.1.2.3']],
    [['::ffff:10.1.2.3']],
    [[unusedPublicAddress, '192.168.0.1']],
    [['192.168.0.1', unusedPublicAddress]],
  ])('a name that resolves to %j', async (addresses) => {
    const attempts = recordAttempts();
    const reason = await failure('https://wms.example.com/', { resolve: resolving(addresses) });
    expect(reason).toBeInstanceOf(InvalidSettingsError);
    expect((reason as Error).message).toBe('wms.example.com isn’t a public address, so we can’t call it.');
    expect(attempts).toEqual([]);
  });

  it('reports a name that is unknown or has no addresses as unreachable, not as invalid settings', async () => {
    expect(await failure('https://wms.example.com/', { resolve: resolving([]) })).toMatchObject({ code: 'ENOTFOUND' });
    const unknown: ResolveAll = (_hostname, _options, callback) =>
      callback(Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' }), []);
    expect(await failure('https://wms.example.com/', { resolve: unknown })).toMatchObject({ code: 'ENOTFOUND' });
  });
});

it(
  'connects to the checked address even when the name resolves elsewhere a moment later',
  { tags: 'hazard:inner-network' },
  async () => {
    const attempts = recordAttempts();
    const resolve = resolving([unusedPublicAddress], ['127.0.0.1']);
    const reason = await failure('https://wms.example.com/', { resolve });
    expect(reason).toBeInstanceOf(Error);
    expect(attempts).toEqual([unusedPublicAddress]);
    expect(resolve.count()).toBe(1);
  },
);

it('checks the name again for the next connection', async () => {
  const attempts = recordAttempts();
  const resolve = resolving([unusedPublicAddress], ['127.0.0.1']);
  await failure('https://wms.example.com/', { resolve });
  expect(await failure('https://wms.example.com/', { resolve })).toBeInstanceOf(InvalidSettingsError);
  expect(attempts).toEqual([unusedPublicAddress]);
});

describe('a configured origin', () => {
  it('is allowed on loopback, by http and on any port', async () => {
    const origin = await serve((_request, response) => response.end('simulator'));
    expect(await failure(`${origin}/shipbob/channel`, { allowedOrigins: [`${origin}/shipbob`] })).toBe('simulator');
  });

  it('allows no other port, scheme or name of the same machine', async () => {
    const origin = await serve((_request, response) => response.end('simulator'));
    const other = await serve((_request, response) => response.end('not a simulator'));
    const options = { allowedOrigins: [origin] };
    expect(await failure(other, options)).toBeInstanceOf(InvalidSettingsError);
    expect(await failure(origin.replace('http:', 'https:'), options)).toBeInstanceOf(InvalidSettingsError);
    expect(await failure(origin.replace('127.0.0.1', 'localhost'), options)).toBeInstanceOf(InvalidSettingsError);
  });

  it(
    'blocks redirects to forbidden addresses even when it follows redirects',
    { tags: 'hazard:inner-network' },
    async () => {
      const other = await serve((_request, response) => response.end('metadata'));
      for (const target of [other, 'https://169.254.169.254/', 'https://localhost/', 'http://example.com/']) {
        const origin = await serve((_request, response) => response.writeHead(302, { location: target }).end());
        expect(await failure(origin, { allowedOrigins: [origin] }), target).toBeInstanceOf(InvalidSettingsError);
      }
    },
  );
});
