import { addressOf } from './addressOf.ts';
import { endpointName, type Endpoint } from './Endpoint.ts';
import { HttpError, NetworkError, SessionExpiredError, UnexpectedReplyError } from './errors.ts';
import { parseLongJson } from './parseLongJson.ts';
import { readBrowserCookie } from './readBrowserCookie.ts';
import { parseRetryAfter, retryPause } from './retryPause.ts';
import { serverMessageIn } from './serverMessageIn.ts';
import { waitFor } from './waitFor.ts';

export interface HttpOptions {
  /** `https://app.example`: the page's own origin, the only one that is ever called. */
  origin: string;
  /** The platform's when absent, looked up at each call, because App Bridge replaces it. */
  fetch?: typeof fetch;
  /**
   * The Authorization header for the area that the page is in, null for none; see `authorizationFor`. Asked at each
   * call.
   */
  authorization(): string | null;
  /** Called once in the life of the client, at the first 401, however many calls get one. */
  onSessionExpired(): void;
  /** Reads a cookie that scripts may see; the document's when absent. */
  readCookie?(name: string): string | null;
  /** Makes an `Idempotency-Key` for a POST that brings none; a UUID when absent. */
  newKey?(): string;
  /** Waits between the tries of a GET; rejects when the signal is aborted. */
  wait?(ms: number, signal?: AbortSignal): Promise<void>;
}

/** What the caller of any client function may add. */
export interface CallOptions {
  /** Ends the call; the promise then rejects with the signal's reason. There is no time-out (§9). */
  signal?: AbortSignal;
}

/** What the caller of a function that changes something may add. */
export interface ChangeOptions extends CallOptions {
  /** One UUID per intent of the person: the same one again when they press Retry. A new one when absent. */
  idempotencyKey?: string;
}

/** One call: what fills the path, the query and the body. */
export interface Ask extends ChangeOptions {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | undefined>>;
  body?: unknown;
}

/** A reply with status 2xx whose body is JSON, not yet held against the contract. */
export interface RawReply {
  /** `GET /stats`. */
  endpoint: string;
  body: unknown;
  headers: Headers;
  requestId: string | null;
}

/** Asks an endpoint; throws only the error family, or the signal's reason when aborted. */
export interface Http {
  ask(endpoint: Endpoint, ask?: Ask): Promise<RawReply>;
}

/**
 * The shared request helper of §7. A GET is tried up to three times where the fault may pass (no answer, 5xx, 429);
 * anything else is sent once, because nobody knows whether a POST without an answer was carried out.
 */
export function createHttp(options: HttpOptions): Http {
  const { origin, authorization, onSessionExpired } = options;
  const send: typeof fetch = options.fetch ?? ((input, init) => fetch(input, init));
  const readCookie = options.readCookie ?? readBrowserCookie;
  const newKey = options.newKey ?? (() => crypto.randomUUID());
  const wait = options.wait ?? waitFor;
  let sessionExpired = false;

  async function ask(endpoint: Endpoint, call: Ask = {}): Promise<RawReply> {
    const idempotencyKey = endpoint.method === 'POST' ? (call.idempotencyKey ?? newKey()) : undefined;
    for (let tried = 1; ; tried += 1) {
      try {
        return await askOnce(endpoint, { ...call, idempotencyKey });
      } catch (error) {
        const pause = endpoint.method === 'GET' ? retryPause(error, tried) : null;
        if (pause === null || sessionExpired) throw error;
        await wait(pause, call.signal);
        if (sessionExpired) throw error;
      }
    }
  }

  async function askOnce(endpoint: Endpoint, call: Ask): Promise<RawReply> {
    call.signal?.throwIfAborted();
    const name = endpointName(endpoint);
    let requestId: string | null = null;
    let response: Response;
    let text: string;
    try {
      response = await send(addressOf(origin, endpoint, call.params, call.query), {
        method: endpoint.method,
        headers: headersFor(endpoint, call),
        body: call.body === undefined ? undefined : JSON.stringify(call.body),
        signal: call.signal,
        credentials: 'same-origin',
        // A redirect could carry a token or a secret to another origin; the contract has none.
        redirect: 'error',
      });
      requestId = response.headers.get('X-Request-Id');
      // A 401 says it all; a body that trickles or breaks off must not keep the alert back.
      text = response.status === 401 ? '' : await response.text();
    } catch (cause) {
      if (call.signal?.aborted) throw call.signal.reason;
      throw new NetworkError({ endpoint: name, requestId }, cause);
    }
    // Not every replacement of fetch knows signals.
    call.signal?.throwIfAborted();

    const facts = { endpoint: name, requestId };
    if (response.status === 401) {
      if (!sessionExpired) {
        sessionExpired = true;
        onSessionExpired();
      }
      throw new SessionExpiredError(facts);
    }
    const body = await parsed(text, call.signal);
    if (!response.ok) {
      throw new HttpError(facts, {
        status: response.status,
        body: bodyOf(text, body),
        serverMessage: serverMessageIn(body),
        retryAfterMs: parseRetryAfter(response.headers.get('Retry-After'), Date.now()),
      });
    }
    if (body === undefined) throw new UnexpectedReplyError(facts, '(body)', text === '' ? 'is empty' : 'is not JSON');
    return { ...facts, body, headers: response.headers };
  }

  function headersFor(endpoint: Endpoint, call: Ask): Record<string, string> {
    const headers: Record<string, string> = { Accept: 'application/json' };
    const token = authorization();
    if (token !== null) headers.Authorization = token;
    if (endpoint.method === 'GET') return headers;
    if (call.body !== undefined) headers['Content-Type'] = 'application/json';
    if (call.idempotencyKey !== undefined) headers['Idempotency-Key'] = call.idempotencyKey;
    const xsrf = readCookie('XSRF-TOKEN');
    if (xsrf !== null) headers['X-XSRF-TOKEN'] = xsrf;
    return headers;
  }

  return { ask };
}

/** Undefined for what is not JSON; JSON itself has no undefined. */
async function parsed(text: string, signal: AbortSignal | undefined): Promise<unknown> {
  try {
    return await parseLongJson(text, { signal });
  } catch {
    signal?.throwIfAborted();
    return undefined;
  }
}

/** What an error carries: the JSON, else the text, else null for nothing at all. */
function bodyOf(text: string, json: unknown): unknown {
  if (json !== undefined) return json;
  return text === '' ? null : text;
}
