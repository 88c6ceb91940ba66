import { endpoints } from '@hub/api-client/endpoints';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { createGunzip, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Backend } from '../http/Backend.ts';
import { anApp, listenOnFreePort, rawRequest } from '../testing/serverFixtures.ts';

const page = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };

const answersStats: Backend = async (request) =>
  new URL(request.url).pathname === '/stats' && request.method === 'GET'
    ? Response.json({ data: { total_orders: 3 } })
    : undefined;

describe('every reply has a request id', () => {
  test.each(['/healthz', '/app/dashboard', '/assets/index-abc123.js', '/assets/none.js', '/stats', '/ship-now'])(
    '%s',
    async (path) => {
      const app = await anApp({ backend: answersStats });
      expect((await app.request(path, page)).headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    },
  );

  test('an incoming id is kept, passed to the backend, and written into the log and the error', async () => {
    const lines: string[] = [];
    const seen: (string | null)[] = [];
    const app = await anApp({
      log: (line) => lines.push(line),
      backend: async (request) => {
        seen.push(request.headers.get('x-request-id'));
        return undefined;
      },
    });
    const reply = await app.request('/move-it', {
      method: 'POST',
      headers: { 'x-request-id': 'merchant-told-us-7' },
      body: '{}',
    });
    expect(reply.status).toBe(404);
    expect(reply.headers.get('x-request-id')).toBe('merchant-told-us-7');
    expect(await reply.json()).toEqual({
      status: 'error',
      message: 'There is no /move-it here.',
      request_id: 'merchant-told-us-7',
    });
    expect(seen).toEqual(['merchant-told-us-7']);
    expect(lines).toEqual([
      expect.stringMatching(/^\S+ merchant-told-us-7 POST \/move-it 404 \d+ ms( after \d+ ms)?$/),
    ]);
  });

  test.each(['a b', 'x'.repeat(129), '<script>', 'a\tb'])('an invalid id (%j) is replaced', async (id) => {
    const app = await anApp();
    expect((await app.request('/healthz', { headers: { 'x-request-id': id } })).headers.get('x-request-id')).toMatch(
      /^[\w-]{36}$/,
    );
  });

  test("the backend's id does not replace the one in our log", async () => {
    const app = await anApp({ backend: async () => new Response('{}', { headers: { 'x-request-id': 'theirs' } }) });
    expect((await app.request('/stats', { headers: { 'x-request-id': 'ours' } })).headers.get('x-request-id')).toBe(
      'ours',
    );
  });

  test('a backend that throws is a 500 with the id; the reason only goes to the log', async () => {
    const lines: string[] = [];
    const app = await anApp({
      log: (line) => lines.push(line),
      backend: async () => {
        throw new Error('the database is on fire');
      },
    });
    const reply = await app.request('/stats', { headers: { 'x-request-id': 'r1' } });
    expect(reply.status).toBe(500);
    expect(await reply.json()).toEqual({
      status: 'error',
      message: 'Something went wrong on the server.',
      code: 'calls.failed',
      values: {},
      request_id: 'r1',
    });
    expect(reply.headers.get('x-request-id')).toBe('r1');
    expect(lines.join('\n')).toContain('the database is on fire');
  });

  test('neither query nor headers nor body reach the log', async () => {
    const lines: string[] = [];
    const app = await anApp({ log: (line) => lines.push(line), backend: answersStats });
    await app.request('/stats?search=canary', { headers: { authorization: 'canary', cookie: 'a=canary' } });
    await app.request('/app/dashboard?session=canary', page);
    await app.request('/ship-now', { method: 'POST', body: 'canary' });
    expect(lines).toHaveLength(3);
    expect(lines.join('\n')).not.toContain('canary');
  });

  test.each([
    '/x%0a2026-01-01T00:00:00Z forged GET /ok 200 1 ms',
    '/x%0d%0aforged',
    '/x%1b[31mred',
    '/x%E2%80%A8forged',
  ])('a path that decodes to a line break or a control character (%s) stays on one line', async (path) => {
    const lines: string[] = [];
    await (await anApp({ log: (line) => lines.push(line) })).request(path, { method: 'POST' });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^[\x20-\x7e]+ POST \/x%\S+ 404 \d+ ms( after \d+ ms)?$/);
  });

  test('an address that is not a URL still gets one', async () => {
    const port = await listenOnFreePort(await anApp());
    const reply = await rawRequest(port, '/stats', { headers: { host: 'a b' } });
    expect(reply.status).toBe(400);
    expect(reply.headers['x-request-id']).toBe(JSON.parse(reply.body).request_id);
  });
});

test('without an admin token there is no admin area: a call is a 404 and not a page', async () => {
  const app = await anApp();
  for (const path of ['/hub/admin/session', '/hub/admin/shops/x.myshopify.com', '/hub/admin/nothing'])
    for (const method of ['GET', 'POST']) {
      const reply = await app.request(path, { method, ...page });
      expect([path, reply.status]).toEqual([path, 404]);
      expect(await reply.json()).toMatchObject({ message: expect.stringContaining('ADMIN_TOKEN') });
    }
});

describe('pages and files', () => {
  test.each([
    '/',
    '/app',
    '/app/dashboard',
    '/app/dashboard-v0/holdorders',
    '/login',
    '/learn/integration',
    '/admin/store',
    '/index.html',
    '/nothing/like/this',
    '/nope.html',
    '/pricing.v2',
    '/app/dashboard.old',
  ])('%s is the page, never cached', async (path) => {
    const reply = await (await anApp()).request(path, page);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toMatch('text/html');
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(await reply.text()).toContain('/assets/index-abc123.js');
  });

  test('a file with a hash is cached for a year', async () => {
    const reply = await (await anApp()).request('/assets/index-abc123.js');
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toMatch('text/javascript');
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test('a file without a hash is not cached', async () => {
    const reply = await (await anApp()).request('/icon.svg');
    expect(reply.headers.get('content-type')).toMatch('image/svg+xml');
    expect(reply.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  test.each(['/assets/index-old999.js', '/assets/', '/assets/index-abc123.js.map', '/.vite/manifest.json', '/.vite/'])(
    'an unknown asset (%s) is a 404, never the page',
    async (path) => {
      const reply = await (await anApp()).request(path, page);
      expect(reply.status).toBe(404);
      expect(reply.headers.get('content-type')).toMatch('application/json');
      expect(reply.headers.get('cache-control') ?? '').not.toContain('immutable');
    },
  );

  test.each(['/favicon.ico', '/app/chunk.js'])('a script or picture that is missing (%s) is a 404', async (path) => {
    const reply = await (await anApp()).request(path, { headers: { accept: '*/*' } });
    expect(reply.status).toBe(404);
    expect(reply.headers.get('content-type')).toMatch('application/json');
  });

  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/assets\\..\\..\\secret.txt',
    '//etc/passwd.txt',
    '/%00secret.txt',
    '/assets/..;/secret.txt',
  ])('a path that leaves the build (%s) is a 404', async (path) => {
    const port = await listenOnFreePort(await anApp());
    const reply = await rawRequest(port, path);
    expect(reply.body).not.toMatch(/^secret|root:/);
    expect([400, 404]).toContain(reply.status);
  });

  test('HEAD is GET without a body', async () => {
    const port = await listenOnFreePort(await anApp({ backend: answersStats }));
    for (const path of ['/app/dashboard', '/assets/index-abc123.js', '/stats', '/healthz']) {
      const got = await rawRequest(port, path);
      const head = await rawRequest(port, path, { method: 'HEAD' });
      expect(head.body).toBe('');
      expect([head.status, head.headers['content-type'], head.headers['cache-control']]).toEqual([
        got.status,
        got.headers['content-type'],
        got.headers['cache-control'],
      ]);
    }
  });
});

describe('an API path never returns HTML', () => {
  test.each([
    ['GET', '/ship-now', 405, 'POST'],
    ['POST', '/stats', 405, 'GET, HEAD'],
    ['DELETE', '/get-order-detail/17', 405, 'GET, HEAD'],
    ['OPTIONS', '/stats', 405, 'GET, HEAD, POST, PUT, DELETE'],
    ['PROPFIND', '/app/dashboard', 405, 'GET, HEAD, POST, PUT, DELETE'],
  ])('%s %s is a %i that lists the allowed methods', async (method, path, status, allow) => {
    const port = await listenOnFreePort(await anApp());
    const reply = await rawRequest(port, path, { method, headers: page.headers });
    expect(reply.status).toBe(status);
    expect(reply.headers.allow).toBe(allow);
    expect(reply.headers['content-type']).toMatch('application/json');
    expect(JSON.parse(reply.body)).toMatchObject({ status: 'error', request_id: reply.headers['x-request-id'] });
  });

  test.each([
    ['POST', '/ship-now-please'],
    ['POST', '/app/dashboard'],
    ['PUT', '/'],
    ['DELETE', '/assets/index-abc123.js'],
  ])('%s %s is a JSON 404', async (method, path) => {
    const reply = await (await anApp()).request(path, { method, ...page });
    expect(reply.status).toBe(404);
    expect(reply.headers.get('content-type')).toMatch('application/json');
  });

  test('a call that only accepts JSON and mistypes its path is a JSON 404', async () => {
    const reply = await (await anApp()).request('/list-orders', { headers: { accept: 'application/json' } });
    expect(reply.status).toBe(404);
    expect(reply.headers.get('content-type')).toMatch('application/json');
  });

  test.each(['GET', 'HEAD', 'POST', 'PUT', 'DELETE'])(
    'an unknown one, requested with %s by a browser, is a JSON 404',
    async (method) => {
      const app = await anApp({ backend: answersStats });
      const headersOf = ({ headers }: Response) =>
        Object.fromEntries([...headers].filter(([name]) => name !== 'x-request-id' && name !== 'content-length'));
      const other = await app.request('/assets/none.json', { ...page, method });
      for (const path of ['/hub', '/hub/nothing', '/hub/admin/nothing/', '/webhooks', '/webhooks/nobody/7']) {
        const reply = await app.request(path, { ...page, method });
        expect([path, reply.status]).toEqual([path, 404]);
        expect(headersOf(reply)).toEqual(headersOf(other));
        if (method === 'HEAD') continue;
        expect(await reply.json()).toMatchObject({ status: 'error', message: expect.any(String) });
      }
      // Pages whose names start alike are pages.
      expect((await app.request('/hubs', page)).headers.get('content-type')).toContain('text/html');
    },
  );

  test('replies of the API are never cached', async () => {
    const reply = await (await anApp({ backend: answersStats })).request('/stats');
    expect(reply.headers.get('cache-control')).toBe('no-store');
  });
});

describe('long bodies', () => {
  const twoMegabytes = 'x'.repeat(2 * 1024 * 1024);
  const echo: Backend = async (request) => Response.json({ length: (await request.text()).length });

  test.each([
    ['with a content length', { 'content-length': String(twoMegabytes.length) }],
    ['without a content length', { 'transfer-encoding': 'chunked' }],
  ])('a body %s over 1 MB is a 413 that never reaches the backend', async (_name, headers) => {
    let backendCalls = 0;
    const app = await anApp({
      backend: async (request) => {
        backendCalls += 1;
        return echo(request);
      },
    });
    const port = await listenOnFreePort(app);
    const reply = await rawRequest(port, '/ship-now', { method: 'POST', headers }, twoMegabytes);
    expect(reply.status).toBe(413);
    expect(JSON.parse(reply.body)).toMatchObject({ status: 'error', request_id: reply.headers['x-request-id'] });
    expect(backendCalls).toBe(0);
  });

  test('a body of 900 kB arrives complete', async () => {
    const port = await listenOnFreePort(await anApp({ backend: echo }));
    const reply = await rawRequest(
      port,
      '/ship-now',
      { method: 'POST', headers: { 'transfer-encoding': 'chunked' } },
      'y'.repeat(900_000),
    );
    expect(JSON.parse(reply.body)).toEqual({ length: 900_000 });
  });

  test('a visitor who looks up an order sends at most 4 KB', async () => {
    const app = await anApp({ backend: echo, contract: Object.values(endpoints) });
    const port = await listenOnFreePort(app);
    const send = async (bytes: number) =>
      (await rawRequest(port, '/hub/track/willow', { method: 'POST' }, 'z'.repeat(bytes))).status;
    expect([await send(4_096), await send(4_097)]).toEqual([200, 413]);
  });
});

describe('compression', () => {
  test.each(['/assets/index-abc123.js', '/app/dashboard'])('%s is sent compressed', async (path) => {
    const app = await anApp();
    const plain = await (await app.request(path)).text();
    const reply = await app.request(path, { headers: { 'accept-encoding': 'gzip' } });
    expect(reply.headers.get('content-encoding')).toBe('gzip');
    expect(reply.headers.get('vary')).toMatch('Accept-Encoding');
    expect(gunzipSync(await reply.arrayBuffer()).toString()).toBe(plain);
  });

  test('a long list is compressed while it is sent, and other requests are answered in between', async () => {
    const megabytes = 32;
    let taken = 0;
    const list = new ReadableStream({
      pull(controller) {
        taken += 1;
        controller.enqueue(randomBytes(1024 * 1024));
        if (taken === megabytes) controller.close();
      },
    });
    const port = await listenOnFreePort(
      await anApp({
        backend: async (request) =>
          request.url.endsWith('/list-order')
            ? new Response(list, { headers: { 'content-type': 'application/json' } })
            : undefined,
      }),
    );
    const outgoing = request({
      host: '127.0.0.1',
      port,
      path: '/list-order',
      headers: { 'accept-encoding': 'gzip' },
    }).end();
    const [reply] = (await once(outgoing, 'response')) as [IncomingMessage];
    expect(reply.headers['content-encoding']).toBe('gzip');
    // Nothing is read yet, so only a few megabytes are buffered in sockets and the rest is not even compressed.
    expect((await rawRequest(port, '/healthz')).status).toBe(200);
    expect(taken).toBeLessThan(megabytes);

    let length = 0;
    for await (const chunk of reply.pipe(createGunzip())) length += (chunk as Buffer).length;
    expect(length).toBe(megabytes * 1024 * 1024);
  });
});

test('/healthz reports that the server is up', async () => {
  const reply = await (await anApp()).request('/healthz');
  expect(reply.status).toBe(200);
  expect(await reply.json()).toEqual({ status: 'ok' });
});
