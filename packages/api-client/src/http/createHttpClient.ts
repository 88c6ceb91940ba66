import { buildUrl } from './buildUrl.ts';
import { endpointName, type Endpoint } from './Endpoint.ts';
import {
  type CallInfo,
  HttpError,
  NetworkError,
  NotSentError,
  RedirectError,
  SessionExpiredError,
  UnexpectedReplyError,
} from './errors.ts';
import { readBrowserCookie } from './readBrowserCookie.ts';
import { parseRetryAfter, retryDelay } from './retryDelay.ts';
import { delay } from './delay.ts';

export interface HttpClientOptions {
  /** The page's own origin, the only one that is called: `https://app.example`. */
  origin: string;
  /** Default: the platform's, read at each call because App Bridge replaces it. */
  fetch?: typeof fetch;
  /** The Authorization header for the page's area, `null` for none; see `authorizationFor`. Called for each request. */
  authorization(): string | null;
  /** Called once per client, at the first 401. */
  onSessionExpired(): void;
  /** Reads a cookie that scripts may see; the document's by default. */
  readCookie?(name: string): string | null;
  /** `Idempotency-Key` of a POST without one; a UUID by default. */
  createIdempotencyKey?(): string;
  /** Wait between attempts of a GET; rejects when the signal is aborted. */
  wait?(ms: number, signal?: AbortSignal): Promise<void>;
}

/** Options of every client function. */
export interface CallOptions {
  /** Aborts the call; the promise rejects with the signal's reason. There is no time limit (§9). */
  signal?: AbortSignal;
}

/** Options of functions that change something. */
export interface ChangeOptions extends CallOptions {
  /** One UUID per intent; a retry reuses the key. A new one by default. */
  idempotencyKey?: string;
}

/** Values for path, query and body. */
export interface RequestOptions extends ChangeOptions {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | undefined>>;
  body?: unknown;
  /** Parses the reply's text; `JSON.parse` by default. */
  parse?: (text: string) => unknown;
  /** Body of an endpoint with `requestTypes`, with its type. */
  file?: { content: Blob; type: string };
}

/** A 2xx reply with an unchecked JSON body. */
export interface RawReply {
  /** `GET /stats`. */
  endpoint: string;
  /** A Blob for an endpoint with `replyType`. */
  body: unknown;
  headers: Headers;
  requestId: string | null;
}

/** Sends a request; throws an ApiError, or the signal's reason when aborted. */
export interface HttpClient {
  request(endpoint: Endpoint, request?: RequestOptions): Promise<RawReply>;
  /** A GET whose reply is read as a stream: resolves with its status and headers. Sent once. */
  openStream(endpoint: Endpoint, request?: RequestOptions): Promise<Response>;
}

/**
 * The shared request helper of §7. A GET is tried up to three times on transient errors (no reply, 5xx, 429). All
 * others are sent once, because a POST without a reply may have been performed.
 */
export function createHttpClient(options: HttpClientOptions): HttpClient {
  const { origin, authorization, onSessionExpired } = options;
  const send: typeof fetch = options.fetch ?? ((input, init) => fetch(input, init));
  const readCookie = options.readCookie ?? readBrowserCookie;
  const createIdempotencyKey = options.createIdempotencyKey ?? (() => crypto.randomUUID());
  const wait = options.wait ?? delay;
  let sessionExpired = false;

  async function request(endpoint: Endpoint, init: RequestOptions = {}): Promise<RawReply> {
    const idempotencyKey = endpoint.method === 'POST' ? (init.idempotencyKey ?? createIdempotencyKey()) : undefined;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await sendOnce(endpoint, { ...init, idempotencyKey });
      } catch (error) {
        const delayMs = endpoint.method === 'GET' ? retryDelay(error, attempt) : null;
        if (delayMs === null || sessionExpired) throw error;
        await wait(delayMs, init.signal);
        if (sessionExpired) throw error;
      }
    }
  }

  async function sendOnce(endpoint: Endpoint, init: RequestOptions): Promise<RawReply> {
    const response = await fetchOk(endpoint, init);
    const requestId = response.headers.get('X-Request-Id');
    const callInfo = { endpoint: endpointName(endpoint), requestId };
    const reply = { ...callInfo, headers: response.headers };
    if (endpoint.replyType !== undefined)
      return { ...reply, body: await settle(callInfo, init.signal, () => response.blob()) };
    const text = await settle(callInfo, init.signal, () => response.text());
    const body = parseJson(text, init.parse);
    if (body === undefined)
      throw new UnexpectedReplyError(callInfo, '(body)', text === '' ? 'is empty' : 'is not JSON');
    return { ...reply, body };
  }

  /** The response with status 2xx, its body unread. */
  async function fetchOk(endpoint: Endpoint, init: RequestOptions): Promise<Response> {
    init.signal?.throwIfAborted();
    const name = endpointName(endpoint);
    const { url, headers } = prepare(endpoint, init);
    const response = await settle({ endpoint: name, requestId: null }, init.signal, () =>
      send(url, {
        method: endpoint.method,
        headers,
        body: init.file?.content ?? (init.body === undefined ? undefined : JSON.stringify(init.body)),
        signal: init.signal,
        credentials: 'same-origin',
        // Not followed, and unlike 'error' distinguishable from an unreachable server.
        redirect: 'manual',
      }),
    );
    const callInfo = { endpoint: name, requestId: response.headers.get('X-Request-Id') };
    if (isRedirect(response)) throw new RedirectError(callInfo);
    // The body of a 401 is not read: a slow one would delay the alert.
    if (response.status === 401) {
      if (!sessionExpired) {
        sessionExpired = true;
        onSessionExpired();
      }
      throw new SessionExpiredError(callInfo);
    }
    if (response.ok) return response;
    const text = await settle(callInfo, init.signal, () => response.text());
    const body = parseJson(text);
    throw new HttpError(callInfo, {
      status: response.status,
      body: bodyOf(text, body),
      serverMessage: await readServerMessage(body),
      retryAfterMs: parseRetryAfter(response.headers.get('Retry-After'), Date.now()),
    });
  }

  /** Throws NotSentError when a value does not fit. */
  function prepare(endpoint: Endpoint, init: RequestOptions): { url: string; headers: Record<string, string> } {
    try {
      const headers = headersFor(endpoint, init);
      // Throws what fetch would throw, for example for line breaks in a cookie.
      void new Headers(headers);
      return { url: buildUrl(origin, endpoint, init.params, init.query), headers };
    } catch (cause) {
      throw new NotSentError({ endpoint: endpointName(endpoint), requestId: null }, cause);
    }
  }

  function headersFor(endpoint: Endpoint, init: RequestOptions): Record<string, string> {
    const headers: Record<string, string> = { Accept: endpoint.replyType ?? 'application/json' };
    const token = authorization();
    if (token !== null) headers.Authorization = token;
    if (endpoint.method === 'GET') return headers;
    if (init.file) headers['Content-Type'] = init.file.type;
    else if (init.body !== undefined) headers['Content-Type'] = 'application/json';
    if (init.idempotencyKey !== undefined) headers['Idempotency-Key'] = init.idempotencyKey;
    const xsrf = readCookie('XSRF-TOKEN');
    if (xsrf !== null) headers['X-XSRF-TOKEN'] = xsrf;
    return headers;
  }

  return { request, openStream: fetchOk };
}

/** Browsers hide the status of a redirect; other fetches show it. */
function isRedirect({ type, status, headers }: Response): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400 && headers.has('Location'));
}

/** The result of `read`; a NetworkError, or the signal's reason, when the connection fails. */
async function settle<T>(call: CallInfo, signal: AbortSignal | undefined, read: () => Promise<T>): Promise<T> {
  let result: T;
  try {
    result = await read();
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    throw new NetworkError(call, cause);
  }
  // Some replacements of fetch ignore signals.
  signal?.throwIfAborted();
  return result;
}

/** `undefined` for anything but JSON, because JSON has no undefined. */
function parseJson(text: string, parse: (text: string) => unknown = JSON.parse): unknown {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The server's message in a body, `null` for none. The words of all messages load with the first refusal; without a connection the error
 * keeps its body and has no message.
 */
async function readServerMessage(body: unknown): Promise<string | null> {
  if (body === undefined) return null;
  const words = await import('./serverMessageIn.ts').catch(() => undefined);
  return words?.serverMessageIn(body) ?? null;
}

/** Body for an error: the JSON, else the text, else null. */
function bodyOf(text: string, json: unknown): unknown {
  if (json !== undefined) return json;
  return text === '' ? null : text;
}
