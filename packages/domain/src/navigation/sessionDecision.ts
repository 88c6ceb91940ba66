import { isShopDomain, parseHost } from './shopDomain.ts';

/** What the address and the tab's storage say, read and base64-decoded by the caller; null where there is nothing. */
export interface SessionParts {
  query: {
    shop: string | null;
    /** `host` as it stands in the address. */
    host: string | null;
    /** The same, base64-decoded; null when it is not base64. */
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

/** Who enters under /app, or that nobody does. */
export type SessionDecision =
  | {
      kind: 'enter';
      /** `name.myshopify.com`. */
      shop: string;
      /** As it came, still encoded, for the links to carry; null when none is known. */
      host: string | null;
      /** Null: take shop info's, else a random one for this tab. */
      sessionId: string | null;
      userId: string | null;
      /** Another shop was open in this tab: token, cache and session go before anything is asked. */
      shouldClearFirst: boolean;
    }
  | { kind: 'login' };

/**
 * Access under /app (§2): a valid host in the address or a stored session id, and a shop, from the address, else from
 * the host, else from storage. What is malformed counts as absent. A session that was stored for one shop opens no
 * other (contract, "Session and access").
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
