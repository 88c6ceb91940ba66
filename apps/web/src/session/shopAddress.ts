import { hostOfShop } from '@hub/domain/navigation';
import { appAddress } from '../address/appAddress.ts';
import { decodeHost } from './decodeHost.ts';

/** The address of a screen for a shop other than the session's. `host`: the session's, as in its address. */
export function shopAddress(path: string, shop: string, host: string | null): string {
  return appAddress(path, { shop, host: btoa(hostOfShop(shop, decodeHost(host))) });
}
