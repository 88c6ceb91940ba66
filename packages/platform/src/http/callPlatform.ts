import { type Message, message } from '@hub/domain/messages';
import { isShopDomain } from '@hub/domain/navigation';
import { msToBegin, withoutUnstorable } from '@hub/domain/shared';
import type { z } from 'zod';
import {
  AccessDeniedError,
  CallNotBegunError,
  PlatformError,
  ShopNotFoundError,
  ShopUnavailableError,
  StoreThrottledError,
  StoreUnreachableError,
  TokenRevokedError,
  UnexpectedStoreReplyError,
} from '../PlatformError.ts';
import { describeConnectionFailure } from './describeConnectionFailure.ts';

export interface CallOptions {
  /** `sample.myshopify.com`. */
  shopDomain: string;
  /** Called in place of `https://{shopDomain}`: a simulated store on this machine. */
  origin?: string;
  /** From the call to the last byte of the reply; `callTimeLimitMs` by default. */
  timeLimitMs?: number;
  /** No call is under way after it, ms of `performance.now()`: one that might be is not begun. Any time by default. */
  endsAt?: number;
  /** Longest reply that is read. */
  maxReplyBytes?: number;
  /** Ends a call early, when the process ends. */
  signal?: AbortSignal;
  /** Milliseconds since 1970. */
  now?(): number;
}

export interface PlatformCall<Reply> {
  /** In words: "the query Shop". */
  name: Message;
  path: string;
  headers?: Readonly<Record<string, string>>;
  body: unknown;
  reply: z.ZodType<Reply>;
  /** The error of a status and its body, where this call has one of its own. */
  errorOfStatus?(status: number, body: string | null): PlatformError | null;
}

/** How long a call takes at most, ms. */
const callTimeLimitMs = 30_000;

/** How many milliseconds are left to begin a call. */
export function msToBeginCall({ timeLimitMs = callTimeLimitMs, endsAt = Infinity }: CallOptions): number {
  return msToBegin({ endsAt, limitMs: timeLimitMs }, performance.now());
}

/** One POST of JSON to a shop: no redirect followed, nothing tried twice. Throws PlatformError. */
export async function callPlatform<Reply>(call: PlatformCall<Reply>, options: CallOptions): Promise<Reply> {
  const { timeLimitMs = callTimeLimitMs, maxReplyBytes = 20_000_000 } = options;
  if (msToBeginCall(options) < 0) throw new CallNotBegunError(message('store.tooSlow'));
  const text = await request(call, options, timeLimitMs, maxReplyBytes);
  const parsed = call.reply.safeParse(text === '' ? null : parseJson(text));
  if (!parsed.success) throw unexpected(call.name, fieldOf(parsed.error.issues));
  return parsed.data;
}

async function request(
  call: PlatformCall<unknown>,
  options: CallOptions,
  timeLimitMs: number,
  maxReplyBytes: number,
): Promise<string> {
  const timeLimit = AbortSignal.timeout(timeLimitMs);
  try {
    const response = await fetch(addressOf(options, call.path), {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...call.headers },
      body: JSON.stringify(call.body),
      redirect: 'manual',
      signal: options.signal ? AbortSignal.any([options.signal, timeLimit]) : timeLimit,
    });
    const text = await readText(response, maxReplyBytes);
    const failure = call.errorOfStatus?.(response.status, text) ?? errorOfStatus(call.name, response);
    if (failure) throw failure;
    if (text === null) throw unexpected(call.name, message('connections.tooManyBytes', { bytes: maxReplyBytes }));
    if (text.startsWith('<')) throw new StoreUnreachableError(message('store.webPage'), true);
    return text;
  } catch (error) {
    if (error instanceof PlatformError) throw error;
    const { problem, mayHaveArrived } = timeLimit.aborted
      ? { problem: message('connections.noAnswer', { seconds: timeLimitMs / 1000 }), mayHaveArrived: true }
      : describeConnectionFailure(error);
    throw new StoreUnreachableError(message('store.noReply', { problem }), mayHaveArrived);
  }
}

/** Only shops are called, whatever a stored domain says. */
function addressOf({ shopDomain, origin }: CallOptions, path: string): URL {
  if (!isShopDomain(shopDomain)) throw new ShopNotFoundError('This is no address of a shop.');
  return new URL(path, origin ?? `https://${shopDomain}`);
}

/** Null: the body is the reply. */
function errorOfStatus(name: Message, { status, headers }: Response): PlatformError | null {
  if (status >= 200 && status < 300) return null;
  switch (status) {
    case 401:
      return new TokenRevokedError(message('store.noToken'));
    case 402:
      return new ShopUnavailableError(message('store.unpaid'), 'frozen');
    case 403:
      return new AccessDeniedError(message('store.notAllowed'), null);
    case 404:
      return new ShopNotFoundError(message('store.gone'));
    case 423:
      return new ShopUnavailableError(message('store.locked'), 'locked');
    case 429:
      return new StoreThrottledError(message('store.callLimit'), retryAfterMs(headers));
  }
  if (status >= 500 || status === 408) return new StoreUnreachableError(message('store.problems', { status }), true);
  if (status >= 300 && status < 400) return unexpected(name, message('connections.redirect', { status }));
  return unexpected(name, message('connections.status', { status }));
}

/** Of `Retry-After` in seconds, with a fraction; null: not said. */
function retryAfterMs(headers: Headers): number | null {
  const seconds = Number.parseFloat(headers.get('retry-after') ?? '');
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds * 1000, 60_000) : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(withoutUnstorable(text));
  } catch {
    return undefined;
  }
}

const unexpected = (name: Message, problem: Message) =>
  new UnexpectedStoreReplyError(message('store.unknownForm', { call: name, problem }));

/** "`data.shop.name` is no string": names of fields and kinds, never a value. `name`: of what was read. */
export function fieldOf(issues: readonly { path: PropertyKey[]; expected?: unknown }[], name?: string): Message {
  const [first] = issues;
  if (!first) return message('connections.notDocumented');
  const field = [...(name === undefined ? [] : [name]), ...first.path].map(String).join('.');
  const kind = typeof first.expected === 'string' ? first.expected : null;
  if (field === '')
    return kind === null ? message('connections.replyNotDocumented') : message('connections.replyNoKind', { kind });
  return kind === null
    ? message('connections.fieldNotDocumented', { field })
    : message('connections.noKind', { field, kind });
}

/** Reads a reply to its end; null: it is longer than `maxBytes`. Throws what the stream throws. */
async function readText(response: Response, maxBytes: number): Promise<string | null> {
  if (response.body === null) return '';
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    // Leaving the loop cancels the stream.
    if (bytes > maxBytes) return null;
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks)).trim();
}
