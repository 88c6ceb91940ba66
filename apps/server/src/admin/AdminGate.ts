import { createHash, timingSafeEqual } from 'node:crypto';

/** Who may enter: `open`, `wrong`, or `locked` for so many seconds. */
export type Admission = { kind: 'open' } | { kind: 'wrong' } | { kind: 'locked'; seconds: number };

/** Wrong attempts of one address, and of all together, in a quarter of an hour. */
const limits = { ofAddress: 10, ofAll: 100, windowMs: 15 * 60_000 };

/** Checks the admin token against its hash, and counts wrong attempts in this process. */
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
      const [oldest] = own.length >= limits.ofAddress ? own : failures.length >= limits.ofAll ? failures : [];
      // The right token waits as well: else a guess would show by its answer.
      if (oldest) return { kind: 'locked', seconds: Math.ceil((oldest.at + limits.windowMs - time) / 1_000) };
      const token = (authorization ?? '').replace(/^Bearer /, '');
      // Digests have one length, and comparing them takes one time.
      if (timingSafeEqual(createHash('sha256').update(token).digest(), tokenHash)) return { kind: 'open' };
      // Without a token nobody has guessed.
      if (token !== '') failures.push({ address, at: time });
      return { kind: 'wrong' };
    },
  };
}
