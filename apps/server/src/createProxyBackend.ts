import { errorBody } from './errorBody.ts';
import { Agent, request as send, type Dispatcher } from 'undici';
import { allowedMethods } from './allowedMethods.ts';
import type { Backend, ContractCall } from './Backend.ts';

/** Hop-by-hop headers; so are those that a Connection header lists (RFC 9110, 7.6.1). */
const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** Set anew for the connection to the backend. */
const perConnectionHeaders = ['host', 'content-length', 'expect'];

const statusesWithoutBody = new Set([204, 205, 304]);

/**
 * A real backend behind the same app. Calls of the contract go to the same path of `origin` with headers, bodies and
 * redirects unchanged; anything else is undefined. An unreachable backend is a 502 with the reason. A call is sent
 * once; retrying is up to the client.
 */
export function createProxyBackend(origin: string, contract: readonly ContractCall[]): Backend {
  // Requests have no time limit (§9), only connecting has one.
  const dispatcher = new Agent({ headersTimeout: 0, bodyTimeout: 0 });
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    if (!allowedMethods(contract, pathname).includes(request.method)) return undefined;
    try {
      return toResponse(
        await send(`${origin}${pathname}${search}`, {
          dispatcher,
          method: request.method as Dispatcher.HttpMethod,
          headers: withoutHopByHop(request.headers, perConnectionHeaders),
          body: request.body === null ? null : Buffer.from(await request.arrayBuffer()),
          // A disconnect aborts a GET; a POST is completed.
          signal: request.method === 'GET' ? request.signal : null,
        }),
      );
    } catch (error) {
      return Response.json(
        errorBody(`The backend cannot be reached: ${reason(error)}.`, request.headers.get('X-Request-Id')),
        { status: 502 },
      );
    }
  };
}

function toResponse({ statusCode, headers, body }: Dispatcher.ResponseData): Response {
  const received = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    for (const one of [value ?? []].flat()) received.append(name, one);
  }
  if (statusesWithoutBody.has(statusCode)) void body.dump();
  return new Response(statusesWithoutBody.has(statusCode) ? null : body.body, {
    status: statusCode,
    headers: withoutHopByHop(received, []),
  });
}

function withoutHopByHop(headers: Headers, alsoDropped: readonly string[]): Headers {
  const named = (headers.get('connection') ?? '').split(',').map((name) => name.trim().toLowerCase());
  const dropped = new Set([...hopByHop, ...alsoDropped, ...named]);
  return new Headers([...headers].filter(([name]) => !dropped.has(name)));
}

/** The system's error code if there is one, else the message. */
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return knownReasons[code] ?? (code || error.message);
}

const knownReasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'it refused the connection',
  ECONNRESET: 'it closed the connection',
  UND_ERR_SOCKET: 'it closed the connection',
  UND_ERR_CONNECT_TIMEOUT: 'the connection did not come about in time',
  ENOTFOUND: 'its name is unknown',
  EAI_AGAIN: 'its name could not be looked up',
};
