import { buildUrl } from './buildUrl.ts';
import { endpointName, type Endpoint } from './Endpoint.ts';
import { HttpError, NetworkError, SessionExpiredError, UnexpectedReplyError } from './errors.ts';
import { readBrowserCookie } from './readBrowserCookie.ts';
import { parseRetryAfter, retryDelay } from './retryDelay.ts';
import { serverMessageIn } from './serverMessageIn.ts';
import { delay } from './delay.ts';

export interface HttpClientOptions {
  /** The page's own origin, the only one called: `https://app.example`. */
  origin: string;
  /** Default: the platform's, looked up at each call because App Bridge replaces it. */
  fetch?: typeof fetch;
  /** The Authorization header for the page's area, null for none; see `authorizationFor`. Called for each request. */
  authorization(): string | null;
  /** Called once per client, at the first 401. */
  onSessionExpired(): void;
  /** Reads a cookie that scripts may see; the document's by default. */
  readCookie?(name: string): string | null;
  /** `Idempotency-Key` of a POST that brings none; a UUID by default. */
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
}

/** A 2xx reply with a JSON body that is not checked yet. */
export interface RawReply {
  /** `GET /stats`. */
  endpoint: string;
  body: unknown;
  headers: Headers;
  requestId: string | null;
}

/** Sends a request; throws an ApiError, or the signal's reason when aborted. */
export interface HttpClient {
  request(endpoint: Endpoint, request?: RequestOptions): Promise<RawReply>;
}

/**
 * The shared request helper of §7. A GET is tried up to three times on transient errors (no reply, 5xx, 429). Anything
 * else is sent once, since a POST without a reply may have been carried out.
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
    init.signal?.throwIfAborted();
    const name = endpointName(endpoint);
    let requestId: string | null = null;
    let response: Response;
    let text: string;
    try {
      response = await send(buildUrl(origin, endpoint, init.params, init.query), {
        method: endpoint.method,
        headers: headersFor(endpoint, init),
        body: init.body === undefined ? undefined : JSON.stringify(init.body),
        signal: init.signal,
        credentials: 'same-origin',
        // A redirect could carry a token or a secret to another origin; the contract has no redirects.
        redirect: 'error',
      });
      requestId = response.headers.get('X-Request-Id');
      // The body of a 401 is not read: a slow one would delay the alert.
      text = response.status === 401 ? '' : await response.text();
    } catch (cause) {
      if (init.signal?.aborted) throw init.signal.reason;
      throw new NetworkError({ endpoint: name, requestId }, cause);
    }
    // Some replacements of fetch ignore signals.
    init.signal?.throwIfAborted();

    const callInfo = { endpoint: name, requestId };
    if (response.status === 401) {
      if (!sessionExpired) {
        sessionExpired = true;
        onSessionExpired();
      }
      throw new SessionExpiredError(callInfo);
    }
    const body = parseJson(text);
    if (!response.ok) {
      throw new HttpError(callInfo, {
        status: response.status,
        body: bodyOf(text, body),
        serverMessage: serverMessageIn(body),
        retryAfterMs: parseRetryAfter(response.headers.get('Retry-After'), Date.now()),
      });
    }
    if (body === undefined)
      throw new UnexpectedReplyError(callInfo, '(body)', text === '' ? 'is empty' : 'is not JSON');
    return { ...callInfo, body, headers: response.headers };
  }

  function headersFor(endpoint: Endpoint, init: RequestOptions): Record<string, string> {
    const headers: Record<string, string> = { Accept: 'application/json' };
    const token = authorization();
    if (token !== null) headers.Authorization = token;
    if (endpoint.method === 'GET') return headers;
    if (init.body !== undefined) headers['Content-Type'] = 'application/json';
    if (init.idempotencyKey !== undefined) headers['Idempotency-Key'] = init.idempotencyKey;
    const xsrf = readCookie('XSRF-TOKEN');
    if (xsrf !== null) headers['X-XSRF-TOKEN'] = xsrf;
    return headers;
  }

  return { request };
}

/** Undefined for what is not JSON, since JSON has no undefined. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Body for an error: the JSON, else the text, else null. */
function bodyOf(text: string, json: unknown): unknown {
  if (json !== undefined) return json;
  return text === '' ? null : text;
}
