import type { Area } from '@hub/domain/navigation';

export interface Tokens {
  /** Token of `/admin/login` (localStorage `admin_token`). */
  adminToken: string | null;
  /** Token from the `Authorization` header of shop info's reply. */
  shopToken: string | null;
}

/**
 * The Authorization header for a call from an area, or `null` (contract, "The Authorization header"). The admin token
 * is never sent with a merchant's call, nor the shop's token under `/admin`. Under `/app` without a token App Bridge
 * adds its own.
 */
export function authorizationFor(area: Area, { adminToken, shopToken }: Tokens): string | null {
  if (area === 'admin') return nonBlankOrNull(adminToken);
  if (area === 'app') return nonBlankOrNull(shopToken);
  return null;
}

function nonBlankOrNull(token: string | null): string | null {
  return token === null || token.trim() === '' ? null : token;
}
