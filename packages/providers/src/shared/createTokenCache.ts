import { createHash } from 'node:crypto';
import type { AccountSettings } from '../ProviderAdapter.ts';
import { CredentialsRefusedError } from '../ProviderError.ts';

export interface AccessToken {
  token: string;
  /** Milliseconds; null: the 3PL does not say. */
  expiresInMs: number | null;
}

/** Access tokens of a provider's accounts, in the memory of this process only. */
export interface TokenCache {
  /**
   * Calls with a token of the account. A kept token that is refused is replaced by a new one, once; what a new one is
   * refused with is thrown.
   */
  withToken<Result>(
    account: AccountSettings,
    requestToken: () => Promise<AccessToken>,
    send: (token: string) => Promise<Result>,
  ): Promise<Result>;
  /** The next call asks for a new token. */
  forget(account: AccountSettings): void;
}

interface KeptToken {
  token: Promise<string>;
  /** As of `now()`; infinite while the token is on its way. */
  validUntil: number;
}

/** Beyond these the oldest token is dropped; its account asks for a new one. */
const maxAccounts = 1000;

/** Tokens are kept for `maxAgeMs`, or half of their life if that is shorter. */
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
        // Calls at the same time share one new token.
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

/** A hash, so that no secret is a key. */
function keyOf({ credentials }: AccountSettings): string {
  const sorted = Object.entries(credentials).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64');
}
