import { hkdfSync } from 'node:crypto';
import type { KeyRing } from '@hub/database/providers';
import { sign, verify } from 'hono/jwt';

export interface TokenHolder {
  shopId: number;
  staffId: string;
}

/** Signs and checks the tokens that shop info returns and all other calls carry (§6). */
export interface CallTokens {
  /** `Bearer …`, valid for an hour. */
  issue(holder: TokenHolder): Promise<string>;
  /** Null for a header that is missing, changed, expired or signed with another key. */
  check(authorization: string | null): Promise<TokenHolder | null>;
}

/** Ours have two hundred characters. */
const longestToken = 2_000;
const lifetimeSeconds = 3_600;
const algorithm = 'HS256';
const audience = 'hub-calls';

/** The keys that sign tokens, one derived from each key of the ring: none of them can decrypt anything. */
export function tokenKeys({ keys: [newest, ...older] }: KeyRing): [string, ...string[]] {
  const derive = ({ key }: KeyRing['keys'][number]) =>
    Buffer.from(hkdfSync('sha256', key, '', 'tokens of calls', 32)).toString('base64');
  return [derive(newest), ...older.map(derive)];
}

/** `keys`: the first one signs and all are accepted, so that a new key ends no session. */
export function createTokens(keys: readonly [string, ...string[]], now: () => Date = () => new Date()): CallTokens {
  return {
    async issue({ shopId, staffId }) {
      const issuedAt = Math.floor(now().getTime() / 1000);
      const claims = { shop: shopId, sub: staffId, aud: audience, iat: issuedAt, exp: issuedAt + lifetimeSeconds };
      return `Bearer ${await sign(claims, keys[0], algorithm)}`;
    },
    async check(authorization) {
      const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1];
      if (token === undefined || token.length > longestToken) return null;
      for (const key of keys) {
        const holder = await holderOf(token, key, now());
        if (holder !== null) return holder;
      }
      return null;
    },
  };
}

async function holderOf(token: string, key: string, now: Date): Promise<TokenHolder | null> {
  try {
    // The library's clock cannot be set, so the time is checked here.
    const claims = await verify(token, key, { alg: algorithm, aud: audience, exp: false, iat: false });
    const { shop, sub, exp } = claims;
    if (!isShopId(shop) || !isStaffId(sub) || typeof exp !== 'number') return null;
    return exp * 1000 > now.getTime() ? { shopId: shop, staffId: sub } : null;
  } catch {
    return null;
  }
}

const isShopId = (value: unknown): value is number => Number.isSafeInteger(value);

/** PostgreSQL keeps no NUL. */
const isStaffId = (value: unknown): value is string => typeof value === 'string' && !value.includes('\0');
