import { message } from '@hub/domain/messages';
import { createServer, type RequestListener, type Server } from 'node:http';
import { Readable } from 'node:stream';
import { Agent } from 'undici';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  CredentialsRefusedError,
  InvalidSettingsError,
  RateLimitedError,
  RefusedError,
  UnexpectedReplyError,
  UnreachableError,
} from '../ProviderError.ts';
import type { ProviderRequest } from './CallProvider.ts';
import { type CallProviderOptions, type CompletedCall, createCallProvider } from './createCallProvider.ts';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

const serve = (listener: RequestListener) => listen(createServer(listener));

function answering(status: number, body: string, headers: Record<string, string> = {}): Promise<string> {
  return serve((_, response) => response.writeHead(status, headers).end(body));
}

const reply = z.object({ items: z.array(z.object({ id: z.number() })) });
const messageIn = z.object({ message: z.string() });

function refusal(body: unknown): string | null {
  if (typeof body === 'string') return body;
  return messageIn.safeParse(body).data?.message ?? null;
}

function callAt(baseUrl: string, options: Partial<CallProviderOptions> = {}) {
  const calls: CompletedCall[] = [];
  const call = createCallProvider({
    providerName: 'Shipbob',
    baseUrl,
    secrets: ['sk-canary-1'],
    dispatcher: new Agent(),
    onCall: (completed) => calls.push(completed),
    ...options,
  });
  const send = (request: Partial<ProviderRequest<z.infer<typeof reply>>> = {}) =>
    call({ method: 'GET', path: '/2026-07/order?token=sk-canary-1', reply, refusal, ...request });
  return { calls, send };
}

async function failure(sending: Promise<unknown>): Promise<unknown> {
  return sending.then(
    () => 'nothing thrown',
    (error: unknown) => error,
  );
}

it.each(['https://localhost', 'https://10.0.0.8', 'http://example.com', 'https://example.com:8443'])(
  'calls no address inside our network unless it is configured: %s',
  async (baseUrl) => {
    const call = createCallProvider({ providerName: 'AMS', baseUrl, secrets: [] });
    const error = await failure(call({ method: 'GET', path: '/api/v1/ping', reply, refusal }));
    expect(error).toBeInstanceOf(InvalidSettingsError);
  },
);

describe('unusable replies', () => {
  it.each([
    ['a web page instead of data', 200, '<!doctype html><h1>Sign in</h1>', 'text/html', UnreachableError],
    ['a web page labeled as JSON', 200, '\n<html></html>', 'application/json', UnreachableError],
    ['JSON that breaks off', 200, '{"items":[{"id":1}', 'application/json', UnexpectedReplyError],
    ['nothing at all', 200, '', 'application/json', UnexpectedReplyError],
    ['plain text', 200, 'OK', 'text/plain', UnexpectedReplyError],
    ['another shape', 200, '{"items":[{"id":"canary"}]}', 'application/json', UnexpectedReplyError],
    ['a server error', 500, '{"message":"boom"}', 'application/json', UnreachableError],
    ['a gateway’s page', 502, '<html>Bad gateway</html>', 'text/html', UnreachableError],
    ['a request timeout of the server', 408, '', 'text/plain', UnreachableError],
    ['401', 401, '{"message":"Unauthorized"}', 'application/json', CredentialsRefusedError],
    ['401 without a body', 401, '', 'application/json', CredentialsRefusedError],
    ['403', 403, '<html>Forbidden</html>', 'text/html', CredentialsRefusedError],
    ['429', 429, '{"message":"Too Many Requests"}', 'application/json', RateLimitedError],
    ['422', 422, '{"message":"SKU unknown"}', 'application/json', RefusedError],
    ['404', 404, 'gone', 'text/plain', RefusedError],
  ])('throws one error for %s', async (_, status, body, contentType, expected) => {
    const { calls, send } = callAt(await answering(status, body, { 'content-type': contentType }));
    const error = await failure(send());
    expect(error).toBeInstanceOf(expected);
    if (error instanceof UnreachableError) expect(error.mayHaveArrived).toBe(true);
    expect(String(error)).not.toMatch(/canary|<html/i);
    expect(calls).toEqual([expect.objectContaining({ method: 'GET', path: '/2026-07/order', status })]);
  });

  it('names the call and field of an unexpected shape, but not its content', async () => {
    const { send } = callAt(await answering(200, '{"items":[{"id":"canary"}]}'));
    const message = 'Shipbob sent an unexpected reply to GET /2026-07/order: `items.0.id` is not of type number.';
    await expect(send()).rejects.toThrow(message);
  });

  it('returns the reason and status of a refusal', async () => {
    const { calls, send } = callAt(await answering(422, '{"message":"Unknown SKU\\n\\u0007 \\"A\\""}'));
    const error = await failure(send({ method: 'POST', body: {} }));
    expect(error).toMatchObject({ name: 'RefusedError', status: 422, message: 'Unknown SKU "A"' });
    expect(calls).toMatchObject([{ outcome: 'refused', problem: 'Unknown SKU "A"', status: 422 }]);
  });

  it('removes secrets from settings and headers in the reason', async () => {
    const words = 'Key sk-canary-1 and Bearer tok-canary-2 are bad';
    const { calls, send } = callAt(await answering(401, JSON.stringify({ message: words })));
    const error = await failure(send({ headers: { Authorization: 'Bearer tok-canary-2' } }));
    expect(error).toMatchObject({ message: 'Key ••• and ••• are bad' });
    expect(JSON.stringify(calls)).not.toContain('canary');
  });

  it('truncates an endless reason', async () => {
    const { send } = callAt(await answering(400, JSON.stringify({ message: 'x'.repeat(100_000) })));
    const error = await failure(send());
    expect(error instanceof Error && error.message.length).toBe(500);
  });

  it('stops reading at its limit', async () => {
    let isClosed = false;
    const base = await serve((_, response) => {
      response.on('close', () => {
        isClosed = true;
      });
      Readable.from(
        (function* endless() {
          for (;;) yield '"0123456789",'.repeat(1000);
        })(),
      ).pipe(response);
    });
    const { send } = callAt(base, { maxReplyBytes: 50_000 });
    await expect(send()).rejects.toThrow('more than 50,000 bytes');
    await expect.poll(() => isClosed).toBe(true);
  });

  it('follows no redirect', async () => {
    let calls = 0;
    const other = await serve((_, response) => {
      calls += 1;
      response.end('{"items":[]}');
    });
    const { send } = callAt(await answering(302, '', { location: other }));
    expect(await failure(send())).toBeInstanceOf(UnexpectedReplyError);
    expect(calls).toBe(0);
  });

  it('stays on the host for any link', async () => {
    const { send } = callAt('http://127.0.0.1:9');
    for (const path of ['@example.com/x', '.example.com/x', 'https://example.com/', ':80/x'])
      expect(await failure(send({ path }))).toBeInstanceOf(UnexpectedReplyError);
  });
});

describe('a call without a reply', () => {
  it('was not sent when the port refuses the connection', async () => {
    const server = createServer();
    const base = await listen(server);
    await new Promise((resolve) => server.close(resolve));
    const error = await failure(callAt(base).send({ method: 'POST', body: {} }));
    expect(error).toMatchObject({
      name: 'UnreachableError',
      mayHaveArrived: false,
      message: 'Shipbob cannot be reached: it refused the connection.',
    });
  });

  it('was not sent when the host does not exist', async () => {
    const error = await failure(callAt('https://no-such-host.invalid').send({ method: 'POST', body: {} }));
    expect(error).toMatchObject({ name: 'UnreachableError', mayHaveArrived: false });
  });

  it('was not sent when TLS fails', async () => {
    const base = await answering(200, '{}');
    const error = await failure(callAt(base.replace('http:', 'https:')).send({ method: 'POST', body: {} }));
    expect(error).toMatchObject({ name: 'UnreachableError', mayHaveArrived: false });
  });

  it('may have arrived when the connection closes afterwards', async () => {
    const base = await serve((request) => request.socket.destroy());
    const error = await failure(callAt(base).send({ method: 'POST', body: { a: 1 } }));
    expect(error).toMatchObject({ name: 'UnreachableError', mayHaveArrived: true });
  });

  it('may have arrived when the reply breaks off', async () => {
    const base = await serve((_, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{"items"');
      setTimeout(() => response.destroy(), 20);
    });
    const error = await failure(callAt(base).send({ method: 'POST', body: {} }));
    expect(error).toMatchObject({ name: 'UnreachableError', mayHaveArrived: true });
  });

  it('stops at the time limit, during headers or a slow body', async () => {
    const silent = await serve(() => undefined);
    const error = await failure(callAt(silent, { timeLimitMs: 150 }).send());
    expect(error).toMatchObject({
      mayHaveArrived: true,
      words: message('providers.noReply', {
        provider: 'Shipbob',
        problem: message('connections.noAnswer', { seconds: 0.15 }),
      }),
    });

    const trickling = await serve((_, response) => {
      const timer = setInterval(() => response.write(' '), 20);
      response.on('close', () => clearInterval(timer));
    });
    expect(await failure(callAt(trickling, { timeLimitMs: 150 }).send())).toBeInstanceOf(UnreachableError);
  });

  it('stops when the process ends', async () => {
    const ending = new AbortController();
    const { calls, send } = callAt(await serve(() => ending.abort()), { signal: ending.signal });
    expect(await failure(send())).toBeInstanceOf(UnreachableError);
    expect(calls).toMatchObject([{ outcome: 'unreachable', status: null }]);
  });

  it('cannot send a key with a line break', async () => {
    const { send } = callAt(await answering(200, '{}'));
    const error = await failure(send({ headers: { authorization: 'Bearer canary\nx: y' } }));
    expect(error).toBeInstanceOf(InvalidSettingsError);
    expect(String(error)).not.toContain('canary');
  });
});

describe('a rate limit', () => {
  it.each([
    [{ 'retry-after': '7' }, 7000],
    [{ 'x-retry-after': '12' }, 12_000],
    [{ 'x-rate-limit-reset': '0' }, 0],
    [{ 'retry-after': 'soon' }, null],
    [{}, null],
  ])('says how long to wait: %j', async (headers, retryAfterMs) => {
    const { send } = callAt(await answering(429, '', headers));
    expect(await failure(send())).toMatchObject({ name: 'RateLimitedError', retryAfterMs });
  });

  it('accepts a date', async () => {
    const inTenSeconds = new Date(Date.now() + 10_000).toUTCString();
    const { send } = callAt(await answering(429, '', { 'retry-after': inTenSeconds }));
    const error = await failure(send());
    expect(error instanceof RateLimitedError && error.retryAfterMs).toBeGreaterThan(8000);
  });
});

describe('a successful reply', () => {
  it('returns its headers, and the request names the caller', async () => {
    const seen: unknown[] = [];
    const base = await serve((request, response) => {
      seen.push(request.method, request.url, request.headers);
      response.setHeader('ETag', '"1"').end('\uFEFF{"items":[{"id":1}]}');
    });
    const { calls, send } = callAt(`${base}/shipbob`);
    const { body, headers, status } = await send();
    expect({ body, etag: headers.etag, status }).toEqual({ body: { items: [{ id: 1 }] }, etag: '"1"', status: 200 });
    expect(seen).toEqual([
      'GET',
      '/shipbob/2026-07/order?token=sk-canary-1',
      expect.objectContaining({ accept: 'application/json', 'user-agent': 'FulfillmentHub/1.0' }),
    ]);
    expect(calls).toEqual([
      {
        method: 'GET',
        path: '/2026-07/order',
        status: 200,
        durationMs: expect.any(Number),
        outcome: 'succeeded',
        problem: null,
      },
    ]);
  });

  it('may have another accepted status, or no body', async () => {
    const { send } = callAt(await answering(404, '{"items":[]}'));
    expect(await send({ accept: [404] })).toMatchObject({ status: 404, body: { items: [] } });
    const call = createCallProvider({
      providerName: 'A',
      baseUrl: await answering(204, ''),
      secrets: [],
      dispatcher: new Agent(),
    });
    expect(await call({ method: 'POST', path: '/', reply: z.null(), refusal })).toMatchObject({ body: null });
  });

  it('sends JSON and forms', async () => {
    const bodies: string[] = [];
    const base = await serve((request, response) => {
      let text = `${request.headers['content-type']} `;
      request.setEncoding('utf8').on('data', (part: string) => (text += part));
      request.on('end', () => {
        bodies.push(text);
        response.end('{"items":[]}');
      });
    });
    const { send } = callAt(base);
    await send({ method: 'POST', body: { name: 'Zoë 木' } });
    await send({ method: 'POST', body: new URLSearchParams({ grant_type: 'client credentials' }) });
    expect(bodies).toEqual([
      'application/json {"name":"Zoë 木"}',
      'application/x-www-form-urlencoded grant_type=client+credentials',
    ]);
  });
});
