import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether a caller gets in. `seconds`: time until the lock ends. */
export type Admission = { kind: 'open' } | { kind: 'wrong' } | { kind: 'locked'; seconds: number };

/** Wrong attempts in a quarter of an hour, per address and in total. */
const limits = { perAddress: 10, inTotal: 100, windowMs: 15 * 60_000 };

/** Checks the admin token against its hash and counts wrong attempts in this process. */
export interface AdminGate {
  /** `authorization`: the token as the browser sends it, with or without "Bearer ". */
  enter(authorization: string | null, address: string): Admission;
}

/** `now`: ms since 1970. */
export function createAdminGate(tokenHash: Buffer, now: () => number = Date.now): AdminGate {
  let failures: { address: string; at: number }[] = [];
  return {
    enter(authorization, address) {
      const time = now();
      failures = failures.filter(({ at }) => at > time - limits.windowMs);
      const own = failures.filter((failure) => failure.address === address);
      const [oldest] = own.length >= limits.perAddress ? own : failures.length >= limits.inTotal ? failures : [];
      // Refused even with the right token: otherwise the reply would reveal a guess.
      if (oldest) return { kind: 'locked', seconds: Math.ceil((oldest.at + limits.windowMs - time) / 1_000) };
      const token = (authorization ?? '').replace(/^Bearer /, '');
      // Digests have the same length, so the comparison takes constant time.
      if (timingSafeEqual(createHash('sha256').update(token).digest(), tokenHash)) return { kind: 'open' };
      // A request without a token is not a guess.
      if (token !== '') failures.push({ address, at: time });
      return { kind: 'wrong' };
    },
  };
}
