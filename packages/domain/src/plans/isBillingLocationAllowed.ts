/** Parts of a URL as the browser parsed it. */
export interface LocationParts {
  /** With its colon: `https:`. */
  protocol: string;
  /** With its port, unless it is the protocol's default. */
  host: string;
  username: string;
  password: string;
}

/** Host on which the platform confirms charges, besides the shop's own (contract, "Integrations, plans"). */
const platformAdmin = 'admin.shopify.com';

/**
 * Whether the top window may open billing's location: our own origin, or https on the shop's host or the platform's
 * admin. `null` when the URL does not parse.
 */
export function isBillingLocationAllowed(
  location: LocationParts | null,
  appLocation: Pick<LocationParts, 'protocol' | 'host'>,
  shop: string,
): boolean {
  if (location === null || location.host === '') return false;
  if (location.username !== '' || location.password !== '') return false;
  if (isHttp(location.protocol) && location.protocol === appLocation.protocol && location.host === appLocation.host)
    return true;
  return location.protocol === 'https:' && (location.host === shop || location.host === platformAdmin);
}

function isHttp(protocol: string): boolean {
  return protocol === 'https:' || protocol === 'http:';
}
