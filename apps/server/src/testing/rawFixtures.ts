import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { createProxyBackend, type ProxyOptions } from '../backends/createProxyBackend.ts';
import { aContract, anApp, type AppFixtureOptions, listenOnFreePort } from './serverFixtures.ts';

export interface RawUpstream {
  port: number;
  /** Open connections of the upstream. */
  sockets: ReadonlySet<Socket>;
  /** Raw heads and bodies of the requests. */
  requests: readonly string[];
}

/** A backend on a bare TCP server until the test ends; `answer` gets each request's socket and bytes. */
export async function aRawUpstream(answer: (socket: Socket, request: string) => void): Promise<RawUpstream> {
  const sockets = new Set<Socket>();
  const requests: string[] = [];
  const server = createServer((socket) => {
    let received = '';
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      if (!received.includes('\r\n\r\n')) return;
      requests.push(received);
      answer(socket, received);
      received = '';
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return { port: (server.address() as AddressInfo).port, sockets, requests };
}

/** The app on a real port in front of a raw upstream. */
export async function proxiedRaw(
  answer: (socket: Socket, request: string) => void,
  { proxy, ...app }: Omit<AppFixtureOptions, 'backend'> & { proxy?: ProxyOptions } = {},
): Promise<{ port: number; upstream: RawUpstream }> {
  const upstream = await aRawUpstream(answer);
  const backend = createProxyBackend(`http://127.0.0.1:${upstream.port}`, aContract, proxy);
  return { port: await listenOnFreePort(await anApp({ ...app, backend })), upstream };
}

export interface RawExchange {
  status: number;
  /** Status line and headers. */
  head: string;
  /** As sent, chunk sizes included. */
  body: string;
  /** `end`: closed normally; an error code such as ECONNRESET; `open`: still open after `waitMs`. */
  ending: string;
}

/** Writes bytes (latin1) to a port and collects the reply until the server closes, or for `waitMs`. */
export function exchange(port: number, bytes: string, waitMs = 60_000): Promise<RawExchange> {
  return new Promise((resolve) => {
    let received = '';
    let ending = 'end';
    const socket = connect(port, '127.0.0.1');
    const timer = setTimeout(() => {
      ending = 'open';
      socket.destroy();
    }, waitMs);
    socket.on('data', (chunk) => (received += chunk.toString('latin1')));
    socket.on('error', (error: NodeJS.ErrnoException) => (ending = error.code ?? error.message));
    socket.on('close', () => {
      clearTimeout(timer);
      const headLength = received.indexOf('\r\n\r\n');
      const head = headLength === -1 ? received : received.slice(0, headLength);
      const body = headLength === -1 ? '' : received.slice(headLength + 4);
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), head, body, ending });
    });
    socket.write(bytes, 'latin1');
  });
}

/** An HTTP/1.1 request as bytes, with `Connection: close`. */
export function requestBytes(line: string, headers: readonly string[] = [], body = ''): string {
  const lines = [`${line} HTTP/1.1`, 'Host: 127.0.0.1', 'Accept: application/json', 'Connection: close', ...headers];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** A complete reply as bytes, with status 200 by default. */
export function replyBytes(
  body: string,
  { status = '200 OK', headers = [] }: { status?: string; headers?: readonly string[] } = {},
): string {
  const lines = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body, 'latin1')}`,
    ...headers,
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** Starts a chunked reply with status 200 and never ends it; writes as fast as the reader reads. */
export function writeEndlessly(socket: Socket): void {
  const chunk = 'x'.repeat(60_000);
  socket.write('HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n');
  const timer = setInterval(() => {
    if (!socket.writableNeedDrain) socket.write(`${chunk.length.toString(16)}\r\n${chunk}\r\n`);
  }, 5);
  socket.on('close', () => clearInterval(timer));
}
