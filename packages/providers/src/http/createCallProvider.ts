import { type Message, message, type Words } from '@hub/domain/messages';
import { errors, type Dispatcher } from 'undici';
import {
  CredentialsRefusedError,
  InvalidSettingsError,
  ProviderError,
  RateLimitedError,
  RefusedError,
  UnexpectedReplyError,
  UnreachableError,
} from '../ProviderError.ts';
import type { CallProvider, ProviderReply, ProviderRequest } from './CallProvider.ts';
import { createPublicDispatcher } from './createPublicDispatcher.ts';
import { createRedaction } from './createRedaction.ts';
import { readBody } from './readBody.ts';

/** Why there was no reply, as a clause without addresses. */
function describeConnectionFailure(error: unknown): Message {
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (/CERT|SIGNATURE|^ERR_(SSL|TLS)/.test(code)) return message('connections.certificate');
  return knownProblems[code] ?? message('connections.failed');
}

/** Error codes of Node.js and undici. */
const knownProblems: Readonly<Record<string, Message>> = {
  ECONNREFUSED: message('connections.refused'),
  ECONNRESET: message('connections.closed'),
  EPIPE: message('connections.closed'),
  UND_ERR_SOCKET: message('connections.closed'),
  UND_ERR_CONNECT_TIMEOUT: message('connections.noConnection'),
  ETIMEDOUT: message('connections.noConnection'),
  EHOSTUNREACH: message('connections.noRoute'),
  ENETUNREACH: message('connections.noRoute'),
  ENOTFOUND: message('connections.noHost'),
  EAI_AGAIN: message('connections.noLookup'),
};

export interface CallProviderOptions {
  /** Starts error messages: "ShipBob". */
  providerName: string;
  /** Origin of the API without a trailing slash; a path prefix works too. */
  baseUrl: string;
  /** Values that must never appear in errors: the account's secret fields. */
  secrets: readonly string[];
  /** Shared by all calls of a process; allows only public https hosts by default. */
  dispatcher?: Dispatcher;
  /** Limit from the call to the last byte of the reply; `callTimeLimitMs` by default. */
  timeLimitMs?: number;
  /** Longest reply to read. */
  maxReplyBytes?: number;
  /** Cancels calls when the process ends. */
  signal?: AbortSignal;
  /** Called after each call, for health and logs. Contains no secret. */
  onCall?(call: CompletedCall): void;
}

export interface CompletedCall {
  method: ProviderRequest<unknown>['method'];
  /** Without the query. */
  path: string;
  /** Null when there was no reply. */
  status: number | null;
  durationMs: number;
  outcome: CallOutcome;
  /** Error message; null on success. */
  problem: string | null;
}

export type CallOutcome =
  | 'succeeded'
  | 'credentialsRefused'
  | 'refused'
  | 'rateLimited'
  | 'unreachable'
  | 'unexpectedReply'
  | 'invalidSettings';

/** Maximum duration of a call, in ms. */
export const callTimeLimitMs = 15_000;

const userAgent = 'FulfillmentHub/1.0';
const sharedDispatcher = createPublicDispatcher();

/**
 * Calls an account's API with JSON both ways, without redirects or retries. Returns the reply's body or throws one of
 * the errors in `ProviderError`, whose messages contain no secret.
 */
export function createCallProvider(options: CallProviderOptions): CallProvider {
  return async (request) => {
    const startedAt = performance.now();
    const exchange: Exchange = { status: null, hasStarted: false };
    const [path = ''] = request.path.split('?');
    const report = (outcome: CallOutcome, problem: string | null) =>
      options.onCall?.({
        method: request.method,
        path,
        status: exchange.status,
        durationMs: performance.now() - startedAt,
        outcome,
        problem,
      });
    try {
      const reply = await call(options, request, exchange);
      report('succeeded', null);
      return reply;
    } catch (error) {
      const problem = toProviderError(error, options, exchange);
      report(outcomeOf(problem), problem.message);
      throw problem;
    }
  };
}

/** Progress of a call. */
interface Exchange {
  status: number | null;
  /** The request was written to a connection, so the 3PL may have received it. */
  hasStarted: boolean;
}

async function call<Reply>(
  options: CallProviderOptions,
  request: ProviderRequest<Reply>,
  exchange: Exchange,
): Promise<ProviderReply<Reply>> {
  const { providerName, timeLimitMs = callTimeLimitMs, maxReplyBytes = 5_000_000 } = options;
  const timeLimit = AbortSignal.timeout(timeLimitMs);
  const url = addressOf(options, request.path);
  const { body, contentType } = requestBody(request.body);
  const redact = createRedaction(options.secrets, request.headers ?? {});

  const response = await watchStart(options.dispatcher ?? sharedDispatcher, () => {
    exchange.hasStarted = true;
  }).request({
    origin: url.origin,
    path: `${url.pathname}${url.search}`,
    method: request.method,
    headers: {
      'user-agent': userAgent,
      accept: 'application/json',
      ...contentType,
      ...lowerCaseNames(request.headers),
    },
    body,
    signal: options.signal ? AbortSignal.any([options.signal, timeLimit]) : timeLimit,
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  exchange.status = response.statusCode;
  const headers = flatten(response.headers);
  const content = await readBody(response.body, headers['content-type'] ?? '', {
    maxBytes: maxReplyBytes,
    secrets: options.secrets,
  });
  const status = response.statusCode;

  const words = () => {
    const own = content.kind === 'json' || content.kind === 'text' ? request.refusal(content.value) : null;
    return redactTexts(own, redact);
  };
  const failure = statusProblem(providerName, status, headers, words, request.accept ?? []);
  if (failure) throw failure;

  if (content.kind === 'html')
    throw new UnreachableError(message('providers.webPage', { provider: providerName }), true);
  const [path = ''] = request.path.split('?');
  const called = { provider: providerName, call: `${request.method} ${path}` };
  const unexpected = (problem: Message) =>
    new UnexpectedReplyError(message('providers.unknownForm', { ...called, problem }));
  if (content.kind === 'tooLong') throw unexpected(message('connections.tooManyBytes', { bytes: maxReplyBytes }));
  if (content.kind === 'text') throw unexpected(message('connections.notJson'));
  // An accepted refusal also has a reason, which its adapter reads.
  const isRefusal = status < 200 || status >= 300;
  const parsed = request.reply.safeParse(isRefusal ? redactTexts(content.value, redact) : content.value);
  if (!parsed.success) throw unexpected(fieldsOf(parsed.error.issues));
  return { status, headers, body: parsed.data };
}

/** Redacts every string in a JSON value. */
function redactTexts<Value>(value: Value, redact: (text: string) => string): Value {
  const redacted = (part: unknown): unknown => {
    if (typeof part === 'string') return redact(part);
    if (Array.isArray(part)) return part.map(redacted);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, redacted(each)]));
  };
  return redacted(value) as Value;
}

/** Null when the body is the reply. */
function statusProblem(
  providerName: string,
  status: number,
  headers: Readonly<Record<string, string>>,
  words: () => Words | null,
  accept: readonly number[],
): ProviderError | null {
  if ((status >= 200 && status < 300) || accept.includes(status)) return null;
  const provider = providerName;
  if (status === 401) return new CredentialsRefusedError(words() ?? message('providers.credentials', { provider }));
  if (status === 403) return new CredentialsRefusedError(words() ?? message('providers.notAllowed', { provider }));
  if (status === 429) return new RateLimitedError(message('providers.callLimit', { provider }), retryDelay(headers));
  if (status >= 500 || status === 408)
    return new UnreachableError(message('providers.problems', { provider, status }), true);
  if (status < 400) return new UnexpectedReplyError(message('providers.redirect', { provider, status }));
  return new RefusedError(words() ?? message('providers.refused', { provider, status }), status);
}

/** Keeps the address on the account's host, even for a link to another host. */
function addressOf({ baseUrl, providerName }: CallProviderOptions, path: string): URL {
  const base = new URL(baseUrl);
  const url = path.startsWith('/') && URL.canParse(`${baseUrl}${path}`) ? new URL(`${baseUrl}${path}`) : null;
  if (url?.origin !== base.origin)
    throw new UnexpectedReplyError(message('providers.foreignLink', { provider: providerName }));
  return url;
}

function requestBody(body: unknown): { body: string | null; contentType: Record<string, string> } {
  if (body === undefined) return { body: null, contentType: {} };
  if (body instanceof URLSearchParams)
    return { body: body.toString(), contentType: { 'content-type': 'application/x-www-form-urlencoded' } };
  return { body: JSON.stringify(body), contentType: { 'content-type': 'application/json' } };
}

function lowerCaseNames(headers: Readonly<Record<string, string>> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

function flatten(headers: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value = '']) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );
}

/** "`items.0.id` is no string": field names and types, never values. */
function fieldsOf(issues: readonly { path: PropertyKey[]; expected?: unknown }[]): Message {
  const [{ path, expected: kind } = { path: [] }] = issues;
  const field = path.map(String).join('.');
  if (field === '')
    return typeof kind === 'string'
      ? message('connections.replyNoKind', { kind })
      : message('connections.replyNotDocumented');
  return typeof kind === 'string'
    ? message('connections.noKind', { field, kind })
    : message('connections.fieldNotDocumented', { field });
}

function toProviderError(error: unknown, options: CallProviderOptions, exchange: Exchange): ProviderError {
  if (error instanceof ProviderError) return error;
  const { providerName, timeLimitMs = callTimeLimitMs } = options;
  if (error instanceof errors.InvalidArgumentError)
    return new InvalidSettingsError(message('providers.character', { provider: providerName }));
  const isTimeout = error instanceof Error && error.name === 'TimeoutError';
  const problem = isTimeout
    ? message('connections.noAnswer', { seconds: timeLimitMs / 1000 })
    : describeConnectionFailure(error);
  return new UnreachableError(message('providers.noReply', { provider: providerName, problem }), exchange.hasStarted);
}

function outcomeOf(error: ProviderError): CallOutcome {
  if (error instanceof CredentialsRefusedError) return 'credentialsRefused';
  if (error instanceof RefusedError) return 'refused';
  if (error instanceof RateLimitedError) return 'rateLimited';
  if (error instanceof UnreachableError) return 'unreachable';
  return error instanceof InvalidSettingsError ? 'invalidSettings' : 'unexpectedReply';
}

/**
 * Milliseconds to wait after a 429, from `Retry-After` (seconds or a date), ShipBob's `x-retry-after` or ShipStation's
 * `X-Rate-Limit-Reset` (seconds); null without any of them.
 */
function retryDelay(headers: Readonly<Record<string, string>>, now = Date.now()): number | null {
  const value = headers['retry-after'] ?? headers['x-retry-after'] ?? headers['x-rate-limit-reset'];
  if (value === undefined || value.trim() === '') return null;
  const seconds = Number(value);
  const delay = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - now;
  return Number.isNaN(delay) ? null : Math.max(0, delay);
}

/**
 * Reports when a request is written to an open connection. Before that (DNS, connect, TLS) the other side has received
 * nothing.
 */
function watchStart(dispatcher: Dispatcher, onStart: () => void): Dispatcher {
  return dispatcher.compose(
    (dispatch) => (options, handler) =>
      dispatch(options, {
        onRequestStart(controller, context) {
          onStart();
          handler.onRequestStart?.(controller, context);
        },
        onRequestUpgrade: (...args) => handler.onRequestUpgrade?.(...args),
        onResponseStart: (...args) => handler.onResponseStart?.(...args),
        onResponseData: (...args) => handler.onResponseData?.(...args),
        onResponseEnd: (...args) => handler.onResponseEnd?.(...args),
        onResponseError: (...args) => handler.onResponseError?.(...args),
      }),
  );
}
