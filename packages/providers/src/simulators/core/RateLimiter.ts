/** Allowed calls per account and window. A `fixed` window begins with a call and resets for all calls at once. */
export interface RateLimitRule {
  calls: number;
  windowMs: number;
  window: 'sliding' | 'fixed';
}

export interface RateLimitState {
  isExceeded: boolean;
  limit: number;
  remaining: number;
  /** Milliseconds until a call is allowed again, or the window ends. */
  resetMs: number;
}

/** Refused calls don't count. */
export class RateLimiter {
  readonly #rule: RateLimitRule;
  readonly #calls = new Map<string, number[]>();

  constructor(rule: RateLimitRule) {
    this.#rule = rule;
  }

  take(account: string, now: number): RateLimitState {
    const { calls: limit, windowMs, window } = this.#rule;
    const known = this.#calls.get(account) ?? [];
    const start = known[0] ?? now;
    const calls =
      window === 'fixed' ? (now - start < windowMs ? known : []) : known.filter((at) => now - at < windowMs);
    this.#calls.set(account, calls);
    const isExceeded = calls.length >= limit;
    if (!isExceeded) calls.push(now);
    const resetMs = Math.max(0, (calls[0] ?? now) + windowMs - now);
    return { isExceeded, limit, remaining: limit - calls.length, resetMs };
  }
}
