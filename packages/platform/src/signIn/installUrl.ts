import { isShopDomain } from '@hub/domain/navigation';
import { UntrustedRequestError } from '../PlatformError.ts';
import { shopifyLibrary } from './shopifyLibrary.ts';

export interface InstallUrlOptions {
  shopDomain: string;
  /** The app's client id. */
  apiKey: string;
  /** Origin of the shop's admin; `https://{shopDomain}` if absent. */
  origin?: string;
}

/**
 * Where a merchant installs the app or grants added scopes. The platform does both and then opens the app. Throws
 * `UntrustedRequestError` if the domain is not a shop's.
 */
export function installUrl({ shopDomain, apiKey, origin }: InstallUrlOptions): string {
  if (!isShopDomain(shopDomain)) throw new UntrustedRequestError('This is no address of a shop.', 'wrongShop');
  const url = new URL('/admin/oauth/install', origin ?? `https://${shopDomain}`);
  url.searchParams.set('client_id', apiKey);
  return url.href;
}

export type SignedQueryRefusal = 'wrongShop' | 'wrongSignature';

/**
 * The shop in an address that the platform opened: `shop`, `timestamp` and `hmac` in its query, at most 90 seconds old.
 * `secrets`: the current one, and the previous one during rotation. Throws `UntrustedRequestError<SignedQueryRefusal>`.
 */
export async function verifySignedQuery(
  query: URLSearchParams,
  { apiKey, secrets }: { apiKey: string; secrets: readonly string[] },
): Promise<{ shopDomain: string }> {
  const [shopDomain, ...others] = query.getAll('shop');
  if (!isShopDomain(shopDomain) || others.length > 0)
    throw new UntrustedRequestError('The address names no shop.', 'wrongShop');
  const checks = secrets
    .filter((secret) => secret !== '')
    .map((secret) =>
      shopifyLibrary(apiKey, secret)
        .utils.validateHmac(query)
        .catch(() => false),
    );
  if (!(await Promise.all(checks)).includes(true))
    throw new UntrustedRequestError('The address was not signed by the platform, or is too old.', 'wrongSignature');
  return { shopDomain };
}
