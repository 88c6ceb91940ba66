import { isShopDomain, parseHost } from '@hub/domain/navigation';

/**
 * The shop whose admin may frame the app: `shop` of the query, else the one that `host` names, else none. What is not
 * a shop's domain counts as absent, so nothing that a visitor wrote reaches the header unchecked.
 */
export function framingShop(query: URLSearchParams): string | null {
  const shop = query.get('shop');
  if (shop !== null && isShopDomain(shop)) return shop;
  const host = decodeHost(query.get('host'));
  return host === null ? null : (parseHost(host)?.shop ?? null);
}

/** Base64, padded or not, as text; null when it is something else. */
function decodeHost(encoded: string | null): string | null {
  if (encoded === null || !/^[A-Za-z0-9+/_-]{1,512}={0,2}$/.test(encoded)) return null;
  return Buffer.from(encoded, 'base64').toString('latin1');
}
