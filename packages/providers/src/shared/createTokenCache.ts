import { createHash } from 'node:crypto';
import type { AccountSettings } from '../ProviderAdapter.ts';
import { CredentialsRefusedError } from '../ProviderError.ts';

export interface AccessToken {
  token: string;
  /** Milliseconds; null when the 3PL doesn't say. */
  expiresInMs: number | null;
}

/** Access tokens per account, kept only in this process's memory. */
export interface TokenCache {
  /** Calls `send` with a token of the account. Replaces a refused cached token once; a refused new token throws. */
  withToken<Result>(
    account: AccountSettings,
    requestToken: () => Promise<AccessToken>,
    send: (token: string) => Promise<Result>,
  ): Promise<Result>;
  /** Makes the next call request a new token. */
  forget(account: AccountSettings): void;
}

interface KeptToken {
  token: Promise<string>;
  /** In `now()` time; infinite while the request is pending. */
  validUntil: number;
}

/** Above this, drops the oldest token, and its account requests a new one. */
const maxAccounts = 1000;

/** Keeps tokens for `maxAgeMs` or half their lifetime, whichever is shorter. */
export function createTokenCache(maxAgeMs: number, now: () => number = Date.now): TokenCache {
  const kept = new Map<string, KeptToken>();

  function request(key: string, requestToken: () => Promise<AccessToken>): Promise<string> {
    const entry: KeptToken = { token: Promise.resolve(''), validUntil: Infinity };
    entry.token = requestToken().then(
      ({ token, expiresInMs }) => {
        entry.validUntil = now() + Math.min(maxAgeMs, (expiresInMs ?? Infinity) / 2);
        return token;
      },
      (error: unknown) => {
        if (kept.get(key) === entry) kept.delete(key);
        throw error;
      },
    );
    kept.delete(key);
    kept.set(key, entry);
    const [oldest] = kept.keys();
    if (kept.size > maxAccounts && oldest !== undefined) kept.delete(oldest);
    return entry.token;
  }

  return {
    async withToken(account, requestToken, send) {
      const key = keyOf(account);
      const entry = kept.get(key);
      if (entry === undefined || entry.validUntil <= now()) return send(await request(key, requestToken));
      const token = await entry.token;
      try {
        return await send(token);
      } catch (error) {
        if (!(error instanceof CredentialsRefusedError)) throw error;
        // Simultaneous calls share one new token.
        const newer = kept.get(key);
        if (newer !== undefined && newer !== entry) return send(await newer.token);
        return send(await request(key, requestToken));
      }
    },
    forget(account) {
      kept.delete(keyOf(account));
    },
  };
}

/** A hash, so keys contain no secrets. */
function keyOf({ credentials }: AccountSettings): string {
  const sorted = Object.entries(credentials).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64');
}
