/**
 * The parts of an address as the browser's own parser names them, so that what is checked is what would be followed.
 */
export interface LocationParts {
  /** With its colon: `https:`. */
  protocol: string;
  /** With its port, where it is not the protocol's own. */
  host: string;
  username: string;
  password: string;
}

/** Where the shop platform confirms a charge besides on the shop's own host (contract, "Integrations, plans"). */
const platformAdmin = 'admin.shopify.com';

/**
 * Whether the top window may go to the location that billing answered with: our own origin, or https to the shop's host
 * or the platform's admin. Null stands for an address that does not parse. Anything else is an error toast.
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
