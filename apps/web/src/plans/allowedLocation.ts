import { isBillingLocationAllowed } from '@hub/domain/plans';

/**
 * An address from the server as the browser would follow it; `null` when it is invalid, or leads to neither the app nor
 * the shop.
 */
export function allowedLocation(location: string, shop: string): URL | null {
  const { origin } = window.location;
  const target = URL.canParse(location, origin) ? new URL(location, origin) : null;
  return target && isBillingLocationAllowed(target, window.location, shop) ? target : null;
}
