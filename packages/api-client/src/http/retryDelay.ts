import { HttpError, NetworkError } from './errors.ts';

/** A GET is tried this often in all (design: "GET at most 3 tries"). */
export const maxAttempts = 3;

/**
 * Before the second try; each further one waits twice as long. Together under a second, so that a person hears of a
 * fault within one.
 */
const baseDelayMs = 200;

/** A server that asks for more than this is not waited for: the error says so, and the person decides. */
const maxRetryAfterMs = 30_000;

/**
 * How long to wait after try number `tried` of a GET failed (1 is the first), or null when it is not to be tried again.
 */
export function retryDelay(error: unknown, attempt: number): number | null {
  if (attempt >= maxAttempts) return null;
  const delayMs = baseDelayMs * 2 ** (attempt - 1);
  if (error instanceof NetworkError) return delayMs;
  if (!(error instanceof HttpError)) return null;
  if (error.status < 500 && error.status !== 429) return null;
  const retryAfterMs = error.retryAfterMs ?? 0;
  return retryAfterMs > maxRetryAfterMs ? null : Math.max(delayMs, retryAfterMs);
}

/** `Retry-After` in milliseconds from `now`: a number of seconds or a date (RFC 9110); null when it says nothing. */
export function parseRetryAfter(header: string | null, now: number): number | null {
  if (header === null || header.trim() === '') return null;
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1000;
  const until = Date.parse(header);
  return Number.isNaN(until) ? null : Math.max(0, until - now);
}
