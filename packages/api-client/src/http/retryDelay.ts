import { HttpError, NetworkError, NotSentError } from './errors.ts';

/** Attempts of a GET. */
export const maxAttempts = 3;

/** Delay before the second attempt, doubled for each further one; under a second in total. */
const baseDelayMs = 200;

/** A longer `Retry-After` is not awaited; the error shows instead. */
const maxRetryAfterMs = 30_000;

/** Delay after attempt number `attempt` (from 1) of a GET, or `null` for no further attempt. */
export function retryDelay(error: unknown, attempt: number): number | null {
  if (attempt >= maxAttempts) return null;
  const delayMs = baseDelayMs * 2 ** (attempt - 1);
  if (error instanceof NotSentError) return null;
  if (error instanceof NetworkError) return delayMs;
  if (!(error instanceof HttpError)) return null;
  if (error.status < 500 && error.status !== 429) return null;
  const retryAfterMs = error.retryAfterMs ?? 0;
  return retryAfterMs > maxRetryAfterMs ? null : Math.max(delayMs, retryAfterMs);
}

/** `Retry-After` in milliseconds from `now`: seconds or a date (RFC 9110); `null` for neither. */
export function parseRetryAfter(header: string | null, now: number): number | null {
  if (header === null || header.trim() === '') return null;
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1000;
  const until = Date.parse(header);
  return Number.isNaN(until) ? null : Math.max(0, until - now);
}
