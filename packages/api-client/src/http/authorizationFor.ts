/** Which part of the site a page belongs to: `/admin…`, `/app…`, everything else. */
export type Area = 'admin' | 'app' | 'public';

export interface Tokens {
  /** What `/admin/login` stored (localStorage `admin_token`). */
  adminToken: string | null;
  /** What the reply to shop info carried in its `Authorization` header. */
  shopToken: string | null;
}

/**
 * The Authorization header of a call made from an area, or null for none (contract, "The Authorization header"): a
 * back-office token never travels with a merchant's call, nor the other way round. Under `/app` without a token App
 * Bridge adds its own.
 */
export function authorizationFor(area: Area, { adminToken, shopToken }: Tokens): string | null {
  if (area === 'admin') return nonBlankOrNull(adminToken);
  if (area === 'app') return nonBlankOrNull(shopToken);
  return null;
}

function nonBlankOrNull(token: string | null): string | null {
  return token === null || token.trim() === '' ? null : token;
}
