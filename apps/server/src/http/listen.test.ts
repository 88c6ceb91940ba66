import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from './listen.ts';
import { createLateness } from '../operations/createLateness.ts';
import { createLineLog } from '../operations/createLineLog.ts';
import { StartError } from '../options/StartError.ts';
import { anApp, closeServer, portOf, rawRequest } from '../testing/serverFixtures.ts';

async function aServer({ logsRequests = false } = {}) {
  const lines: string[] = [];
  const lateness = createLateness();
  onTestFinished(() => lateness.stop());
  const server = await listen(
    await anApp(logsRequests ? { log: (line) => lines.push(line), operations: { lateness } } : {}),
    { port: 0, hostname: '127.0.0.1' },
    createLineLog((line) => lines.push(line)),
  );
  onTestFinished(() => closeServer(server));
  return { port: portOf(server), lines };
}

/** Everything received after sending raw bytes. */
function sent(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}

test.each([
  [
    'headers of 20 KB',
    `GET /healthz HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    'Request Header Fields Too Large',
  ],
  ['bytes that are not HTTP', 'GARBAGE\r\n\r\n', 400, 'Bad Request'],
  [
    'two lengths',
    'POST /healthz HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
    'Bad Request',
  ],
  [
    'an unknown expectation',
    'POST /stats HTTP/1.1\r\nHost: localhost\r\nExpect: miracles\r\nContent-Length: 2\r\n\r\n{}',
    417,
    'Expectation Failed',
  ],
  ['an address that is not a URL', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400, 'Bad Request'],
])('%s: the rejection has a request id that the log has too', async (_what, bytes, status, words) => {
  const { port, lines } = await aServer();
  const [head = '', body = ''] = (await sent(port, bytes)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} ${words}\r\n`));
  expect(head).toMatch(/^x-content-type-options: nosniff\r?$/im);
  const requestId = /^x-request-id: (\S+)/im.exec(head)?.[1];
  expect(JSON.parse(body)).toEqual({ status: 'error', message: expect.any(String), request_id: requestId });
  expect(lines).toEqual([expect.stringMatching(new RegExp(`^\\S+ ${requestId} refused unread ${status}$`))]);
  expect((await rawRequest(port, '/healthz')).status).toBe(200);
});

test('a request that waited because the process computed has this time in its log entry', async () => {
  const { port, lines } = await aServer({ logsRequests: true });
  await rawRequest(port, '/healthz');
  const answers = sent(port, 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  // The bytes reach the server's socket, which does not read them.
  await new Promise((resolve) => setImmediate(resolve));
  const end = performance.now() + 400;
  while (performance.now() < end);
  await answers;
  const [, tookMs, waitedMs] = /(\d+) ms after (\d+) ms$/.exec(lines[1] ?? '') ?? [];
  expect(Number(waitedMs)).toBeGreaterThan(200);
  expect(Number(tookMs)).toBeLessThan(200);
});

test('non-HTTP bytes after a request do not delay its reply', async () => {
  const { port } = await aServer();
  const came = await sent(port, 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\nGARBAGE\r\n\r\n');
  expect(came).not.toMatch(/^HTTP\/1\.1 400/);
});

test('a client that sends Expect: 100-continue is told to continue', async () => {
  const { port } = await aServer();
  const headers = 'Host: localhost\r\nConnection: close\r\nExpect: 100-continue\r\nContent-Length: 2';
  const came = await sent(port, `POST /nowhere HTTP/1.1\r\n${headers}\r\n\r\n{}`);
  expect(came).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 404 /);
});

test('a taken port is a reason not to start, with advice', async () => {
  const { port } = await aServer();
  await expect(listen(await anApp(), { port, hostname: '127.0.0.1' })).rejects.toEqual(
    new StartError(`Port ${port} is taken: stop what runs there, or choose another with PORT=….`),
  );
});

test('a foreign address is a reason not to start', async () => {
  await expect(listen(await anApp(), { port: 0, hostname: '192.0.2.1' })).rejects.toEqual(
    new StartError('HOST is "192.0.2.1", which is no address of this machine.'),
  );
});
