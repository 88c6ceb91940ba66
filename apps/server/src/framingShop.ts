import { isShopDomain, parseHost } from '@hub/domain/navigation';

/**
 * The shop whose admin may frame the app: the query's `shop`, else that of `host`, else none. Only a valid shop domain
 * reaches the header.
 */
export function framingShop(query: URLSearchParams): string | null {
  const shop = query.get('shop');
  if (shop !== null && isShopDomain(shop)) return shop;
  const host = decodeHost(query.get('host'));
  return host === null ? null : (parseHost(host)?.shop ?? null);
}

/** Base64, padded or not, decoded; null for anything else. */
function decodeHost(encoded: string | null): string | null {
  if (encoded === null || !/^[A-Za-z0-9+/_-]{1,512}={0,2}$/.test(encoded)) return null;
  return Buffer.from(encoded, 'base64').toString('latin1');
}
