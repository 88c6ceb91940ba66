import { message, type Words } from '@hub/domain/messages';
import { errorBody } from '@hub/api-client/server';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import { createServer as createProbe } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { AppEnv } from './AppEnv.ts';
import { createLineLog } from '../operations/createLineLog.ts';
import type { ServerLog } from '../operations/ServerLog.ts';
import { StartError } from '../options/StartError.ts';

/** Time limits for receiving headers and the whole request, and the check interval. Ms. */
interface SendingLimits {
  headersMs: number;
  requestMs: number;
  checkMs: number;
}

/** Uploading a file of orders takes minutes over a slow line. */
const sendingLimits: SendingLimits = { headersMs: 20_000, requestMs: 300_000, checkMs: 5_000 };

/**
 * Listens, or throws StartError with one line of advice. `log` receives a line for requests that never reach the app.
 */
export async function listen(
  app: Hono<AppEnv>,
  { port, hostname, limits = sendingLimits }: { port: number; hostname: string; limits?: SendingLimits },
  log: ServerLog = createLineLog(() => undefined),
): Promise<Server> {
  const server = createServer(
    {
      // The app has its own message for a missing host.
      requireHostHeader: false,
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      connectionsCheckingInterval: limits.checkMs,
    },
    getRequestListener((request, env) => app.fetch(request, env), {
      // HTTP/1.0 has no Host header.
      hostname: 'localhost',
      errorHandler: () => rejectUnreadableUrl(log),
    }),
  );
  // Longer than a proxy in front keeps a reusable connection.
  server.keepAliveTimeout = 65_000;
  handleParserErrors(server, log);
  refuseExpectations(server, log);
  server.listen(port, hostname);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new StartError(describeListenError(error, port, hostname));
  }
  return server;
}

/** Throws StartError with the advice of `listen` when nothing can listen there; 0 is any free port. */
export async function refuseTakenPort(port: number, hostname: string): Promise<void> {
  if (port === 0) return;
  const probe = createProbe();
  probe.listen(port, hostname);
  try {
    await once(probe, 'listening');
  } catch (error) {
    throw new StartError(describeListenError(error, port, hostname));
  }
  probe.close();
  await once(probe, 'close');
}

/** A request whose address is not a URL never reaches the app. */
function rejectUnreadableUrl(log: ServerLog): Response {
  const { body, headers } = createErrorReply(400, 'The address of this request cannot be read.', log);
  return new Response(body, { status: 400, headers });
}

/** Errors of node's parser by code; all others are a 400. */
const parserRefusals: Readonly<Record<string, { status: number; message: Words }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The headers of this request are too long.' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, message: 'The parts of this request are too long.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: message('calls.tooSlow') },
};

/**
 * Handles requests that are not HTTP, have too large headers or are too slow. As in node, a socket with a reply in
 * progress is only closed.
 */
function handleParserErrors(server: Server, log: ServerLog): void {
  const exchanges = new WeakMap<Duplex, { incoming: IncomingMessage; outgoing: ServerResponse }>();
  server.on('request', (incoming, outgoing) => {
    exchanges.set(incoming.socket, { incoming, outgoing });
    outgoing.once('close', () => exchanges.delete(incoming.socket));
  });
  const isReplying = (socket: Duplex) => {
    const exchange = exchanges.get(socket);
    return exchange !== undefined && (exchange.incoming.complete || exchange.outgoing.headersSent);
  };
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable || isReplying(socket)) return void socket.destroy();
    const { status, message } = parserRefusals[error.code ?? ''] ?? {
      status: 400,
      message: 'This request is not HTTP as it should be.',
    };
    const { body, headers } = createErrorReply(status, message, log);
    const lines = Object.entries({ ...headers, Connection: 'close', 'Content-Length': Buffer.byteLength(body) }).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    );
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  });
}

/** Node answers `Expect: 100-continue` itself; any other expectation never reaches the app. */
function refuseExpectations(server: Server, log: ServerLog): void {
  server.on('checkExpectation', (_incoming, outgoing: ServerResponse) => {
    const { body, headers } = createErrorReply(417, 'This server expects nothing but 100-continue.', log);
    // The body is not read.
    outgoing.writeHead(417, { ...headers, Connection: 'close', 'Content-Length': Buffer.byteLength(body) }).end(body);
  });
}

function createErrorReply(
  status: number,
  words: Words,
  log: ServerLog,
): { body: string; headers: Record<string, string> } {
  const requestId = randomUUID();
  log.unread(requestId, status);
  return {
    body: JSON.stringify(errorBody(words, requestId)),
    headers: { 'Content-Type': 'application/json', 'X-Request-Id': requestId, 'X-Content-Type-Options': 'nosniff' },
  };
}

function describeListenError(error: unknown, port: number, hostname: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} is taken: stop what runs there, or choose another with PORT=….`;
  if (code === 'EACCES') return `Port ${port} may not be used by this account: choose another with PORT=….`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST is "${hostname}", which is no address of this machine.`;
  return `Cannot listen on ${hostname}:${port}: ${error instanceof Error ? error.message : String(error)}`;
}
