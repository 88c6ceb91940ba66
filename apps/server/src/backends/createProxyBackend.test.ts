import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createProxyBackend } from './createProxyBackend.ts';
import { aContract, anApp, closeServer, listenOnFreePort, portOf, rawRequest } from '../testing/serverFixtures.ts';

/** A backend on a free port with the app in front of it. */
async function proxied(
  answer: RequestListener,
  more: { log?: (line: string) => void } = {},
): Promise<{ port: number; backendPort: number }> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => closeServer(server));
  const backendPort = portOf(server);
  const port = await listenOnFreePort(
    await anApp({ backend: createProxyBackend(`http://127.0.0.1:${backendPort}`, aContract), ...more }),
  );
  return { port, backendPort };
}

async function bodyOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** Echoes the request. */
const mirror: RequestListener = async (incoming, outgoing) => {
  const { method, url, headers } = incoming;
  outgoing.setHeader('content-type', 'application/json');
  outgoing.end(JSON.stringify({ method, url, headers, body: await bodyOf(incoming) }));
};

describe('what is passed on', () => {
  test('a GET with its path and query unchanged', async () => {
    const { port } = await proxied(mirror);
    const reply = await rawRequest(port, '/list-order?tab=1&search=%23536365%20x&fields=a,b');
    expect(JSON.parse(reply.body)).toMatchObject({
      method: 'GET',
      url: '/list-order?tab=1&search=%23536365%20x&fields=a,b',
      body: '',
    });
  });

  test('a POST with its body', async () => {
    const { port } = await proxied(mirror);
    const reply = await rawRequest(
      port,
      '/ship-now',
      { method: 'POST', headers: { 'content-type': 'application/json' } },
      '{"name":"Grüße"}',
    );
    expect(JSON.parse(reply.body)).toMatchObject({
      method: 'POST',
      url: '/ship-now',
      body: '{"name":"Grüße"}',
      headers: { 'content-type': 'application/json' },
    });
  });

  test('request headers, with the host corrected, without connection headers and without invented cookies', async () => {
    const { port, backendPort } = await proxied(mirror);
    const sent = {
      authorization: 'Bearer t',
      'idempotency-key': 'k-1',
      'x-xsrf-token': 'x',
      'accept-language': 'de',
      'x-request-id': 'r-1',
      'x-one-hop': 'mine',
      connection: 'keep-alive, x-one-hop',
      te: 'trailers',
      'proxy-authorization': 'Basic secret',
      'keep-alive': 'timeout=1',
    };
    const { headers } = JSON.parse((await rawRequest(port, '/stats', { headers: sent })).body) as {
      headers: Record<string, string>;
    };
    expect(headers).toMatchObject({
      authorization: 'Bearer t',
      'idempotency-key': 'k-1',
      'x-xsrf-token': 'x',
      'accept-language': 'de',
      'x-request-id': 'r-1',
    });
    expect(headers.host).toBe(`127.0.0.1:${backendPort}`);
    for (const dropped of ['x-one-hop', 'te', 'proxy-authorization', 'keep-alive', 'cookie'])
      expect(headers[dropped]).toBeUndefined();
  });

  test('the client’s cookies', async () => {
    const { port } = await proxied(mirror);
    const reply = await rawRequest(port, '/stats', { headers: { cookie: 'XSRF-TOKEN=abc; other=1' } });
    expect(JSON.parse(reply.body).headers.cookie).toBe('XSRF-TOKEN=abc; other=1');
  });

  test('reply headers, with every cookie, without connection headers', async () => {
    const { port } = await proxied((_incoming, outgoing) => {
      outgoing.setHeader('authorization', 'Bearer fresh');
      outgoing.setHeader('set-cookie', ['XSRF-TOKEN=a; Path=/', 'b=2; Expires=Wed, 21 Oct 2026 07:28:00 GMT']);
      outgoing.setHeader('retry-after', '3');
      outgoing.setHeader('connection', 'close, x-one-hop');
      outgoing.setHeader('x-one-hop', 'theirs');
      outgoing.setHeader('cache-control', 'private, max-age=5');
      outgoing.end('{}');
    });
    const { headers } = await rawRequest(port, '/stats');
    expect(headers).toMatchObject({
      authorization: 'Bearer fresh',
      'retry-after': '3',
      'cache-control': 'private, max-age=5',
    });
    expect(headers['set-cookie']).toEqual(['XSRF-TOKEN=a; Path=/', 'b=2; Expires=Wed, 21 Oct 2026 07:28:00 GMT']);
    expect(headers['x-one-hop']).toBeUndefined();
  });

  test.each([401, 404, 422, 429, 500, 503])('a %i with its body', async (status) => {
    const { port } = await proxied((_incoming, outgoing) => {
      outgoing.writeHead(status, { 'content-type': 'application/json' });
      outgoing.end('{"message":"theirs"}');
    });
    expect(await rawRequest(port, '/stats')).toMatchObject({ status, body: '{"message":"theirs"}' });
  });

  test('a redirect, without following it', async () => {
    const { port } = await proxied((_incoming, outgoing) => {
      outgoing.writeHead(302, { location: 'https://elsewhere.example/login' });
      outgoing.end();
    });
    const reply = await rawRequest(port, '/stats');
    expect(reply.status).toBe(302);
    expect(reply.headers.location).toBe('https://elsewhere.example/login');
  });

  test('204 without a body', async () => {
    const { port } = await proxied((_incoming, outgoing) => outgoing.writeHead(204).end());
    expect(await rawRequest(port, '/stats')).toMatchObject({ status: 204, body: '' });
  });

  test('a compressed body', async () => {
    const { port } = await proxied((_incoming, outgoing) => {
      outgoing.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
      outgoing.end(gzipSync('{"orders":[]}'));
    });
    expect(await (await fetch(`http://127.0.0.1:${port}/stats`)).json()).toEqual({ orders: [] });
  });

  test('a HEAD as a GET, without the body of the reply', async () => {
    const { port } = await proxied(mirror);
    expect(await rawRequest(port, '/stats', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
  });
});

describe("only the contract's paths, with their declared methods", () => {
  test.each([
    ['GET', '/internal/metrics', 404],
    ['GET', '/stats/', 404],
    ['GET', '/stats/extra', 404],
    ['GET', '/get-order-detail/', 404],
    ['GET', '/get-order-detail/1/notes', 404],
    ['GET', '/get-order-detail/..%2f..%2finternal', 404],
    ['GET', '/get-order-detail/%2e%2e', 404],
    ['GET', '/get-order-detail/1%3Fadmin', 404],
    ['GET', '/STATS', 404],
    ['POST', '/stats', 405],
    ['PUT', '/ship-now', 405],
    ['GET', '/ship-now', 405],
    ['DELETE', '/get-order-detail/1', 405],
  ])('%s %s is not passed on', async (method, path, status) => {
    let received = 0;
    const { port } = await proxied((_incoming, outgoing) => {
      received += 1;
      outgoing.end();
    });
    const reply = await rawRequest(port, path, { method, headers: { accept: 'application/json' } });
    expect(reply.status).toBe(status);
    expect(received).toBe(0);
  });

  test('an absolute address in the request line does not choose another backend', async () => {
    const { port } = await proxied(mirror);
    const reply = await rawRequest(port, 'http://127.0.0.1:1/stats');
    expect(JSON.parse(reply.body)).toMatchObject({ url: '/stats' });
  });
});

describe('an unreachable backend is a 502 with the reason', () => {
  test('when nothing listens', async () => {
    const port = await listenOnFreePort(await anApp({ backend: createProxyBackend('http://127.0.0.1:1', aContract) }));
    const reply = await rawRequest(port, '/stats', { headers: { 'x-request-id': 'r-9' } });
    expect(reply.status).toBe(502);
    expect(JSON.parse(reply.body)).toEqual({
      status: 'error',
      message: 'The backend cannot be reached: it refused the connection.',
      request_id: 'r-9',
    });
    expect(reply.headers['x-request-id']).toBe('r-9');
  });

  test('when it hangs up; a POST is not sent twice', async () => {
    let received = 0;
    const { port } = await proxied((incoming) => {
      received += 1;
      incoming.socket.destroy();
    });
    const reply = await rawRequest(port, '/ship-now', { method: 'POST' }, '{}');
    expect(reply.status).toBe(502);
    expect(JSON.parse(reply.body).message).toBe('The backend cannot be reached: it closed the connection.');
    expect(received).toBe(1);
  });

  test('when its name does not resolve', async () => {
    const port = await listenOnFreePort(
      await anApp({ backend: createProxyBackend('https://backend.invalid', aContract) }),
    );
    const reply = await rawRequest(port, '/stats');
    expect(reply.status).toBe(502);
    expect(JSON.parse(reply.body).message).toMatch(/its name (is unknown|could not be looked up)/);
  });

  test('when it breaks off in the middle of a list: the client sees a broken reply, and the server keeps running', async () => {
    const { port } = await proxied((_incoming, outgoing) => {
      outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      outgoing.write('{"orders":[');
      setImmediate(() => outgoing.destroy());
    });
    await expect(rawRequest(port, '/list-order')).rejects.toThrow(/aborted|hang up|ECONNRESET/);
    expect((await rawRequest(port, '/healthz')).status).toBe(200);
  });
});

describe('a client that disconnects', () => {
  test('aborts a GET', async () => {
    const ended = Promise.withResolvers<void>();
    const received = Promise.withResolvers<void>();
    const { port } = await proxied((_incoming, outgoing) => {
      outgoing.on('close', () => ended.resolve());
      received.resolve();
    });
    const leaving = new AbortController();
    const reply = fetch(`http://127.0.0.1:${port}/stats`, { signal: leaving.signal });
    await received.promise;
    leaving.abort();
    await expect(reply).rejects.toThrow(/abort/);
    await ended.promise;
  });

  test('does not abort an action', async () => {
    const outcome = Promise.withResolvers<string>();
    const received = Promise.withResolvers<() => void>();
    const { port } = await proxied((_incoming, outgoing) => {
      outgoing.on('finish', () => outcome.resolve('carried through'));
      outgoing.on('close', () => outcome.resolve('cut off'));
      received.resolve(() => outgoing.end('{}'));
    });
    const leaving = new AbortController();
    const reply = fetch(`http://127.0.0.1:${port}/ship-now`, { method: 'POST', body: '{}', signal: leaving.signal });
    const finish = await received.promise;
    leaving.abort();
    await expect(reply).rejects.toThrow(/abort/);
    // Another round trip, so that the server has noticed the disconnect.
    await rawRequest(port, '/healthz');
    finish();
    expect(await outcome.promise).toBe('carried through');
  });
});
