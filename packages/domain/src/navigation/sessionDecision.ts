import { parseHost } from './shopDomain.ts';
import { isShopDomain } from '../shared/shop/isShopDomain.ts';

/** Contents of address and storage, with `host` base64-decoded by the caller; `null` for missing parts. */
export interface SessionParts {
  query: {
    shop: string | null;
    /** `host` as in the address. */
    host: string | null;
    /** `host` base64-decoded; `null` when it is not base64. */
    hostText: string | null;
    session: string | null;
    userId: string | null;
  };
  stored: {
    shop: string | null;
    host: string | null;
    sessionId: string | null;
    userId: string | null;
  };
}

/** The session to enter /app with, or a redirect to login. */
export type SessionDecision =
  | {
      kind: 'enter';
      /** `name.myshopify.com`. */
      shop: string;
      /** Still encoded, for links; `null` when unknown. */
      host: string | null;
      /** `null` to use shop info's, else a random one for this browser tab. */
      sessionId: string | null;
      userId: string | null;
      /** Another shop was open in this browser tab: clear token, cache and session before the first call. */
      shouldClearFirst: boolean;
    }
  | { kind: 'login' };

/**
 * Access under /app (§2) needs a valid host in the address or a stored session id, and a shop from the address, the
 * host or storage. Malformed values count as absent. A stored session is valid only for its own shop (contract,
 * "Session and access").
 */
export function sessionDecision({ query, stored }: SessionParts): SessionDecision {
  const hostShop = query.host === null || query.hostText === null ? null : (parseHost(query.hostText)?.shop ?? null);
  const storedShop = asShop(stored.shop);
  const shop = asShop(query.shop) ?? hostShop ?? storedShop;
  if (shop === null) return { kind: 'login' };

  const shouldClearFirst = storedShop !== null && storedShop !== shop;
  const storedSession = shouldClearFirst ? null : nonBlank(stored.sessionId);
  if (hostShop === null && storedSession === null) return { kind: 'login' };

  const storedHost = shouldClearFirst ? null : nonBlank(stored.host);
  return {
    kind: 'enter',
    shop,
    host: hostShop === shop ? query.host : storedHost,
    sessionId: nonBlank(query.session) ?? storedSession,
    userId: nonBlank(query.userId) ?? (shouldClearFirst ? null : nonBlank(stored.userId)),
    shouldClearFirst,
  };
}

function asShop(text: string | null): string | null {
  return isShopDomain(text) ? text : null;
}

function nonBlank(text: string | null): string | null {
  return text === null || text.trim() === '' ? null : text;
}
