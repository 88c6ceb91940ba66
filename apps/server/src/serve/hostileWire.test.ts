import { readJsonText } from '@hub/api-client/server';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { Backend } from '../http/Backend.ts';
import { listen } from '../http/listen.ts';
import { exchange, requestBytes } from '../testing/rawFixtures.ts';
import { anApp, closeServer, portOf, rawRequest } from '../testing/serverFixtures.ts';

const json = ['Content-Type: application/json'];

/** A server whose backend reads bodies completely, and the number it has read. */
async function aReadingServer(limits?: Parameters<typeof listen>[1]['limits']) {
  const read: string[] = [];
  const backend: Backend = async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname !== '/ship-now' && pathname !== '/stats') return undefined;
    if (request.headers.get('Authorization') === 'Bearer a, Bearer b') return new Response(null, { status: 401 });
    read.push(await readJsonText(request));
    return Response.json({ status: 'success' });
  };
  const server = await listen(await anApp({ backend }), { port: 0, hostname: '127.0.0.1', ...(limits && { limits }) });
  onTestFinished(() => closeServer(server));
  return { port: portOf(server), read };
}

/** Sends byte by byte until the other side closes. */
function sendSlowly(port: number, first: string, everyMs = 20): { socket: Socket; received: () => string } {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.write(first);
  const timer = setInterval(() => socket.write('x'), everyMs);
  socket.on('data', (part) => (received += part.toString()));
  socket.on('error', () => undefined);
  socket.on('close', () => clearInterval(timer));
  onTestFinished(() => void socket.destroy());
  return { socket, received: () => received };
}

test.each([
  ['headers', 'GET /stats HTTP/1.1\r\nHost: localhost\r\nX: '],
  ['a body', `POST /ship-now HTTP/1.1\r\nHost: localhost\r\nContent-Length: 90000\r\n${json[0]}\r\n\r\n{`],
])(
  'clients that send %s byte by byte are disconnected, and others are answered in between',
  { tags: 'hazard:hostile-request' },
  async (_what, first) => {
    const { port, read } = await aReadingServer({ headersMs: 1_000, requestMs: 1_500, checkMs: 50 });
    const slow = Array.from({ length: 50 }, () => sendSlowly(port, first));
    expect((await rawRequest(port, '/healthz')).status).toBe(200);
    await expect.poll(() => slow.every(({ socket }) => socket.closed)).toBe(true);
    expect(slow[0]?.received()).toMatch(/^HTTP\/1\.1 408 [^]*"message":"This request took too long to arrive\."/);
    expect((await rawRequest(port, '/healthz')).status).toBe(200);
    expect(read).toEqual([]);
  },
);

test('an endless chunked body is rejected at its limit', { tags: 'hazard:hostile-request' }, async () => {
  const { port, read } = await aReadingServer();
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  let received = '';
  socket.on('data', (part) => (received += part.toString()));
  socket.write(`POST /ship-now HTTP/1.1\r\nHost: localhost\r\n${json[0]}\r\nTransfer-Encoding: chunked\r\n\r\n`);
  const part = ' '.repeat(65_536);
  let sent = 0;
  const timer = setInterval(() => {
    if (socket.writableNeedDrain || socket.destroyed) return;
    socket.write(`10000\r\n${part}\r\n`);
    sent += part.length;
  }, 1);
  await expect.poll(() => received).toMatch(/^HTTP\/1\.1 413 /);
  clearInterval(timer);
  expect(sent).toBeLessThan(40 * 1024 * 1024);
  expect(read).toEqual([]);
});

test.each<[string, string, number]>([
  ['a length beyond the limit', requestBytes('POST /ship-now', [...json, 'Content-Length: 99999999'], '{}'), 413],
  [
    'a length that no number holds',
    requestBytes('POST /ship-now', [...json, `Content-Length: ${'9'.repeat(40)}`]),
    400,
  ],
  ['a negative length', requestBytes('POST /ship-now', [...json, 'Content-Length: -1'], '{}'), 400],
  ['two lengths', requestBytes('POST /ship-now', [...json, 'Content-Length: 2', 'Content-Length: 3'], '{}'), 400],
  [
    'a chunk without a size',
    requestBytes('POST /ship-now', [...json, 'Transfer-Encoding: chunked'], 'zz\r\n{}\r\n'),
    400,
  ],
  ['an unknown transfer coding', requestBytes('POST /ship-now', [...json, 'Transfer-Encoding: gzip'], '{}'), 400],
  ['a folded header', requestBytes('GET /stats', ['X: a', ' b']), 400],
  ['a header with a NUL', requestBytes('GET /stats', ['X: a\0b']), 400],
  ['an empty header name', requestBytes('GET /stats', [': a']), 400],
  ['an address of 20 KB', requestBytes(`GET /stats?x=${'x'.repeat(20_000)}`), 431],
  ['an unknown method', requestBytes('BREW /stats'), 400],
  ['TRACE', requestBytes('TRACE /stats'), 405],
  ['PATCH', requestBytes('PATCH /stats'), 405],
  ['two tokens', requestBytes('GET /stats', ['Authorization: Bearer a', 'Authorization: Bearer b']), 401],
])('%s is rejected, and the server keeps running', { tags: 'hazard:hostile-request' }, async (_what, bytes, status) => {
  const { port, read } = await aReadingServer();
  const reply = await exchange(port, bytes);
  expect(reply.status).toBe(status);
  expect(reply.head + reply.body).not.toMatch(/node_modules|\.ts:\d/);
  expect(read).toEqual([]);
  expect((await rawRequest(port, '/healthz')).status).toBe(200);
});

test('a content length that is too short leaves a rest that is not a request', async () => {
  const { port, read } = await aReadingServer();
  const bytes = requestBytes('POST /ship-now', [...json, 'Content-Length: 2'], '{}{"a":1}').replace(
    'Connection: close\r\n',
    '',
  );
  const { status, ending } = await exchange(port, bytes);
  // When the reply was not ready yet, the connection ends without one.
  expect([[0, 200, 400].includes(status), ending]).toEqual([true, expect.not.stringMatching('open')]);
  expect(read.length).toBeLessThanOrEqual(1);
});

test('a GET’s body is ignored, and the next request on the connection is separate', async () => {
  const { port, read } = await aReadingServer();
  const hidden = requestBytes('POST /ship-now', [...json, 'Content-Length: 2'], '{}');
  const first = requestBytes('GET /stats', [`Content-Length: ${hidden.length}`], hidden);
  const reply = await exchange(port, first);
  expect(reply.status).toBe(200);
  expect(read).toEqual(['']);
});
