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
  /** Called instead of `https://{shopDomain}`: a simulated store on this machine. */
  origin?: string;
  /** From the start of the call to the last byte of the reply; `callTimeLimitMs` by default. */
  timeLimitMs?: number;
  /** Deadline in ms of `performance.now()`. A call that might run past it is not started. No deadline by default. */
  endsAt?: number;
  /** Longest reply that is read, bytes. */
  maxReplyBytes?: number;
  /** Aborts a call when the process stops. */
  signal?: AbortSignal;
  /** Milliseconds since 1970. */
  now?(): number;
}

export interface PlatformCall<Reply> {
  /** In words, such as "the query Shop". */
  name: Message;
  path: string;
  headers?: Readonly<Record<string, string>>;
  body: unknown;
  reply: z.ZodType<Reply>;
  /** Maps a status and body to an error specific to this call; null for the default. */
  errorOfStatus?(status: number, body: string | null): PlatformError | null;
}

/** Longest duration of a call, ms. */
const callTimeLimitMs = 30_000;

/** Milliseconds left in which a call may still start. */
export function msToBeginCall({ timeLimitMs = callTimeLimitMs, endsAt = Infinity }: CallOptions): number {
  return msToBegin({ endsAt, limitMs: timeLimitMs }, performance.now());
}

/** POSTs JSON to a shop once: follows no redirect and does not retry. Throws PlatformError. */
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

/** Calls only shops, even if a stored domain is wrong. */
function addressOf({ shopDomain, origin }: CallOptions, path: string): URL {
  if (!isShopDomain(shopDomain)) throw new ShopNotFoundError('This is no address of a shop.');
  return new URL(path, origin ?? `https://${shopDomain}`);
}

/** Null if the body is the reply. */
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

/** `Retry-After` in seconds, with a fraction, as ms; null if absent. */
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

/** Names the field and its kind, such as "`data.shop.name` is no string", never a value. `name`: what was read. */
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

/** Reads a reply to its end; null if it is longer than `maxBytes`. Throws stream errors. */
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
