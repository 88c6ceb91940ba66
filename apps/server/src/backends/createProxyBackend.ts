import type { Readable } from 'node:stream';
import { Agent, request as send, type Dispatcher } from 'undici';
import { errorBody } from '@hub/api-client/server';
import { allowedMethods } from '../http/allowedMethods.ts';
import type { Backend, ContractCall } from '../http/Backend.ts';
import { describeProxyFailure, UnusableReplyError } from './describeProxyFailure.ts';
import { requestHeadersToBackend, replyHeadersFromBackend } from '../http/proxyHeaders.ts';

export interface ProxyOptions {
  /** How long a POST without a reply continues after its client has disconnected. Ms. */
  abandonedPostMs?: number;
}

const statusesWithoutBody = new Set([204, 205, 304]);

/**
 * A real backend behind the same app. Calls of the contract go to the same path of `origin` with headers, bodies and
 * redirects unchanged; anything else is `undefined`. An unreachable backend, or a reply that is not HTTP, gives a 502
 * with the reason. A call is sent once; retrying is up to the client.
 */
export function createProxyBackend(
  origin: string,
  contract: readonly ContractCall[],
  { abandonedPostMs = 10 * 60_000 }: ProxyOptions = {},
): Backend {
  // Requests have no time limit (§9), only connecting has one.
  const dispatcher = new Agent({ headersTimeout: 0, bodyTimeout: 0 });
  return async (request) => {
    const { method } = request;
    const { pathname, search } = new URL(request.url);
    if (!allowedMethods(contract, pathname).includes(method)) return undefined;
    try {
      return toResponse(
        await send(`${origin}${pathname}${search}`, {
          dispatcher,
          method: method as Dispatcher.HttpMethod,
          headers: requestHeadersToBackend(request.headers),
          body: request.body === null ? null : Buffer.from(await request.arrayBuffer()),
          // A disconnect aborts a GET; a POST is completed.
          signal: method === 'GET' ? request.signal : abortedLater(request.signal, abandonedPostMs),
        }),
      );
    } catch (error) {
      const message = describeProxyFailure(error, `${method} ${pathname}`);
      return Response.json(errorBody(message, request.headers.get('X-Request-Id')), { status: 502 });
    }
  };
}

/** Throws UnusableReplyError and closes the connection. */
function toResponse({ statusCode, headers, body }: Dispatcher.ResponseData): Response {
  const problem = replyProblem(statusCode, headers);
  const hasBody = problem === null && !statusesWithoutBody.has(statusCode);
  if (!hasBody) closeConnection(body);
  if (problem !== null) throw new UnusableReplyError(problem);
  return new Response(hasBody ? toWebStream(body) : null, {
    status: statusCode,
    headers: replyHeadersFromBackend(headers, statusCode),
  });
}

/** The body's own web stream leaves the connection open when it is canceled before its first read. */
function toWebStream(body: Readable): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = body[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => closeConnection(body),
  });
}

/** Keeps the connection for the next call if the reply is complete. */
function closeConnection(body: Readable): void {
  body.on('error', () => undefined).destroy();
}

/** What violates HTTP although the client library accepts it; `null` for nothing. */
function replyProblem(status: number, headers: Dispatcher.ResponseData['headers']): string | null {
  if (status < 200 || status > 599) return `it has status ${status}, which HTTP does not have`;
  const coding = [headers['transfer-encoding'] ?? 'chunked'].flat().join(',').trim().toLowerCase();
  return coding === 'chunked' ? null : 'it is encoded in a way that was not asked for';
}

/** Aborted `delayMs` after `signal`. */
function abortedLater(signal: AbortSignal, delayMs: number): AbortSignal {
  const later = new AbortController();
  signal.addEventListener('abort', () => void setTimeout(() => later.abort(), delayMs).unref(), { once: true });
  return later.signal;
}
