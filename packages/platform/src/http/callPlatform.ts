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
import { readText } from './readText.ts';

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
  /** In messages: "the query Shop". */
  name: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  body: unknown;
  reply: z.ZodType<Reply>;
  /** The error of a status, where this call has one of its own. */
  errorOfStatus?(status: number): PlatformError | null;
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
  if (msToBeginCall(options) < 0) throw new CallNotBegunError('The store answers too slowly.');
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
    const failure = call.errorOfStatus?.(response.status) ?? errorOfStatus(call.name, response);
    if (failure) throw failure;
    if (text === null) throw unexpected(call.name, `more than ${maxReplyBytes} bytes`);
    if (text.startsWith('<')) throw new StoreUnreachableError('The store sent a web page instead of data.', true);
    return text;
  } catch (error) {
    if (error instanceof PlatformError) throw error;
    const { words, mayHaveArrived } = timeLimit.aborted
      ? { words: `no answer within ${timeLimitMs / 1000} seconds`, mayHaveArrived: true }
      : describeConnectionFailure(error);
    throw new StoreUnreachableError(`The store cannot be reached: ${words}.`, mayHaveArrived);
  }
}

/** Only shops are called, whatever a stored domain says. */
function addressOf({ shopDomain, origin }: CallOptions, path: string): URL {
  if (!isShopDomain(shopDomain)) throw new ShopNotFoundError('This is no address of a shop.');
  return new URL(path, origin ?? `https://${shopDomain}`);
}

/** Null: the body is the reply. */
function errorOfStatus(name: string, { status, headers }: Response): PlatformError | null {
  if (status >= 200 && status < 300) return null;
  switch (status) {
    case 401:
      return new TokenRevokedError('The store does not accept the access token of this app any more.');
    case 402:
      return new ShopUnavailableError('The store is frozen: its own plan has not been paid.', 'frozen');
    case 403:
      return new AccessDeniedError('The store does not allow this app to do that.', null);
    case 404:
      return new ShopNotFoundError('There is no store at this address any more.');
    case 423:
      return new ShopUnavailableError('The store is locked by the platform.', 'locked');
    case 429:
      return new StoreThrottledError(
        'The store has reached its limit of calls. Try again in a minute.',
        retryAfterMs(headers),
      );
  }
  if (status >= 500 || status === 408)
    return new StoreUnreachableError(`The store is having problems (status ${status}).`, true);
  if (status >= 300 && status < 400) return unexpected(name, `a redirect (status ${status})`);
  return unexpected(name, `status ${status}`);
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

const unexpected = (name: string, problem: string) =>
  new UnexpectedStoreReplyError(`The store answered ${name} in an unknown form: ${problem}.`);

/** "`data.shop.name` is no string": names of fields and kinds, never a value. */
export function fieldOf(issues: readonly { path: PropertyKey[]; expected?: unknown }[]): string {
  const [first] = issues;
  if (!first) return 'not as documented';
  const field = first.path.length === 0 ? 'the reply' : `\`${first.path.map(String).join('.')}\``;
  return typeof first.expected === 'string' ? `${field} is no ${first.expected}` : `${field} is not as documented`;
}
