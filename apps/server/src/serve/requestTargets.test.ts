import { describe, expect, test } from 'vitest';
import { exchange, proxiedRaw, replyBytes, requestBytes } from '../testing/rawFixtures.ts';

/** The app with a backend that echoes the request line. */
function mirrored(options: Parameters<typeof proxiedRaw>[1] = {}) {
  return proxiedRaw((socket, request) => {
    socket.write(replyBytes(JSON.stringify({ line: request.split('\r\n')[0] })));
  }, options);
}

function errorOf(body: string): unknown {
  return JSON.parse(body);
}

const refusal = { status: 'error', message: expect.stringMatching(/\.$/), request_id: expect.any(String) };

describe('an address with a user name is a 400 with a message', () => {
  test.each(['http://u:p@127.0.0.1/stats', 'http://u:p@host/', 'http://u@127.0.0.1/stats', 'http://:p@127.0.0.1/'])(
    '%s',
    { tags: 'hazard:hostile-backend' },
    async (target) => {
      const lines: string[] = [];
      const { port, upstream } = await mirrored({ log: (line) => lines.push(line) });
      const { status, body } = await exchange(port, requestBytes(`GET ${target}`));
      expect([status, errorOf(body)]).toEqual([400, refusal]);
      expect(upstream.requests).toEqual([]);
      expect(lines.join()).not.toMatch(/u:p|:p@/);
    },
  );

  test.each(['u:p@127.0.0.1', 'u@127.0.0.1', '127.0.0.1/x?', '127.0.0.1#'])('in the Host header: %s', async (host) => {
    const { port, upstream } = await mirrored();
    const { status, body } = await exchange(port, requestBytes('GET /stats').replace('127.0.0.1', host));
    expect([status, errorOf(body)]).toEqual([400, refusal]);
    expect(upstream.requests).toEqual([]);
  });
});

test.each([
  ['no host', requestBytes('GET /stats').replace('Host: 127.0.0.1\r\n', '')],
  ['an empty host', requestBytes('GET /stats').replace('Host: 127.0.0.1', 'Host:')],
  ['two hosts', requestBytes('GET /stats', ['Host: elsewhere.example'])],
  ['an address with another protocol', requestBytes('GET ftp://127.0.0.1/stats')],
  ['no address', requestBytes('GET *')],
])('%s in HTTP/1.1 is a 400 with a message', async (_what, bytes) => {
  const { port, upstream } = await mirrored();
  const { status, body } = await exchange(port, bytes);
  expect([status, errorOf(body)]).toEqual([400, refusal]);
  expect(upstream.requests).toEqual([]);
});

describe('HTTP/1.0', () => {
  test.each([
    ['without a host', ''],
    ['with a host', 'Host: 127.0.0.1\r\n'],
    ['that offers gzip', 'Host: 127.0.0.1\r\nAccept-Encoding: gzip\r\n'],
  ])('%s, a call is answered without chunks and the connection closed', async (_what, headers) => {
    const { port } = await mirrored();
    const { status, head, body, ending } = await exchange(port, `GET /stats HTTP/1.0\r\n${headers}\r\n`);
    expect({ status, body, ending }).toEqual({ status: 200, body: '{"line":"GET /stats HTTP/1.1"}', ending: 'end' });
    expect(head).not.toMatch(/transfer-encoding/i);
  });

  test('a long reply of unknown length arrives complete, without chunks', async () => {
    const part = 'x'.repeat(50_000);
    const { port } = await proxiedRaw((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n');
      for (let sent = 0; sent < 20; sent += 1) socket.write(`${part.length.toString(16)}\r\n${part}\r\n`);
      setTimeout(() => socket.write('0\r\n\r\n'), 100);
    });
    const { head, body, ending } = await exchange(port, 'GET /list-order HTTP/1.0\r\n\r\n');
    expect([body.length, ending]).toEqual([20 * part.length, 'end']);
    expect(head).not.toMatch(/transfer-encoding/i);
  });

  test.each(['/healthz', '/app/dashboard', '/assets/index-abc123.js'])('%s', async (path) => {
    const { port } = await mirrored();
    expect(await exchange(port, `GET ${path} HTTP/1.0\r\n\r\n`)).toMatchObject({ status: 200, ending: 'end' });
  });

  test('a kept-alive connection stays open', async () => {
    const { port } = await mirrored();
    const bytes = 'GET /stats HTTP/1.0\r\nHost: 127.0.0.1\r\nConnection: keep-alive\r\n\r\n';
    expect(await exchange(port, bytes, 1_000)).toMatchObject({ status: 200, ending: 'open' });
  });

  test('a POST', async () => {
    const { port, upstream } = await mirrored();
    expect(await exchange(port, 'POST /ship-now HTTP/1.0\r\nContent-Length: 2\r\n\r\n{}')).toMatchObject({
      status: 200,
    });
    expect(upstream.requests[0]).toMatch(/^POST \/ship-now HTTP\/1\.1\r\n[^]*\r\n\r\n\{\}$/);
  });
});

describe('a path is a call only as the contract writes it', () => {
  test.each([
    '/%73tats',
    '/%2573tats',
    '/stats%2f',
    '/stats%00',
    '/stats%3fx',
    '/stats%0a',
    '//stats',
    '/stats/',
    '/stats/.',
    '/./stats',
    '/%2e/stats',
    '/x/../stats',
    '/x/%2e%2e/stats',
    '/x/.%2E/stats',
    '/x%2f..%2fstats',
    '/x/%252e%252e/stats',
    '/hub/%2e%2e/stats',
    '/get-order-detail/%31',
    '/get-order-detail/1/..',
    '/get-order-detail/1/%2e%2e/2',
    '/get-order-detail/1%2f..%2f2',
    '/get-order-detail/%2e%2e%2fstats',
    '/get-order-detail/%252e%252e',
    '/get-order-detail/1;x',
    'http://127.0.0.1/x/%2e%2e/stats',
    '/%ff',
    '/stats%',
  ])('%s reaches no backend and is a 404', { tags: 'hazard:hostile-backend' }, async (path) => {
    const { port, upstream } = await mirrored();
    const { status, body } = await exchange(port, requestBytes(`GET ${path}`));
    expect([status, errorOf(body)]).toEqual([404, refusal]);
    expect(upstream.requests).toEqual([]);
  });

  test('the 404 names the path as sent', async () => {
    const { port } = await mirrored();
    const { body } = await exchange(port, requestBytes('GET /%73tats'));
    expect(errorOf(body)).toMatchObject({ message: 'There is no /%73tats here.' });
  });

  test.each(['/stats?x=%2e%2e%2f..', '/stats?x=/../', '/stats?x=%0d%0aX-A:%201'])(
    '%s: dots and line breaks of a query are passed on unchanged',
    async (path) => {
      const { port } = await mirrored();
      const { body } = await exchange(port, requestBytes(`GET ${path}`));
      expect(errorOf(body)).toEqual({ line: `GET ${path} HTTP/1.1` });
    },
  );
});
